import { beforeAll, describe, expect, it } from 'vitest'
import { endOnTime, endOnTimeParts } from '#functions/jobs/end-on-time.ts'
import { pauseBySilence } from '#functions/commands/change-availability.ts'
import { changeLead, getLeadById, reminderWrites } from '#functions/data/leads.ts'
import {
  aCarAndABuyer,
  asked,
  edit,
  inDaysAt,
  markRead,
  notificationsOf,
  read,
  received,
  sent,
} from '#functions/testing/leads.ts'
import { getListingById, replaceListing } from '#functions/data/listings.ts'
import { getPlateById } from '#functions/data/plates.ts'
import { listDueEnds } from '#functions/data/timed-ends.ts'
import { getUserById } from '#functions/data/users.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { auditAbout } from '#functions/testing/audit.ts'
import { submitCar } from '#functions/testing/cars.ts'
import { mailTo } from '#functions/testing/mailbox.ts'
import {
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { publishPlate } from '#functions/testing/plates.ts'
import { hire } from '#functions/testing/staff.ts'
import { restore, suspend } from '#functions/testing/users.ts'
import { actingForHeader } from '#shared/constants/origin-headers.ts'

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour)

let admin: Person
beforeAll(async () => {
  admin = await registerAdmin()
})

/** Runs the job at a time, for the ends of these ids alone: other tests of the same store wait for theirs. */
const runAt = (at: Date, ...ids: readonly string[]) =>
  endOnTime({
    ...endOnTimeParts,
    listDueEnds: async (time) => (await listDueEnds(time)).filter(({ id }) => ids.includes(id)),
    now: () => at,
  })

describe('a suspension with an end', () => {
  it('ends by itself when its time has come, not before, and says so to nobody but the person', async () => {
    const { user } = await registerSeller()
    const until = inHours(30).toISOString()
    const answer = await suspend(admin, user.id, { reasonCodes: ['SPAM'], until })
    expect([answer.status, answer.body.suspension]).toMatchObject([200, { until }])
    await mailTo(user.email, ({ text }) => text.includes('ends by itself'))
    await runAt(inHours(29), user.id)
    expect((await getUserById(user.id))?.status).toBe('SUSPENDED')
    await runAt(inHours(31), user.id)
    expect(await getUserById(user.id)).toMatchObject({ status: 'ACTIVE', suspension: null })
    expect(await auditAbout(user.id)).toMatchObject([
      { detail: { to: 'SUSPENDED', until } },
      { actorId: 'system', detail: { to: 'ACTIVE' } },
    ])
  })

  it('is over when an admin has ended it, and the next one without an end stays', async () => {
    const { user } = await registerSeller()
    await suspend(admin, user.id, { reasonCodes: ['SPAM'], until: inHours(2).toISOString() })
    await restore(admin, user.id)
    await suspend(admin, user.id, { reasonCodes: ['ABUSE'] })
    await runAt(inHours(3), user.id)
    expect((await getUserById(user.id))?.status).toBe('SUSPENDED')
  })

  it('cannot end in the past, in ten years, or without a suspension', async () => {
    const { user } = await registerSeller()
    for (const until of [inHours(-1), inHours(10 * 365 * 24)])
      expect(
        (await suspend(admin, user.id, { reasonCodes: ['SPAM'], until: until.toISOString() })).body.code,
      ).toBe('BAD_REQUEST')
    const path = `/api/admin/users/${user.id}/status`
    const body = { status: 'ACTIVE', until: inHours(1).toISOString() }
    expect((await api('PUT', path, { token: admin.token, body })).status).toBe(400)
    expect((await getUserById(user.id))?.status).toBe('ACTIVE')
  })
})

describe('a featured offer with an end', () => {
  it('is an ordinary one again when its time has come, unless an admin moved that time', async () => {
    const car = await submitCar(await registerVerifiedDealer())
    const plate = await publishPlate(await registerVerifiedDealer(), admin)
    const until = inHours(40).toISOString()
    const feature = (path: string, body: object) =>
      apiOk('PUT', `/api/admin/${path}/featured`, { token: admin.token, body: { isFeatured: true, ...body } })
    expect((await feature(`listings/${car.id}`, { until })).body).toMatchObject({ featuredUntil: until })
    await feature(`number-plates/${plate.id}`, { until })
    await feature(`listings/${car.id}`, { until: inHours(60).toISOString() })
    await runAt(inHours(41), car.id, plate.id)
    expect(await getPlateById(plate.id)).toMatchObject({ isFeatured: false, featuredUntil: null })
    expect(await getListingById(car.id)).toMatchObject({ isFeatured: true })
    await runAt(inHours(61), car.id, plate.id)
    expect(await getListingById(car.id)).toMatchObject({ isFeatured: false, featuredUntil: null })
  })
})

