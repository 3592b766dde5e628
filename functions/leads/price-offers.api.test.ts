import { beforeAll, describe, expect, it } from 'vitest'
import { setAvailability } from '#functions/testing/cars.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import {
  aCarAndABuyer,
  ask,
  asked,
  edit,
  eventsOf,
  markRead,
  notificationsOf,
  read,
  received,
  sent,
  statuses,
  times,
  write,
} from '#functions/testing/leads.ts'
import { mailTo } from '#functions/testing/mailbox.ts'
import {
  password,
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { publishPlate } from '#functions/testing/plates.ts'

const offer = ({ token }: Person, leadId: string, amountQAR: unknown) =>
  api('POST', `/api/leads/${leadId}/offers`, { token, body: { amountQAR } })

const answer = ({ token }: Person, leadId: string, offerId: string, state: string) =>
  api('PATCH', `/api/leads/${leadId}/offers/${offerId}`, { token, body: { state } })

/** A dealer's car for QAR 165,000, and a conversation in which its buyer offers 150,000. */
const offered = async (parts: Readonly<Record<string, unknown>> = {}) => {
  const { dealer, buyer, car } = await aCarAndABuyer()
  const lead = await asked(buyer, car.id, { offerQAR: 150_000, ...parts })
  return { dealer, buyer, car, lead, offerId: String(lead.offer.id) }
}

describe('an offer of a price', () => {
  it('begins a conversation, with a text or without, and both sides read it in words', async () => {
    const { dealer, buyer, lead } = await offered()
    expect(lead).toMatchObject({
      lastMessage: expect.stringMatching(/^Offer: .QAR\s150,000/),
      lastEvent: { kind: 'OFFERED', amountQAR: 150_000, isCounter: false },
      offer: { by: 'buyer', amountQAR: 150_000, state: 'OPEN' },
      askingQAR: 165_000,
    })
    const { body } = await read(dealer, lead.id)
    expect(body.messages).toMatchObject([
      { from: 'buyer', text: lead.message },
      { from: 'buyer', text: lead.lastMessage, event: { kind: 'OFFERED', amountQAR: 150_000 } },
    ])
    expect(body.lead).toMatchObject({ unread: 2, offer: lead.offer })
    const silent = await offered({ message: '' })
    expect((await read(silent.dealer, silent.lead.id)).body).toMatchObject({
      lead: { unread: 1 },
      messages: [{ event: { kind: 'OFFERED' } }],
    })
    expect((await notificationsOf(silent.dealer))[0]).toMatchObject({
      kind: 'LEAD_RECEIVED',
      about: { event: { kind: 'OFFERED', amountQAR: 150_000 } },
    })
    expect((await mailTo(silent.dealer.user.email)).subject).toMatch(
      /^Offer: QAR\s150,000 for your Nissan Patrol/,
    )
    expect((await sent(buyer))[0]).toMatchObject({ id: lead.id, offer: { state: 'OPEN' } })
  })

  it('is worded in the reader’s language', async () => {
    const { dealer, lead } = await offered()
    const topics = { leads: true, decisions: true, savedSearches: true, favorites: true }
    await apiOk('PUT', '/api/user/preferences', {
      token: dealer.token,
      body: { language: 'ar', email: topics, sms: { leads: false } },
    })
    expect((await received(dealer))[0].lastMessage).toMatch(/^عرض سعر: .150,000/)
    expect((await read(dealer, lead.id)).body.messages[1].text).toMatch(/^عرض سعر: .150,000/)
  })

  it('is countered, countered again and accepted, and each act is a message', async () => {
    const { dealer, buyer, lead, offerId } = await offered()
    const counter = await offer(dealer, lead.id, 160_000)
    expect(counter).toMatchObject({
      status: 201,
      body: {
        side: 'seller',
        status: 'CONTACTED',
        respondedAt: expect.any(String),
        offer: { by: 'seller', amountQAR: 160_000, state: 'OPEN' },
      },
    })
    // The first one is answered by the counter-offer.
    expect((await answer(dealer, lead.id, offerId, 'ACCEPTED')).body.code).toBe('OFFER_OVER')
    const last = await offer(buyer, lead.id, 155_000)
    expect(last.body.lastEvent).toMatchObject({ kind: 'OFFERED', isCounter: true })
    const done = await answer(dealer, lead.id, last.body.offer.id, 'ACCEPTED')
    expect(done).toMatchObject({ status: 200, body: { offer: { state: 'ACCEPTED', amountQAR: 155_000 } } })
    expect(await eventsOf(buyer, lead.id)).toMatchObject([
      { kind: 'OFFERED', amountQAR: 150_000, isCounter: false },
      { kind: 'OFFERED', amountQAR: 160_000, isCounter: true },
      { kind: 'OFFERED', amountQAR: 155_000, isCounter: true },
      { kind: 'OFFER_ACCEPTED', amountQAR: 155_000 },
    ])
    // Said again, it is said already.
    expect((await answer(dealer, lead.id, last.body.offer.id, 'ACCEPTED')).status).toBe(200)
    expect(await eventsOf(buyer, lead.id)).toHaveLength(4)
    expect((await answer(buyer, lead.id, last.body.offer.id, 'WITHDRAWN')).body.code).toBe('OFFER_OVER')
  })

  it('is declined or withdrawn, and another one can follow', async () => {
    const { dealer, buyer, lead, offerId } = await offered()
    expect((await answer(dealer, lead.id, offerId, 'DECLINED')).body.offer.state).toBe('DECLINED')
    const second = await offer(buyer, lead.id, 155_000)
    expect(second.body.lastEvent.isCounter).toBe(false)
    expect((await answer(buyer, lead.id, second.body.offer.id, 'WITHDRAWN')).body.offer.state).toBe(
      'WITHDRAWN',
    )
    // A seller may come back to it.
    expect((await offer(dealer, lead.id, 156_000)).body.offer).toMatchObject({ by: 'seller', state: 'OPEN' })
  })

  it('of one’s own is replaced, and the same again stays one', async () => {
    const { buyer, lead, offerId } = await offered()
    expect((await offer(buyer, lead.id, 150_000)).body.offer.id).toBe(offerId)
    expect((await offer(buyer, lead.id, 152_000)).body.offer).toMatchObject({
      amountQAR: 152_000,
      state: 'OPEN',
    })
    expect(await eventsOf(buyer, lead.id)).toHaveLength(2)
    expect((await answer(buyer, lead.id, offerId, 'WITHDRAWN')).body.code).toBe('OFFER_OVER')
  })

  it('tells the other side as a message does: a burst once', async () => {
    const { dealer, buyer, lead } = await offered()
    await offer(buyer, lead.id, 151_000)
    expect(await notificationsOf(dealer)).toHaveLength(1)
    await markRead(dealer, lead.id)
    await offer(dealer, lead.id, 160_000)
    expect((await notificationsOf(buyer))[0]).toMatchObject({
      kind: 'LEAD_REPLY',
      about: { event: { kind: 'OFFERED', amountQAR: 160_000, isCounter: true } },
    })
    expect((await mailTo(buyer.user.email)).subject).toMatch(/^Counter-offer: QAR\s160,000 for the Nissan/)
  })
})

describe('an offer is refused', () => {
  it('from strangers, of oneself, before the buyer’s, and with an amount that is none', async () => {
    const { dealer, buyer, lead, offerId, car } = await offered()
    const stranger = await registerSeller()
    expect((await offer(stranger, lead.id, 100)).body.code).toBe('LEAD_NOT_FOUND')
    expect((await answer(stranger, lead.id, offerId, 'ACCEPTED')).body.code).toBe('LEAD_NOT_FOUND')
    expect((await answer(buyer, lead.id, offerId, 'ACCEPTED')).body.code).toBe('OFFER_OVER')
    expect((await answer(dealer, lead.id, offerId, 'WITHDRAWN')).body.code).toBe('OFFER_OVER')
    for (const amount of [0, -5, 1.5, '150000', null, 165_001, 200_000_000])
      expect((await offer(buyer, lead.id, amount)).body.code).toBe('BAD_REQUEST')
    // Not below what could be accepted.
    expect((await offer(dealer, lead.id, 150_000)).body.issues).toMatchObject([{ path: 'amountQAR' }])
    const plain = await asked(await registerSeller(), car.id)
    expect((await offer(dealer, plain.id, 160_000)).body.code).toBe('NO_OFFER_YET')
    const above = await ask(await registerSeller(), car.id, { offerQAR: 165_001 })
    expect(above.body).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: 'offerQAR' }] })
    expect(await eventsOf(buyer, lead.id)).toHaveLength(1)
  })

  it('once the car is reserved, sold or cheaper, and while the inquiry is closed', async () => {
    const { dealer, buyer, car, lead, offerId } = await offered()
    await edit(dealer, lead.id, { status: 'CLOSED' })
    expect((await read(buyer, lead.id)).body.lead.offer.state).toBe('LAPSED')
    expect((await offer(buyer, lead.id, 140_000)).body.code).toBe('INQUIRY_CLOSED')
    expect((await answer(buyer, lead.id, offerId, 'WITHDRAWN')).body.code).toBe('INQUIRY_CLOSED')
    await edit(dealer, lead.id, { status: 'CONTACTED' })
    await setAvailability(dealer, car.id, 'RESERVED')
    expect((await read(buyer, lead.id)).body.lead).toMatchObject({
      offer: { state: 'LAPSED' },
      askingQAR: null,
    })
    expect((await answer(dealer, lead.id, offerId, 'ACCEPTED')).body.code).toBe('OFFER_OVER')
    expect((await offer(buyer, lead.id, 140_000)).body.code).toBe('LISTING_UNAVAILABLE')
    const other = await ask(await registerSeller(), car.id, { offerQAR: 140_000 })
    expect(other.body.code).toBe('LISTING_UNAVAILABLE')
    await setAvailability(dealer, car.id, 'AVAILABLE')
    expect((await read(buyer, lead.id)).body.lead.offer.state).toBe('OPEN')
  })

  it('of a car whose price is fixed, which its page says; open ones can still be answered', async () => {
    const { dealer, buyer, car, lead, offerId } = await offered()
    const fix = (isPriceFixed: boolean) =>
      apiOk('PATCH', `/api/listings/${car.id}`, { token: dealer.token, body: { isPriceFixed } })
    expect((await apiOk('GET', `/api/listings/${car.id}`)).body.isPriceFixed).toBeUndefined()
    await fix(true)
    expect((await apiOk('GET', `/api/listings/${car.id}`)).body.isPriceFixed).toBe(true)
    expect((await offer(buyer, lead.id, 140_000)).body.code).toBe('PRICE_FIXED')
    expect((await offer(dealer, lead.id, 160_000)).body.code).toBe('PRICE_FIXED')
    const first = await ask(await registerSeller(), car.id, { offerQAR: 140_000 })
    expect([first.status, first.body.code]).toEqual([409, 'PRICE_FIXED'])
    expect((await read(buyer, lead.id)).body.lead).toMatchObject({
      askingQAR: null,
      offer: { state: 'OPEN' },
    })
    expect((await answer(dealer, lead.id, offerId, 'ACCEPTED')).status).toBe(200)
    await fix(false)
    expect((await offer(buyer, lead.id, 140_000)).status).toBe(201)
  })

  it('in a conversation that a side has left; its own amount goes with it', async () => {
    const { dealer, buyer, lead } = await offered()
    await offer(dealer, lead.id, 160_000)
    await apiOk('DELETE', '/api/user', { token: buyer.token, body: { password } })
    expect((await offer(dealer, lead.id, 161_000)).body.code).toBe('CONVERSATION_CLOSED')
    await expect
      .poll(async () => (await read(dealer, lead.id)).body.messages.map(({ from }: { from: string }) => from))
      .toEqual(['seller'])
    expect((await read(dealer, lead.id)).body.lead.offer).toMatchObject({ by: 'seller', state: 'LAPSED' })
  })
})

