import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languages, type Language } from '#shared/constants/market.ts'
import type { LeadMessage, LeadView, PriceOffer } from '#shared/schemas/lead.ts'
import { sendHeldActs, useHeldActs } from '#web/api/undoable.ts'
import { useLeads } from '#web/entities/lead/queries.ts'
import { PriceOfferForm } from '#web/entities/lead/price-offer-form.tsx'
import { Conversation } from '#web/features/inbox/conversation.tsx'
import { InboxList } from '#web/features/inbox/inbox-list.tsx'
import { ReserveButton } from '#web/features/inbox/reserve-button.tsx'
import { formatMoney, formatPercent } from '#web/i18n/format.ts'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { idOf, lead, leadMessage, user } from './fixtures.ts'
import { button, fakeApi, looksRight, renderIn, sentBodies } from './render.tsx'

const soon = () => new Date(Date.now() + 3_600_000).toISOString()

const anOffer = (parts: Partial<PriceOffer> = {}): PriceOffer => ({
  id: 'msg_00000000000000000000000002',
  by: 'buyer',
  amountQAR: 150_000,
  state: 'OPEN',
  at: lead.createdAt,
  expiresAt: soon(),
  ...parts,
})
const aLead = (parts: Partial<LeadView> = {}): LeadView => ({
  ...lead,
  askingQAR: 165_000,
  listingAvailability: 'AVAILABLE',
  unread: 0,
  status: 'CONTACTED',
  offer: anOffer(),
  lastEvent: { kind: 'OFFERED', amountQAR: 150_000, isCounter: false, expiresAt: soon() },
  ...parts,
})
const offered = leadMessage(
  { event: { kind: 'OFFERED', amountQAR: 150_000, isCounter: false, expiresAt: soon() } },
  2,
)

const plate = {
  id: idOf('plt'),
  country: 'QA',
  series: null,
  number: '333777',
  slug: null,
} satisfies LeadView['plate']

const words = (language: Language) => createTranslator(loadedMessages(language, 'price-offer')!, language).t

const namespaces = ['price-offer', 'messages', 'inbox', 'availability'] as const

let calls: { route: string; body: unknown }[] = []
const answering = (
  view: LeadView,
  messages: readonly LeadMessage[] = [],
  leads: readonly LeadView[] = [view],
) => {
  calls = []
  fakeApi((route) => {
    if (!route.startsWith('GET')) calls.push({ route, body: undefined })
    if (route === `GET /api/leads/${lead.id}/messages`) return { body: { lead: view, messages } }
    if (route === 'GET /api/seller/leads') return { body: leads }
    if (route === 'GET /api/user') return { body: user }
    return route.includes('/offers') ? { body: view } : undefined
  })
}
beforeEach(async () => {
  await page.viewport(360, 740)
  sessionStorage.clear()
})
afterEach(() => useHeldActs.setState({ acts: [], left: new Map(), progress: new Map() }))

it('says that an offer lapses once the price is below it, not with each change', async () => {
  const view = aLead({ side: 'buyer', offer: null })
  answering(view)
  const form = <PriceOfferForm lead={view} askingQAR={165_000} onSent={() => {}} />
  await renderIn('en', form, namespaces)
  await expect.element(page.getByText('when the asking price falls below it', { exact: false })).toBeVisible()
})