type Told = { about: { reminder?: { note: string } } }
const remindersOf = async (person: Person) =>
  ((await notificationsOf(person)) as Told[]).filter(({ about }) => about.reminder)

describe('a reminder of a lead', () => {
  it('is told to the seller alone, once, when its time has come, and is due until it is taken away', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const { id } = await asked(buyer, car.id)
    const reminder = { at: inHours(20).toISOString(), note: 'Call back about the trade-in' }
    expect((await edit(dealer, id, { reminder })).body).toMatchObject({ reminder })
    expect((await sent(buyer))[0]).toMatchObject({ reminder: null })
    await runAt(inHours(19), id)
    await runAt(inHours(21), id)
    await runAt(inHours(22), id)
    const told = await remindersOf(dealer)
    expect(told).toMatchObject([
      { about: { lead: { id, side: 'seller' }, reminder: { note: reminder.note } } },
    ])
    expect((await received(dealer))[0]).toMatchObject({ reminder })
    expect((await edit(dealer, id, { reminder: null })).body.reminder).toBeNull()
  })

  /** A lead of a dealership that one of two salespeople looks after, and a reminder that somebody of it wants. */
  const aTeam = async () => {
    const [{ dealer, buyer, car }, sales, other] = await Promise.all([
      aCarAndABuyer(),
      registerSeller(),
      registerSeller(),
    ])
    await hire(dealer.user.id, sales.user.id)
    await hire(dealer.user.id, other.user.id)
    const { id } = await asked(buyer, car.id)
    await edit(dealer, id, { assignee: { from: null, to: sales.user.id } })
    const reminder = { at: inHours(20).toISOString(), note: 'Call back' }
    const remind = ({ token }: Person) =>
      apiOk('PATCH', `/api/seller/leads/${id}`, {
        token,
        body: { reminder },
        headers: { [actingForHeader]: dealer.user.id },
      })
    return { dealer, sales, other, id, reminder, remind }
  }

  it('goes to who of the team wanted it, and names no buyer where that is not the owner', async () => {
    const { dealer, sales, other, id, reminder, remind } = await aTeam()
    expect((await remind(other)).body.reminder).toEqual(reminder)
    // Whatever else is done with the lead, it stays theirs.
    await edit(dealer, id, { note: 'Wants to swap' })
    await runAt(inHours(21), id)
    expect(await remindersOf(other)).toMatchObject([
      { about: { lead: { id, side: 'seller', from: '' }, reminder: { note: '' } } },
    ])
    for (const person of [dealer, sales]) expect(await remindersOf(person)).toEqual([])
    const own = { at: inHours(30).toISOString(), note: 'Ask the bank' }
    await edit(dealer, id, { reminder: own })
    await runAt(inHours(31), id)
    expect(await remindersOf(dealer)).toMatchObject([{ about: { reminder: { note: own.note } } }])
    expect(await remindersOf(sales)).toEqual([])
  })

  it('stays with who chose its time when somebody else of the team changes its words', async () => {
    const { dealer, sales, other, id, reminder, remind } = await aTeam()
    await remind(other)
    await edit(dealer, id, { reminder: { ...reminder, note: 'Call back on the mobile' } })
    await runAt(inHours(21), id)
    expect(await remindersOf(other)).toHaveLength(1)
    for (const person of [dealer, sales]) expect(await remindersOf(person)).toEqual([])
  })

  it('is not replaced by somebody of the team who has not seen it', async () => {
    const { dealer, id, reminder, remind, other } = await aTeam()
    await remind(other)
    const own = { at: inHours(30).toISOString(), note: 'Ask the bank' }
    const unseen = await edit(dealer, id, { reminder: own, reminderSeen: null })
    expect(unseen).toMatchObject({ status: 409, body: { code: 'EDIT_CONFLICT' } })
    expect((await received(dealer))[0]).toMatchObject({ reminder })
    expect((await edit(dealer, id, { reminder: own, reminderSeen: reminder })).body.reminder).toEqual(own)
    // One's own is replaced whatever was seen.
    expect((await edit(dealer, id, { reminder: null, reminderSeen: null })).body.reminder).toBeNull()
  })

  it('goes to who looks after the lead once who wanted it has left, or where nobody knows who that was', async () => {
    const { dealer, sales, other, id, reminder, remind } = await aTeam()
    await remind(other)
    await apiOk('DELETE', `/api/seller/team/members/${other.user.id}`, { token: dealer.token })
    await runAt(inHours(21), id)
    expect(await remindersOf(sales)).toMatchObject([
      { about: { lead: { from: '' }, reminder: { note: '' } } },
    ])
    // As the release before kept it.
    const later = { ...reminder, at: inHours(30).toISOString() }
    await changeLead(id, async (seen) => {
      const lead = { ...seen, reminder: later }
      return { lead, together: reminderWrites(seen, lead) }
    })
    await runAt(inHours(31), id)
    expect(await remindersOf(sales)).toHaveLength(2)
    for (const person of [dealer, other]) expect(await remindersOf(person)).toEqual([])
  })

  it('moves with its time, and is none in the past', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const { id } = await asked(buyer, car.id)
    const at = (hours: number) => ({ reminder: { at: inHours(hours).toISOString(), note: '' } })
    expect((await edit(dealer, id, at(-1))).status).toBe(400)
    expect((await edit(dealer, id, at(24 * 400))).status).toBe(400)
    await edit(dealer, id, at(2))
    await edit(dealer, id, at(9))
    await runAt(inHours(3), id)
    expect(await remindersOf(dealer)).toEqual([])
  })
})

