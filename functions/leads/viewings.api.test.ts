import { describe, expect, it } from 'vitest'
import { keys } from '#functions/data/keys.ts'
import { anyItem, getItem } from '#functions/data/table.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { decide, setAvailability, submitCar } from '#functions/testing/cars.ts'
import {
  aCarAndABuyer,
  ask,
  asked,
  edit,
  eventsOf,
  inDaysAt,
  markRead,
  notificationsOf,
  read,
  received,
  sent,
  statuses,
  times,
  tomorrowAt,
  write,
} from '#functions/testing/leads.ts'
import { mailTo } from '#functions/testing/mailbox.ts'
import { password, registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { publishPlate } from '#functions/testing/plates.ts'
import { suspend } from '#functions/testing/users.ts'

const propose = ({ token }: Person, leadId: string, at: unknown, note: unknown = '') =>
  api('POST', `/api/leads/${leadId}/viewings`, { token, body: { times: at, note } })

const answer = ({ token }: Person, leadId: string, viewingId: string, body: object) =>
  api('PATCH', `/api/leads/${leadId}/viewings/${viewingId}`, { token, body })

const [five, six, seven] = [tomorrowAt('17:00'), tomorrowAt('18:00'), tomorrowAt('19:00')]

/** A dealer's car, and a conversation in which its buyer proposes two times. */
const proposed = async (parts: Readonly<Record<string, unknown>> = {}) => {
  const { dealer, buyer, car } = await aCarAndABuyer()
  const lead = await asked(buyer, car.id, { viewing: { times: [six, five], note: 'After work' }, ...parts })
  const viewingId = String(lead.viewing.id)
  const accept = (time = five) => answer(dealer, lead.id, viewingId, { state: 'ACCEPTED', time })
  return { dealer, buyer, car, lead, viewingId, accept }
}

/** Opens a dealership from nine to one and from four to eight, each day but Friday. */
const open = async ({ token }: Person) => {
  const { body } = await apiOk('GET', '/api/seller/storefront', { token })
  const day = { from: '09:00', to: '13:00', second: { from: '16:00', to: '20:00' } }
  const { slug: _, businessName: __, city: ___, logoUrl: ____, coverImageUrl: _____, ...form } = body
  await apiOk('PUT', '/api/seller/storefront', {
    token,
    body: {
      ...form,
      address: 'Salwa Road 210',
      logo: null,
      cover: null,
      hours: times(7, (index) => (index === 5 ? null : day)),
    },
  })
}

describe('a viewing', () => {
  it('is proposed with the first message, and both sides read it in words', async () => {
    const { dealer, buyer, lead } = await proposed()
    expect(lead).toMatchObject({
      lastMessage: expect.stringMatching(/^Viewing proposed: .+5:00.+ or .+6:00/),
      lastEvent: { kind: 'VIEWING_PROPOSED', times: [five, six], isCounter: false, note: 'After work' },
      viewing: { by: 'buyer', times: [five, six], note: 'After work', state: 'PROPOSED', time: null },
      isViewable: true,
    })
    expect((await read(dealer, lead.id)).body).toMatchObject({
      lead: { unread: 2, viewing: { state: 'PROPOSED' }, dealerSlug: expect.any(String) },
      messages: [{ text: lead.message }, { event: { kind: 'VIEWING_PROPOSED' } }],
    })
    const [told] = await notificationsOf(dealer)
    expect(told).toMatchObject({ kind: 'LEAD_RECEIVED', about: { event: { kind: 'VIEWING_PROPOSED' } } })
    // A note would outlive the account of who wrote it.
    expect(told.about.event).not.toHaveProperty('note')
    expect((await mailTo(dealer.user.email)).subject).toMatch(/^Viewing proposed: .+Nissan Patrol/)
    expect((await sent(buyer))[0]).toMatchObject({ id: lead.id, viewing: { state: 'PROPOSED' } })
  })

  it('is accepted at one of the times, with the place; said again, it is said already', async () => {
    const { dealer, buyer, lead, accept } = await proposed()
    await open(dealer)
    const agreed = await accept(six)
    expect(agreed).toMatchObject({
      status: 200,
      body: { status: 'CONTACTED', viewing: { state: 'ACCEPTED', time: six } },
    })
    expect(agreed.body.viewing).not.toHaveProperty('remindAt')
    expect((await read(buyer, lead.id)).body.lead.viewing.place).toMatchObject({ address: 'Salwa Road 210' })
    expect((await accept(six)).status).toBe(200)
    expect((await accept(five)).body.code).toBe('VIEWING_OVER')
    expect(await eventsOf(buyer, lead.id)).toHaveLength(2)
    expect((await mailTo(buyer.user.email)).text).toMatch(/Where: .*Salwa Road 210/)
    expect((await received(dealer))[0].viewing).toMatchObject({ state: 'ACCEPTED', time: six })
  })

  it('names a private seller’s area alone', async () => {
    const [seller, buyer] = [await registerSeller(), await registerSeller()]
    const car = await submitCar(seller)
    expect((await decide(await registerAdmin(), car.id, { status: 'APPROVED' })).status).toBe(200)
    const lead = await asked(buyer, car.id, { viewing: { times: [five], note: '' } })
    const { body } = await answer(seller, lead.id, lead.viewing.id, { state: 'ACCEPTED', time: five })
    expect(body.viewing.place).toMatchObject({ city: expect.any(String), address: '' })
  })

  it('is answered with other times, which the buyer accepts, and cancelled by either side with a word', async () => {
    const { dealer, buyer, lead, viewingId, accept } = await proposed()
    const other = await propose(dealer, lead.id, [seven], 'The car is at the workshop until six')
    expect(other).toMatchObject({
      status: 201,
      body: { lastEvent: { isCounter: true }, viewing: { by: 'seller', state: 'PROPOSED', times: [seven] } },
    })
    expect((await accept()).body.code).toBe('VIEWING_OVER')
    expect((await answer(buyer, lead.id, viewingId, { state: 'CANCELLED' })).body.code).toBe('VIEWING_OVER')
    const id = String(other.body.viewing.id)
    await answer(buyer, lead.id, id, { state: 'ACCEPTED', time: seven })
    expect((await propose(buyer, lead.id, [five])).body.code).toBe('VIEWING_AGREED')
    const note = 'My car broke down'
    const cancelled = await answer(buyer, lead.id, id, { state: 'CANCELLED', note })
    expect(cancelled.body).toMatchObject({
      viewing: { state: 'CANCELLED' },
      lastEvent: { kind: 'VIEWING_CANCELLED', time: seven, note },
    })
    // That it is cancelled, the other side need not be told by its own press.
    expect((await answer(dealer, lead.id, id, { state: 'CANCELLED' })).status).toBe(200)
    expect((await propose(buyer, lead.id, [six])).body.lastEvent).toMatchObject({ isCounter: false })
    expect(await eventsOf(dealer, lead.id)).toMatchObject([
      { kind: 'VIEWING_PROPOSED' },
      { kind: 'VIEWING_PROPOSED', isCounter: true },
      { kind: 'VIEWING_ACCEPTED', time: seven },
      { kind: 'VIEWING_CANCELLED' },
      { kind: 'VIEWING_PROPOSED', isCounter: false },
    ])
  })

  it('of one’s own is replaced, and the same again stays one', async () => {
    const { buyer, lead, viewingId } = await proposed()
    expect((await propose(buyer, lead.id, [five, six], 'After work')).body.viewing.id).toBe(viewingId)
    expect((await propose(buyer, lead.id, [seven])).body.viewing).toMatchObject({ times: [seven] })
    expect(await eventsOf(buyer, lead.id)).toHaveLength(2)
  })

  it('is declined with a word, and tells the buyer in their language', async () => {
    const { dealer, buyer, lead, viewingId } = await proposed()
    const topics = { leads: true, decisions: true, savedSearches: true, favorites: true }
    await apiOk('PUT', '/api/user/preferences', {
      token: buyer.token,
      body: { language: 'ar', email: topics, sms: { leads: false } },
    })
    await markRead(dealer, lead.id)
    await answer(dealer, lead.id, viewingId, { state: 'DECLINED', note: 'It is away' })
    expect((await sent(buyer))[0]).toMatchObject({ lastMessage: 'اعتُذر عن المعاينة' })
    expect((await mailTo(buyer.user.email)).subject).toMatch(/^اعتُذر عن المعاينة/)
  })
})

it('that a viewing is agreed is mailed to who has just written, and to who was mailed of something else a moment ago', async () => {
  for (const isThere of [true, false]) {
    const { dealer, buyer, lead, accept } = await proposed()
    expect((await write(dealer, lead.id, 'Let me see')).status).toBe(201)
    if (isThere) expect((await write(buyer, lead.id, 'Thank you')).status).toBe(201)
    if (isThere) await markRead(buyer, lead.id)
    expect((await accept()).status).toBe(200)
    expect((await notificationsOf(buyer))[0].about.event).toEqual({ kind: 'VIEWING_ACCEPTED', time: five })
    await mailTo(buyer.user.email, ({ subject }) => subject.startsWith('Viewing agreed'))
  }
})

describe('an agreed viewing that is cancelled', () => {
  const isCancelled = ({ subject }: { subject: string }) => subject.startsWith('Viewing cancelled')

  it('is mailed to who has just written, and to who was mailed of something else a moment ago', async () => {
    for (const isThere of [true, false]) {
      const { dealer, buyer, lead, viewingId, accept } = await proposed()
      expect((await accept()).status).toBe(200)
      if (isThere) {
        await markRead(buyer, lead.id)
        expect((await write(buyer, lead.id, 'On my way')).status).toBe(201)
      }
      expect((await answer(dealer, lead.id, viewingId, { state: 'CANCELLED' })).status).toBe(200)
      const [told] = await notificationsOf(buyer)
      expect(told.about.event).toMatchObject({ kind: 'VIEWING_CANCELLED', time: five })
      await mailTo(buyer.user.email, isCancelled)
    }
  })

  it('is over, and its reminder with it, though its buyer is suspended and reads nothing; as is a proposal', async () => {
    const admin = await registerAdmin()
    const agreed = await proposed()
    expect((await agreed.accept()).status).toBe(200)
    const reminder = () => getItem(keys.timedEnd('VIEWING', agreed.lead.id), anyItem)
    expect(await reminder()).toBeDefined()
    const open = await proposed()
    for (const { buyer } of [agreed, open]) expect((await suspend(admin, buyer.user.id)).status).toBe(200)
    const { dealer, lead, viewingId } = agreed
    expect(await answer(dealer, lead.id, viewingId, { state: 'CANCELLED' })).toMatchObject({
      status: 200,
      body: { viewing: { state: 'CANCELLED' } },
    })
    expect(await reminder()).toBeUndefined()
    expect((await open.accept()).body.code).toBe('CONVERSATION_CLOSED')
    expect((await answer(open.dealer, open.lead.id, open.viewingId, { state: 'DECLINED' })).status).toBe(200)
    expect((await eventsOf(dealer, lead.id)).at(-1)).toMatchObject({ kind: 'VIEWING_CANCELLED', time: five })
  })
})

describe('a viewing is refused', () => {
  it('from strangers, of oneself, and at times that are none', async () => {
    const { dealer, buyer, lead, viewingId, car } = await proposed()
    const stranger = await registerSeller()
    expect((await propose(stranger, lead.id, [five])).body.code).toBe('LEAD_NOT_FOUND')
    const accepting = { state: 'ACCEPTED', time: five }
    expect((await answer(stranger, lead.id, viewingId, accepting)).body.code).toBe('LEAD_NOT_FOUND')
    expect((await answer(buyer, lead.id, viewingId, accepting)).body.code).toBe('VIEWING_OVER')
    expect((await answer(dealer, lead.id, viewingId, { state: 'ACCEPTED', time: seven })).status).toBe(400)
    expect((await answer(dealer, lead.id, viewingId, { state: 'ACCEPTED' })).status).toBe(400)
    expect((await answer(dealer, lead.id, viewingId, { state: 'DECLINED', time: five })).status).toBe(400)
    const bad = [[], [five, five], [inDaysAt(-1, '17:00')], [inDaysAt(31, '17:00')], [tomorrowAt('23:00')]]
    for (const at of [...bad, [tomorrowAt('17:10')], [five, six, seven, tomorrowAt('20:00')], ['soon'], null])
      expect((await propose(buyer, lead.id, at)).body.code).toBe('BAD_REQUEST')
    const first = await ask(await registerSeller(), car.id, {
      viewing: { times: [tomorrowAt('03:00')], note: '' },
    })
    expect(first.body).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: 'viewing.times' }] })
    const both = { viewing: { times: [five], note: '' }, offerQAR: 1000 }
    expect((await ask(await registerSeller(), car.id, both)).body.code).toBe('BAD_REQUEST')
    expect(await eventsOf(buyer, lead.id)).toHaveLength(1)
  })

  it('while a dealership is closed', async () => {
    const { dealer, buyer, lead } = await proposed()
    await open(dealer)
    const day = times(7, (index) => index + 2).find(
      (days) => new Date(inDaysAt(days, '12:00')).getUTCDay() !== 5,
    )
    const friday = times(7, (index) => index + 1).find(
      (days) => new Date(inDaysAt(days, '12:00')).getUTCDay() === 5,
    )
    expect((await propose(buyer, lead.id, [inDaysAt(day!, '14:00')])).body.issues).toMatchObject([
      { path: 'times', message: 'Please choose times at which the seller can be visited' },
    ])
    expect((await propose(buyer, lead.id, [inDaysAt(friday!, '10:00')])).status).toBe(400)
    expect((await propose(buyer, lead.id, [inDaysAt(day!, '16:00')])).status).toBe(201)
  })

  it('while the inquiry is closed, but for what is agreed, also of a car that is reserved', async () => {
    const { dealer, buyer, car, lead, viewingId, accept } = await proposed()
    await edit(dealer, lead.id, { status: 'CLOSED' })
    expect((await propose(buyer, lead.id, [seven])).body.code).toBe('INQUIRY_CLOSED')
    // Nobody is offered what would be refused.
    expect((await read(buyer, lead.id)).body.lead.viewing.state).toBe('LAPSED')
    expect((await accept()).body.code).toBe('INQUIRY_CLOSED')
    await edit(dealer, lead.id, { status: 'CONTACTED' })
    expect((await read(buyer, lead.id)).body.lead.viewing.state).toBe('PROPOSED')
    // A reserved car can be seen by who reserved it.
    await setAvailability(dealer, car.id, 'RESERVED')
    expect((await accept()).status).toBe(200)
    await edit(dealer, lead.id, { status: 'CLOSED' })
    const cancelled = await answer(buyer, lead.id, viewingId, { state: 'CANCELLED' })
    expect([cancelled.status, cancelled.body.viewing.state]).toEqual([200, 'CANCELLED'])
  })

  it('once the car is sold', async () => {
    const { dealer, buyer, car, lead, accept } = await proposed()
    await setAvailability(dealer, car.id, 'SOLD')
    const { viewing, isViewable } = (await read(buyer, lead.id)).body.lead
    expect(isViewable).toBe(false)
    // The job that cancels the viewings of sold cars may run at any moment, by the clock of the stack or for another test.
    expect(['LAPSED', 'CANCELLED']).toContain(viewing.state)
    expect((await accept()).body.code).toBe('VIEWING_OVER')
    expect((await propose(buyer, lead.id, [seven])).body.code).toBe('LISTING_UNAVAILABLE')
  })

  it('of a number plate', async () => {
    const { dealer, buyer } = await aCarAndABuyer()
    const plate = await publishPlate(dealer, await registerAdmin())
    const { body: lead } = await apiOk('POST', `/api/number-plates/${plate.id}/inquiries`, {
      token: buyer.token,
      body: { name: 'Maryam', phone: '55123456', message: 'Hello' },
    })
    expect((await propose(buyer, lead.id, [five])).body.code).toBe('NOTHING_TO_VIEW')
    expect(lead).toMatchObject({ isViewable: false, viewing: null })
  })

  it('in a conversation that a side has left; what is agreed is cancelled with it', async () => {
    const { dealer, buyer, lead, accept } = await proposed()
    const other = await propose(dealer, lead.id, [seven])
    const id = String(other.body.viewing.id)
    await answer(buyer, lead.id, id, { state: 'ACCEPTED', time: seven })
    await apiOk('DELETE', '/api/user', { token: buyer.token, body: { password } })
    expect((await propose(dealer, lead.id, [five])).body.code).toBe('CONVERSATION_CLOSED')
    expect((await accept()).status).toBe(409)
    await expect
      .poll(async () => (await read(dealer, lead.id)).body.lead.viewing)
      .toMatchObject({ by: 'seller', state: 'CANCELLED' })
  })
})

