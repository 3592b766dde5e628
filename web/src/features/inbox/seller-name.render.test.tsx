import { page, userEvent } from 'vitest/browser'
import { describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { LeadView } from '#shared/schemas/lead.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { at, lead } from '#web/testing/fixtures.ts'
import { renderIn } from '#web/testing/render.tsx'
import { AgreedViewing } from './agreed-viewing.tsx'
import { LeadRow } from './lead-list.tsx'

const names = { en: 'Pearl Cars', ar: 'لؤلؤة السيارات' }
const viewing: NonNullable<LeadView['viewing']> = {
  id: 'msg_00000000000000000000000002',
  by: 'buyer',
  times: [at],
  note: '',
  state: 'ACCEPTED',
  time: at,
  place: null,
  at,
}
const ofDealer = { ...lead, side: 'buyer', sellerName: names.en, viewing } as const

const row = (shown: LeadView) => <LeadRow lead={shown} isOpen={false} onOpen={() => {}} />

describe.each(languages)('in %s', (language) => {
  it('a buyer reads the dealership’s name of that language, in the list and in the calendar’s file', async () => {
    const view = { ...ofDealer, sellerNameAr: names.ar }
    const agreed = <AgreedViewing lead={view} time={at} viewing={viewing} />
    await renderIn(
      language,
      <>
        {row(view)}
        {agreed}
      </>,
      ['messages', 'viewing', 'price-offer'],
    )
    await expect.element(page.getByText(names[language], { exact: true })).toBeVisible()
    const save = vi.spyOn(URL, 'createObjectURL')
    const { t } = createTranslator(loadedMessages(language, 'viewing')!, language)
    await userEvent.click(page.getByRole('button', { name: t('calendar'), exact: true }))
    await expect.poll(() => save).toHaveBeenCalledOnce()
    const file = await new Response(save.mock.calls[0]?.[0] as Blob).text()
    const [organizer] = /^ORGANIZER.*$/m.exec(file.replaceAll('\r\n ', '')) ?? []
    expect(organizer).toContain(names[language])
  })

  it('a conversation of before has the one name', async () => {
    await renderIn(language, row(ofDealer), ['messages', 'viewing', 'price-offer'])
    await expect.element(page.getByText(names.en, { exact: true })).toBeVisible()
  })
})