describe('a viewing', () => {
  const newsOf = async (person: Person) =>
    (await notificationsOf(person)).filter(
      ({ about }: { about: { viewing?: object; event?: { kind: string } } }) =>
        about.viewing ?? about.event?.kind === 'VIEWING_CANCELLED',
    )

  /** A viewing that is agreed for the day after tomorrow at five. */
  const agreed = async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const time = inDaysAt(2, '17:00')
    const { id, viewing } = await asked(buyer, car.id, { viewing: { times: [time], note: '' } })
    const path = `/api/leads/${id}/viewings/${viewing.id}`
    await apiOk('PATCH', path, { token: dealer.token, body: { state: 'ACCEPTED', time } })
    const dayBefore = Date.parse(time) - 24 * hour
    return { id, dealer, buyer, car, path, time, dayBefore }
  }

  it('is called to the minds of both sides a day before, once', async () => {
    const { id, dealer, buyer, time, dayBefore } = await agreed()
    await runAt(new Date(dayBefore - 60_000), id)
    expect(await newsOf(dealer)).toEqual([])
    await runAt(new Date(dayBefore + 1000), id)
    await runAt(new Date(dayBefore + hour), id)
    for (const person of [dealer, buyer])
      expect(await newsOf(person)).toMatchObject([{ kind: 'LEAD_REPLY', about: { viewing: { time } } }])
  })

  it('with somebody who is suspended by then is called to nobody’s mind', async () => {
    const { id, dealer, buyer, dayBefore } = await agreed()
    expect((await suspend(admin, buyer.user.id)).status).toBe(200)
    await runAt(new Date(dayBefore + 1000), id)
    expect(await newsOf(dealer)).toEqual([])
    expect(await listDueEnds(new Date(dayBefore + 1000))).not.toContainEqual(expect.objectContaining({ id }))
  })

  it('that is cancelled reminds nobody', async () => {
    const { id, dealer, buyer, path, dayBefore } = await agreed()
    await apiOk('PATCH', path, { token: dealer.token, body: { state: 'CANCELLED' } })
    await runAt(new Date(dayBefore + 1000), id)
    expect(
      (await newsOf(buyer)).filter(({ about }: Told & { about: { viewing?: object } }) => about.viewing),
    ).toEqual([])
    expect(await newsOf(dealer)).toEqual([])
  })

  it('of a car that was paused without an answer is news to both sides', async () => {
    const { id, dealer, buyer, car, time, dayBefore } = await agreed()
    for (const person of [dealer, buyer]) await markRead(person, id)
    const seen = (await getListingById(car.id))!
    await replaceListing(pauseBySilence(seen, new Date()), seen)
    await runAt(new Date(dayBefore + 1000), id)
    for (const [side, person] of Object.entries({ seller: dealer, buyer })) {
      expect(await newsOf(person)).toMatchObject([
        {
          kind: 'LEAD_REPLY',
          about: {
            lead: { id, side, from: '' },
            event: { kind: 'VIEWING_CANCELLED', time, end: 'UNAVAILABLE' },
          },
        },
      ])
      expect((await read(person, id)).body.lead).toMatchObject({ unread: 1, viewing: { state: 'CANCELLED' } })
    }
    const lead = (await getLeadById(id))!
    expect(lead.toldAt).toEqual({ seller: lead.lastActivityAt, buyer: lead.lastActivityAt })
    await mailTo(dealer.user.email, ({ text }) => text.includes('Nobody will come.'))
  })

  it('of a car that is sold by then tells the buyer alone that nobody waits', async () => {
    const { id, dealer, buyer, car, time, dayBefore } = await agreed()
    await markRead(dealer, id)
    await apiOk('PUT', `/api/listings/${car.id}/availability`, {
      token: dealer.token,
      body: { availability: 'SOLD' },
    })
    await runAt(new Date(dayBefore + 1000), id)
    expect(await newsOf(buyer)).toMatchObject([{ about: { event: { kind: 'VIEWING_CANCELLED', time } } }])
    expect(await newsOf(dealer)).toEqual([])
    expect((await getLeadById(id))?.unread.seller).toBe(0)
  })
})