describe('of two acts at once', () => {
  it('a proposal that is accepted and taken back ends cancelled, or was never agreed', async () => {
    const { buyer, lead, viewingId, accept } = await proposed()
    const [accepted, cancelled] = await Promise.all([
      accept(),
      answer(buyer, lead.id, viewingId, { state: 'CANCELLED' }),
    ])
    expect(cancelled.status).toBe(200)
    expect([200, 409]).toContain(accepted.status)
    expect((await read(buyer, lead.id)).body.lead.viewing.state).toBe('CANCELLED')
    expect(await eventsOf(buyer, lead.id)).toHaveLength(accepted.status === 200 ? 3 : 2)
  })

  it('of accepting and declining one holds', async () => {
    const { dealer, buyer, lead, viewingId, accept } = await proposed()
    const answers = await Promise.all([accept(), answer(dealer, lead.id, viewingId, { state: 'DECLINED' })])
    expect(statuses(answers)).toEqual([200, 409])
    expect(await eventsOf(buyer, lead.id)).toHaveLength(2)
  })

  it('of eight proposals the last one alone is open', async () => {
    const { dealer, buyer, lead } = await proposed()
    const answers = await Promise.all(
      times(8, (index) => propose(dealer, lead.id, [tomorrowAt(`${10 + index}:00`)])),
    )
    expect(statuses(answers)).toEqual(times(8, () => 201))
    const events = await eventsOf(buyer, lead.id)
    expect((await read(buyer, lead.id)).body.lead.viewing).toMatchObject({
      state: 'PROPOSED',
      times: events.at(-1).times,
    })
  })

  it('a sale and an acceptance agree: what was accepted could be viewed at that moment', async () => {
    const { dealer, buyer, car, lead, accept } = await proposed()
    const [accepted] = await Promise.all([accept(), setAvailability(dealer, car.id, 'SOLD')])
    const events = await eventsOf(buyer, lead.id)
    // What was open is cancelled soon after.
    const before = events.filter(({ kind }: { kind: string }) => kind !== 'VIEWING_CANCELLED')
    expect(before).toHaveLength(accepted.status === 200 ? 2 : 1)
  })
})
