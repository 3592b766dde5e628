import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { LeadEvent } from '#shared/schemas/lead-event.ts'
import { leadSides, type LeadMessage, type LeadSide, type LeadView } from '#shared/schemas/lead.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { at, lead, leadMessage } from '#web/testing/fixtures.ts'
import { fakeApi, looksRight, renderIn } from '#web/testing/render.tsx'
import { Conversation } from './conversation.tsx'

beforeEach(() => page.viewport(360, 740))
afterEach(() => {
  forgetPersonal(0)
  vi.restoreAllMocks()
})

describe.each(languages)('in %s', (language) => {
  const open = async (side: LeadSide, parts: object, of: Partial<LeadView> = {}) => {
    fakeApi((route) =>
      route.endsWith('/messages')
        ? { body: { lead: { ...lead, side, unread: 0, ...of }, messages: [], ...parts } }
        : undefined,
    )
    const view = <Conversation leadId={lead.id} onBack={() => {}} onManageTemplates={undefined} />
    await renderIn(language, view, ['messages', 'inbox', 'price-offer', 'viewing'])
    await expect.element(page.getByRole('log')).toBeVisible()
  }

  it.each(leadSides)(
    'a %s reads that the other side cannot be written to, in place of a form',
    async (side) => {
      await open(side, { takesMessages: false })
      const messages = loadedMessages(language, 'messages')!
      await expect.element(page.getByText(messages.closed)).toBeVisible()
      expect(page.getByRole('textbox').elements()).toHaveLength(0)
      // The seller may be a fraud; a seller is told nothing of the buyer.
      expect(page.getByText(messages['closed.buyer']).elements()).toHaveLength(side === 'buyer' ? 1 : 0)
      await looksRight()
    },
  )

  it.each([{ takesMessages: true }, {}])('the form is there where the server says %j', async (answer) => {
    await open('buyer', answer)
    await expect.element(page.getByRole('textbox')).toBeVisible()
  })

  it.each([true, false])(
    'what is open can be agreed to only while messages are taken: %s',
    async (takesMessages) => {
      const [soon, later] = [3_600_000, 7_200_000].map((ms) => new Date(Date.now() + ms).toISOString())
      const events: LeadEvent[] = [
        { kind: 'OFFERED', amountQAR: 150_000, isCounter: false, expiresAt: soon! },
        { kind: 'VIEWING_PROPOSED', times: [later!], isCounter: false },
      ]
      const messages = events.map((event, index) =>
        leadMessage({ from: 'seller', text: '', event }, index + 1),
      )
      const [{ id: offerId }, { id: viewingId }] = messages as [LeadMessage, LeadMessage]
      await open(
        'buyer',
        { takesMessages, messages },
        {
          askingQAR: lead.listingPrice,
          offer: { id: offerId, by: 'seller', state: 'OPEN', amountQAR: 150_000, at, expiresAt: soon! },
          viewing: {
            id: viewingId,
            by: 'seller',
            state: 'PROPOSED',
            times: [later!],
            note: '',
            time: null,
            place: null,
            at,
          },
        },
      )
      const [offer, viewing] = [
        loadedMessages(language, 'price-offer')!,
        loadedMessages(language, 'viewing')!,
      ]
      const buttons = () =>
        page
          .getByRole('log')
          .getByRole('button')
          .elements()
          .map(({ textContent }) => textContent)
      const ends = [offer.decline, viewing.decline]
      await expect.poll(buttons).toEqual(expect.arrayContaining(ends))
      if (takesMessages)
        expect(buttons()).toEqual(expect.arrayContaining([offer.accept, offer.counter, viewing.accept]))
      else expect(buttons()).toEqual(ends)
      await looksRight()
    },
  )
})
