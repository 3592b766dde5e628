import { page } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/market.ts'
import type { LeadMessage } from '#shared/schemas/lead.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { type Acting, useActing } from '#web/stores/acting.ts'
import { forgetPersonal } from '#web/stores/person.ts'
import { useSession } from '#web/stores/session.ts'
import { at, idOf, lead, leadMessage, user } from '#web/testing/fixtures.ts'
import { fakeApi, looksRight, renderIn } from '#web/testing/render.tsx'
import { Conversation } from './conversation.tsx'

beforeEach(async () => {
  await page.viewport(360, 740)
  useSession.setState({ token: 'a' })
})
afterEach(() => {
  forgetPersonal(0)
})

const acting: Acting = { dealershipId: idOf('usr', 2), dealership: 'Pearl Cars', role: 'SALES' }
const sara = 'Sara Al Sales'
const own = `${user.firstName} ${user.lastName}`

const offer = { kind: 'OFFERED', amountQAR: 150_000, isCounter: false, expiresAt: at } as const
const agreed = { kind: 'VIEWING_ACCEPTED', time: at } as const

/** What the dealership's side did, of three people. */
const messages: LeadMessage[] = [
  leadMessage({}, 1),
  leadMessage({ from: 'seller', text: '', event: offer, by: sara }, 2),
  leadMessage({ from: 'seller', text: '', event: agreed, by: own }, 3),
  leadMessage({ from: 'seller', text: 'It is.', by: sara }, 4),
  leadMessage({ from: 'seller', text: 'Come by.' }, 5),
]

/** Gives, message by message, whose a screen reader says it is, and what stands beside its time. */
const open = async (language: Language, who: Acting | null) => {
  useActing.setState({ acting: who })
  const view = { ...lead, unread: 0, sellerName: 'Pearl Cars', buyerName: 'Maryam' }
  fakeApi((route) => {
    if (route.endsWith('/messages')) return { body: { lead: view, messages } }
    return route === 'GET /api/user' ? { body: user } : undefined
  })
  const element = <Conversation leadId={lead.id} onBack={() => {}} onManageTemplates={undefined} />
  await renderIn(language, element, ['messages', 'price-offer', 'viewing'])
  await expect.element(page.getByText('Come by.')).toBeVisible()
  const items = [...page.getByRole('log').element().querySelectorAll('ol > li')]
  const { t } = createTranslator(loadedMessages(language, 'messages')!, language)
  return {
    t,
    speakers: () => items.map((item) => item.querySelector(':scope > .sr-only')?.textContent),
    beside: () => items.map((item) => item.querySelector(':scope > time > bdi')?.textContent),
  }
}

describe.each(languages)('in %s', (language) => {
  it('in a team an offer and an agreed viewing name who did it, as a typed message does', async () => {
    const { t, speakers, beside } = await open(language, acting)
    const named = (name: string) => t('from.other', { name })
    expect(beside()).toEqual([undefined, sara, own, sara, undefined])
    await expect
      .poll(speakers)
      .toEqual([named('Maryam'), named(sara), t('from.you'), named(sara), named('Pearl Cars')])
    await looksRight()
  })

  it('the dealership itself reads who of its staff did what, and what it wrote as its own', async () => {
    const { t, speakers } = await open(language, null)
    await expect.poll(() => speakers().at(-1)).toBe(t('from.you'))
    expect(speakers()[1]).toBe(t('from.other', { name: sara }))
  })
})
