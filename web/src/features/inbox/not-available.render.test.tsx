import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/market.ts'
import { leadSides, type LeadView } from '#shared/schemas/lead.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useActing } from '#web/stores/acting.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { idOf, lead } from '#web/testing/fixtures.ts'
import { button, fakeApi, looksRight, renderIn } from '#web/testing/render.tsx'
import { Conversation } from './conversation.tsx'
import { LeadRow } from './lead-list.tsx'

beforeEach(() => page.viewport(360, 740))
afterEach(() => {
  forgetPersonal(0)
})

/** Draws a conversation with its row of the list. */
const open = async (language: Language, view: LeadView) => {
  fakeApi((route) => {
    if (route.endsWith('/messages')) return { body: { lead: view, messages: [] } }
    return route === 'GET /api/seller/reply-templates' ? { body: [] } : undefined
  })
  const screen = await renderIn(
    language,
    <>
      <Conversation leadId={view.id} onBack={() => {}} onManageTemplates={() => {}} />
      <LeadRow lead={view} isOpen={false} onOpen={() => {}} />
    </>,
    ['messages', 'inbox', 'availability', 'price-offer', 'viewing'],
  )
  await expect.element(page.getByRole('log')).toBeVisible()
  return screen
}

/** How often the page says exactly this. */
const count = (text: string) => page.getByText(text, { exact: true }).elements().length

describe.each(languages)('in %s', (language) => {
  const namesOf = () => {
    const { RESERVED, SOLD, PAUSED } = loadedMessages(language, 'availability')!
    return { RESERVED, SOLD, PAUSED, null: loadedMessages(language, 'messages')!.notShown }
  }

  it.each(leadSides)(
    'a %s sees in the list and above the messages that a car is not to be had',
    async (side) => {
      for (const listingAvailability of ['RESERVED', 'SOLD', 'PAUSED', null] as const) {
        const screen = await open(language, {
          ...lead,
          side,
          unread: 0,
          listingAvailability,
          presentPrice: null,
        })
        const name = namesOf()[listingAvailability ?? 'null']
        await expect.poll(() => count(name)).toBe(2)
        await looksRight()
        await screen.unmount()
      }
    },
  )

  it('nothing is said of one that is available, at the price that was asked about', async () => {
    await open(language, { ...lead, unread: 0, presentPrice: lead.listingPrice })
    for (const name of Object.values(namesOf())) expect(count(name)).toBe(0)
    expect(count(formatMoney(lead.listingPrice, language))).toBe(1)
  })

  it('a price that has changed stands beside the one that was asked about', async () => {
    await open(language, { ...lead, unread: 0, presentPrice: 99_000 })
    for (const price of [lead.listingPrice, 99_000]) expect(count(formatMoney(price, language))).toBe(1)
    await looksRight()
  })

  it('a ready answer says the price of now, and none says that a reserved or sold car is still there', async () => {
    const {
      templates,
      'builtIn.available': available,
      'builtIn.price': aboutPrice,
    } = loadedMessages(language, 'inbox')!
    const free = await open(language, { ...lead, unread: 0, presentPrice: 99_000 })
    await userEvent.click(button(templates))
    await userEvent.click(button(available))
    const text = page.getByRole('textbox')
    await expect.element(text).toHaveValue(expect.stringContaining(formatMoney(99_000, language)))
    await free.unmount()

    const reserved = await open(language, {
      ...lead,
      unread: 0,
      listingAvailability: 'RESERVED',
      presentPrice: 99_000,
    })
    await userEvent.click(button(templates))
    await expect.element(button(aboutPrice)).toBeVisible()
    expect(button(available).elements()).toHaveLength(0)
    await reserved.unmount()

    await open(language, { ...lead, unread: 0, listingAvailability: 'SOLD', presentPrice: null })
    await userEvent.click(button(templates))
    await expect.element(button(loadedMessages(language, 'inbox')!['templates.manage'])).toBeVisible()
    expect(button(aboutPrice).elements()).toHaveLength(0)
  })

  it('a salesperson without an answer of any kind has no empty menu', async () => {
    useActing.setState({ acting: { dealershipId: idOf('usr', 2), dealership: 'Pearl Cars', role: 'SALES' } })
    await open(language, { ...lead, unread: 0, listingAvailability: 'SOLD', presentPrice: null })
    await expect.element(page.getByRole('textbox')).toBeVisible()
    expect(button(loadedMessages(language, 'inbox')!.templates).elements()).toHaveLength(0)
  })
})