describe('of two acts at once', () => {
  it('one of accepting and withdrawing holds', async () => {
    const { dealer, buyer, lead, offerId } = await offered()
    const answers = await Promise.all([
      answer(dealer, lead.id, offerId, 'ACCEPTED'),
      answer(buyer, lead.id, offerId, 'WITHDRAWN'),
    ])
    expect(statuses(answers)).toEqual([200, 409])
    expect(await eventsOf(buyer, lead.id)).toHaveLength(2)
  })

  it('of eight counter-offers the last one alone is open', async () => {
    const { dealer, buyer, lead } = await offered()
    const answers = await Promise.all(times(8, (index) => offer(dealer, lead.id, 160_000 + index)))
    expect(statuses(answers)).toEqual(times(8, () => 201))
    const events = await eventsOf(buyer, lead.id)
    expect((await read(buyer, lead.id)).body.lead.offer).toMatchObject({
      state: 'OPEN',
      amountQAR: events.at(-1).amountQAR,
    })
  })

  it('a sale and an acceptance agree: what was accepted was for sale at that moment', async () => {
    const { dealer, buyer, car, lead, offerId } = await offered()
    const [accepted] = await Promise.all([
      answer(dealer, lead.id, offerId, 'ACCEPTED'),
      setAvailability(dealer, car.id, 'SOLD'),
    ])
    const state = (await read(buyer, lead.id)).body.lead.offer.state
    expect([accepted.status, state]).toEqual(accepted.status === 200 ? [200, 'ACCEPTED'] : [409, 'LAPSED'])
  })
})