describe.each(languages)('in %s', (language) => {
  it('a buyer takes a ready amount; one far below is asked about once', async () => {
    const view = aLead({ side: 'buyer', offer: null })
    answering(view)
    const onSent = vi.fn<() => void>()
    await renderIn(language, <PriceOfferForm lead={view} askingQAR={165_000} onSent={onSent} />, namespaces)
    const t = words(language)
    const amount = page.getByLabelText(t('amount'))
    await userEvent.click(
      page
        .getByRole('group', { name: t('ready') })
        .getByRole('button')
        .first(),
    )
    await expect.element(amount).toHaveValue('160,000')
    await looksRight()
    await userEvent.fill(amount, '170000')
    await userEvent.click(button(t('send')))
    await expect.element(page.getByText(t('issue.aboveAsking'))).toBeVisible()
    await userEvent.fill(amount, '٨٠٠٠٠')
    await userEvent.click(button(t('send')))
    expect(calls).toEqual([])
    await looksRight()
    await userEvent.click(button(t('send.low')))
    await expect.poll(() => onSent).toHaveBeenCalledOnce()
    expect(sentBodies()).toEqual([{ amountQAR: 80_000 }])
  })

  it('a ready amount says by how much it is below the asking price, as its field does', async () => {
    const view = aLead({ side: 'buyer', offer: null })
    answering(view)
    await renderIn(language, <PriceOfferForm lead={view} askingQAR={36_000} onSent={() => {}} />, namespaces)
    const ready = page.getByRole('group', { name: words(language)('ready') }).getByRole('button')
    await userEvent.click(ready.nth(1))
    await expect.element(page.getByLabelText(words(language)('amount'))).toHaveValue('34,000')
    await expect.poll(() => ready.nth(1).element().textContent).toContain('5.6')
    await expect
      .element(page.getByText(words(language)('below', { percent: formatPercent(5.6 / 100, language, 1) })))
      .toBeVisible()
  })

  it('a written message is aligned by its own language, and breaks where its bubble ends', async () => {
    const texts = ['هل السيارة ما زالت متوفرة؟', 'Is it still available?']
    answering(aLead(), [leadMessage({ text: texts[0]! }, 1), leadMessage({ text: texts[1]! }, 2)])
    await renderIn(
      language,
      <Conversation leadId={lead.id} onBack={() => {}} onManageTemplates={() => {}} />,
      namespaces,
    )
    for (const text of texts) {
      const bubble = page.getByRole('log').getByText(text)
      await expect.element(bubble).toHaveStyle({ textAlign: 'start', textWrapStyle: 'auto' })
    }
  })

  it('a seller reads an offer as a card, and accepts it after a question', async () => {
    const view = aLead({ side: 'seller' })
    answering(view, [leadMessage({}, 1), offered])
    await renderIn(
      language,
      <Conversation leadId={lead.id} onBack={() => {}} onManageTemplates={() => {}} />,
      namespaces,
    )
    const t = words(language)
    await expect.element(page.getByText(t('state.OPEN'), { exact: true })).toBeVisible()
    await looksRight()
    await userEvent.click(button(t('accept')))
    await expect.element(page.getByText(t('accept.text.seller'), { exact: true })).toBeVisible()
    await looksRight()
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: t('accept'), exact: true }))
    await expect
      .poll(() => calls.map(({ route }) => route))
      .toEqual([`PATCH /api/leads/${lead.id}/offers/${anOffer().id}`])
    expect(sentBodies()).toEqual([{ state: 'ACCEPTED' }])
  })

  it('who accepts a second offer for the same car is told of the first, a buyer is advised as one', async () => {
    const view = aLead({ side: 'seller' })
    const first = aLead({
      side: 'seller',
      id: 'led_00000000000000000000000009',
      offer: anOffer({ state: 'ACCEPTED', amountQAR: 145_000 }),
    })
    const t = words(language)
    const another = t('accept.another', { amount: formatMoney(145_000, language) })
    const List = () => <InboxList leads={useLeads('seller').data ?? []} openId={null} onOpen={() => {}} />
    for (const [other, isTold] of [
      [first, true],
      [{ ...first, status: 'CLOSED' as const }, false],
      [{ ...first, listingId: 'lst_00000000000000000000000009' }, false],
    ] as const) {
      answering(view, [offered], [view, other])
      const { unmount } = await renderIn(
        language,
        <>
          <List />
          <Conversation leadId={lead.id} onBack={() => {}} onManageTemplates={() => {}} />
        </>,
        namespaces,
      )
      await expect.poll(() => document.querySelectorAll('main li button.flex.w-full').length).toBe(2)
      await userEvent.click(button(t('accept')))
      await expect.element(page.getByText(t('accept.text.seller'), { exact: true })).toBeVisible()
      expect(page.getByText(another).elements()).toHaveLength(isTold ? 1 : 0)
      await unmount()
    }
    const counter = anOffer({ by: 'seller' })
    answering(aLead({ side: 'buyer', offer: counter }), [{ ...offered, from: 'seller' }])
    await renderIn(
      language,
      <Conversation leadId={lead.id} onBack={() => {}} onManageTemplates={undefined} />,
      namespaces,
    )
    await userEvent.click(button(t('accept')))
    await expect.element(page.getByText(t('accept.text'), { exact: true })).toBeVisible()
  })

  it('an accepted offer is reserved with one press, which can be undone', async () => {
    const view = aLead({ side: 'seller', offer: anOffer({ state: 'ACCEPTED' }), listingVersion: 7 })
    answering(view, [
      offered,
      leadMessage({ from: 'seller', event: { kind: 'OFFER_ACCEPTED', amountQAR: 150_000 } }, 3),
    ])
    await renderIn(
      language,
      <Conversation leadId={lead.id} onBack={() => {}} onManageTemplates={() => {}} />,
      namespaces,
    )
    const t = words(language)
    await expect.element(page.getByText(t('noContract.seller'), { exact: true })).toBeVisible()
    await userEvent.click(button(t('reserve.car')))
    await expect.element(page.getByText(t('reserved'))).toBeVisible()
    // The pressed button is gone.
    await expect.element(page.getByText(t('reserved'))).toHaveFocus()
    expect(useHeldActs.getState().acts).toMatchObject([{ on: [lead.listingId] }])
    await looksRight()
  })

  it.each(['car', 'plate'] as const)('the %s is reserved as its seller has seen it', async (what) => {
    const ofPlate = { listingId: null, plate } satisfies Partial<LeadView>
    const view = aLead({ side: 'seller', listingVersion: 7, ...(what === 'plate' && ofPlate) })
    answering(view)
    await renderIn(language, <ReserveButton lead={view} />, namespaces)
    await userEvent.click(button(words(language)(`reserve.${what}`)))
    // A colleague may sell it before that leaves.
    await sendHeldActs()
    const path = what === 'plate' ? `number-plates/${plate.id}` : `listings/${lead.listingId}`
    expect(calls.map(({ route }) => route)).toEqual([`PUT /api/${path}/availability`])
    expect(sentBodies()).toEqual([{ availability: 'RESERVED', version: 7 }])
  })

  it('a buyer reads what became of earlier offers, and can take back the present one', async () => {
    const present = anOffer({ id: 'msg_00000000000000000000000004', amountQAR: 155_000 })
    const view = aLead({ side: 'buyer', offer: present })
    const event = { kind: 'OFFERED' as const, amountQAR: 160_000, isCounter: true, expiresAt: soon() }
    answering(view, [
      offered,
      leadMessage({ from: 'seller', event }, 3),
      leadMessage({ event: { ...event, amountQAR: 155_000 } }, 4),
    ])
    await renderIn(
      language,
      <Conversation leadId={lead.id} onBack={() => {}} onManageTemplates={undefined} />,
      namespaces,
    )
    const t = words(language)
    await expect.element(page.getByText(t('state.COUNTERED')).first()).toBeVisible()
    await looksRight()
    await userEvent.click(button(t('withdraw')))
    await expect.poll(sentBodies).toEqual([{ state: 'WITHDRAWN' }])
  })

  it('an offer is the last line of its conversation, and open ones can be listed', async () => {
    answering(aLead())
    const leads = [
      aLead({ side: 'seller' }),
      aLead({ id: 'led_00000000000000000000000009', offer: null, lastEvent: null }),
    ]
    await renderIn(language, <InboxList leads={leads} openId={null} onOpen={() => {}} />, namespaces)
    const inbox = createTranslator(loadedMessages(language, 'inbox')!, language).t
    await userEvent.click(page.getByRole('button', { name: new RegExp(inbox('filter.OFFER')) }))
    await expect.element(page.getByText(/150,000/)).toBeVisible()
    await expect.poll(() => document.querySelectorAll('main li button').length).toBe(1)
    await looksRight()
  })
})
