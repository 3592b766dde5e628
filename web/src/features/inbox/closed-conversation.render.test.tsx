import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { leadSides, type LeadSide } from '#shared/schemas/lead.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { lead } from '#web/testing/fixtures.ts'
import { fakeApi, looksRight, renderIn } from '#web/testing/render.tsx'
import { Conversation } from './conversation.tsx'

beforeEach(() => page.viewport(360, 740))
afterEach(() => {
  forgetPersonal(0)
  vi.restoreAllMocks()
})

describe.each(languages)('in %s', (language) => {
  const open = async (side: LeadSide, parts: object) => {
    fakeApi((route) =>
      route.endsWith('/messages')
        ? { body: { lead: { ...lead, side, unread: 0 }, messages: [], ...parts } }
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
})