describe('of a number plate', () => {
  let [dealer, buyer, admin]: Person[] = []
  beforeAll(async () => {
    ;[dealer, buyer, admin] = await Promise.all([registerVerifiedDealer(), registerSeller(), registerAdmin()])
  })

  it('an offer goes the same way', async () => {
    const plate = await publishPlate(dealer!, admin!)
    const { body: lead } = await apiOk('POST', `/api/number-plates/${plate.id}/inquiries`, {
      token: buyer!.token,
      body: { name: 'Maryam', phone: '55123456', message: '', offerQAR: 1000 },
    })
    expect(lead).toMatchObject({ offer: { state: 'OPEN', amountQAR: 1000 }, askingQAR: plate.price })
    const done = await answer(dealer!, lead.id, lead.offer.id, 'ACCEPTED')
    expect(done.body.offer.state).toBe('ACCEPTED')
    await write(buyer!, lead.id, 'Done')
    expect((await read(dealer!, lead.id)).body.lead).toMatchObject({
      lastMessage: 'Done',
      lastEvent: null,
      offer: { state: 'ACCEPTED' },
    })
  })

  it('an offer above its price is refused', async () => {
    const plate = await publishPlate(dealer!, admin!)
    const { status, body } = await api('POST', `/api/number-plates/${plate.id}/inquiries`, {
      token: buyer!.token,
      body: { name: 'Maryam', phone: '55123456', message: '', offerQAR: plate.price + 1 },
    })
    expect([status, body.issues[0].path]).toEqual([400, 'offerQAR'])
  })
})
