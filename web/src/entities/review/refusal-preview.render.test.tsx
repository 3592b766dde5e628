import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { renderIn } from '#web/testing/render.tsx'
import { emptyRefusal } from './refusal.ts'
import { reasonLabels } from '#shared/rules/refusal.ts'
import { RefusalPreview } from './refusal-preview.tsx'

describe.each(languages)('in %s, the preview of a refusal', (language) => {
  it.each([
    ['listing', 'refusal.preview'],
    ['plate', 'refusal.preview'],
    ['application', 'refusal.preview.application'],
    ['dealerReview', 'refusal.preview.dealerReview'],
  ] as const)('of the kind %s says who reads it', async (kind, heading) => {
    const preview = <RefusalPreview kind={kind} refusal={emptyRefusal} heading="h3" />
    const screen = await renderIn(language, preview, ['moderation'])
    const name = loadedMessages(language, 'moderation')![heading]
    await expect.element(screen.getByRole('heading', { name, exact: true })).toBeVisible()
  })

  it('gives no advice what to change in a car that is deleted, as the email does not', async () => {
    const refusal = { ...emptyRefusal, codes: ['DUPLICATE' as const] }
    const [{ name, advice } = expect.unreachable()] = reasonLabels('listing', refusal.codes)
    const shown = async (isDeletion: boolean) => {
      const preview = <RefusalPreview kind="listing" refusal={refusal} heading="h3" isDeletion={isDeletion} />
      const screen = await renderIn(language, preview, ['moderation'])
      await expect.element(screen.getByText(name[language], { exact: true })).toBeVisible()
      const said = screen.container.textContent
      await screen.unmount()
      return said
    }
    expect(await shown(false)).toContain(advice[language])
    expect(await shown(true)).not.toContain(advice[language])
  })
})
