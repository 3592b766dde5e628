import { beforeAll, describe, expect, it } from 'vitest'
import { endViewing, endViewingOfCar } from '#functions/commands/end-viewing.ts'
import { changeAvailability } from '#functions/commands/change-availability.ts'
import { keys } from '#functions/data/keys.ts'
import { getListingById, replaceListing } from '#functions/data/listings.ts'
import { changeLead, comingViewingPages } from '#functions/data/leads.ts'
import { anyItem, getItem } from '#functions/data/table.ts'
import { listViewingsEnds, type ViewingsEnd } from '#functions/data/viewings-ends.ts'
import { endViewings, endViewingsParts } from '#functions/jobs/end-viewings.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { verify } from '#functions/testing/applications.ts'
import { decide, setAvailability, submitCar } from '#functions/testing/cars.ts'
import {
  aCarAndABuyer,
  asked,
  notificationsOf,
  read,
  sent,
  tomorrowAt,
  write,
} from '#functions/testing/leads.ts'
import { allMailTo, mailTo } from '#functions/testing/mailbox.ts'
import { password, registerAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { tracesOf } from '#functions/testing/removal.ts'
import { deleteUser, suspend } from '#functions/testing/users.ts'

// The stack runs the job by its own clock too, at the same time: that must not tell anybody twice either.

const [five, six] = [tomorrowAt('17:00'), tomorrowAt('18:00')]

let admin: Person
beforeAll(async () => {
  admin = await registerAdmin()
})

type Scene = Awaited<ReturnType<typeof proposed>>

/** A dealer's car that a buyer wants to view at five or at six. */
const proposed = async () => {
  const { dealer, buyer, car } = await aCarAndABuyer()
  const lead = await asked(buyer, car.id, { viewing: { times: [five, six], note: 'After work' } })
  return { dealer, buyer, car, lead, viewingId: String(lead.viewing.id) }
}

const answer = ({ lead, viewingId }: Scene, { token }: Person, body: object) =>
  apiOk('PATCH', `/api/leads/${lead.id}/viewings/${viewingId}`, { token, body })

/** The same, agreed on for five. */
const agreed = async () => {
  const scene = await proposed()
  await answer(scene, scene.dealer, { state: 'ACCEPTED', time: five })
  return scene
}

const reject = async (listingId: string) =>
  expect((await decide(admin, listingId, { status: 'REJECTED', reasonCodes: ['DUPLICATE'] })).status).toBe(
    200,
  )

/** What a person was told of viewings that nobody has cancelled, once several runs at once are over. */
const toldTo = async (person: Person) => {
  await Promise.all([endViewings(), endViewings()])
  await endViewings()
  const told = (await notificationsOf(person)) as { kind: string; about: { event?: { end?: string } } }[]
  return told.filter(({ about }) => about.event?.end !== undefined)
}

const viewingOf = async (person: Person, leadId: string) => (await read(person, leadId)).body.lead.viewing

const reminderOf = (leadId: string) => getItem(keys.timedEnd('VIEWING', leadId), anyItem)

type Way = {
  leave: (scene: Scene) => Promise<unknown>
  end: string
  /** Who sells it has not done it. */
  isNews?: true
}

const ways: Record<string, Way> = {
  'is sold': { leave: ({ dealer, car }) => setAvailability(dealer, car.id, 'SOLD'), end: 'SOLD' },
  'is paused': { leave: ({ dealer, car }) => setAvailability(dealer, car.id, 'PAUSED'), end: 'UNAVAILABLE' },
  'is deleted by its seller': {
    leave: ({ dealer, car }) => apiOk('DELETE', `/api/listings/${car.id}`, { token: dealer.token }),
    end: 'UNAVAILABLE',
  },
  'is rejected by an admin': {
    leave: ({ car }) => reject(car.id),
    end: 'UNAVAILABLE',
    isNews: true,
  },
  'goes with a dealership that is suspended': {
    leave: ({ dealer }) => suspend(admin, dealer.user.id),
    end: 'UNAVAILABLE',
  },
  'goes with a dealership that loses its verification': {
    leave: ({ dealer }) => verify(admin, dealer.user.id, { approved: false }),
    end: 'UNAVAILABLE',
    isNews: true,
  },
}

describe.each(Object.entries(ways))('when a car %s', (_, { leave, end, isNews }) => {
  it('a buyer who agreed to come is told at once and once, and nobody is reminded', async () => {
    const scene = await agreed()
    const { buyer, car, lead } = scene
    expect(await reminderOf(lead.id)).toBeDefined()
    await leave(scene)
    expect(await toldTo(buyer)).toMatchObject([
      {
        kind: 'LEAD_REPLY',
        about: {
          listing: { id: car.id },
          lead: { id: lead.id, from: '', side: 'buyer' },
          event: { kind: 'VIEWING_CANCELLED', time: five, end },
        },
      },
    ])
    expect(await viewingOf(buyer, lead.id)).toMatchObject({ state: 'CANCELLED', time: five })
    expect(await reminderOf(lead.id)).toBeUndefined()
    expect((await read(buyer, lead.id)).body.messages.at(-1).event).toMatchObject({ time: five, end })
    if (isNews) {
      expect(await toldTo(scene.dealer)).toMatchObject([
        { about: { lead: { id: lead.id, side: 'seller' }, event: { time: five, end } } },
      ])
    }
  })
})

describe('a car that is sold', () => {
  it('ends an open proposal of either side with its times', async () => {
    const scene = await proposed()
    await setAvailability(scene.dealer, scene.car.id, 'SOLD')
    const event = { kind: 'VIEWING_CANCELLED', time: null, times: [five, six], end: 'SOLD' }
    expect(await toldTo(scene.buyer)).toMatchObject([{ about: { event } }])
    expect((await sent(scene.buyer))[0]).toMatchObject({
      viewing: { state: 'CANCELLED' },
      lastMessage: expect.stringMatching(/^Proposed viewing cancelled because the car is sold: .+5:00/),
    })
    expect(await toldTo(scene.dealer)).toEqual([])
  })

  it('by a feed, which nobody of its dealership has looked at, tells who wanted to show it, too', async () => {
    const { dealer, buyer, car, lead } = await agreed()
    const seen = (await getListingById(car.id))!
    await replaceListing(changeAvailability(seen, 'SOLD', new Date()), seen, [], true)
    for (const [side, person] of Object.entries({ buyer, seller: dealer }))
      expect(await toldTo(person)).toMatchObject([
        { about: { lead: { id: lead.id, side }, event: { time: five, end: 'SOLD' } } },
      ])
  })

  it('tells everybody who wanted to come, and nobody of a viewing that was declined', async () => {
    const scene = await agreed()
    const others = await Promise.all([registerSeller(), registerSeller(), registerSeller()])
    const [coming, declined, writing] = others
    for (const other of [coming, declined])
      await asked(other, scene.car.id, { viewing: { times: [six], note: '' } })
    await asked(writing, scene.car.id)
    const [{ id, viewing }] = await sent(declined)
    await answer({ ...scene, lead: { id }, viewingId: viewing.id }, scene.dealer, { state: 'DECLINED' })
    await setAvailability(scene.dealer, scene.car.id, 'SOLD')
    const counts = []
    for (const person of [scene.buyer, coming, declined, writing]) counts.push((await toldTo(person)).length)
    expect(counts).toEqual([1, 1, 0, 0])
  })

  it('writes the mail in the language of its reader, and none to who wants none', async () => {
    const [first, second] = [await agreed(), await agreed()]
    const topics = { leads: true, decisions: true, savedSearches: true, favorites: true }
    const prefer = ({ token }: Person, email: object) =>
      apiOk('PUT', '/api/user/preferences', {
        token,
        body: { language: 'ar', email: { ...topics, ...email }, sms: { leads: false } },
      })
    await prefer(first.buyer, {})
    await prefer(second.buyer, { leads: false })
    for (const { dealer, car } of [first, second]) await setAvailability(dealer, car.id, 'SOLD')
    for (const { buyer } of [second, first]) expect(await toldTo(buyer)).toHaveLength(1)
    const { subject, text } = await mailTo(first.buyer.user.email, ({ subject: line }) =>
      line.includes('أُلغي موعد المعاينة لأن السيارة بيعت'),
    )
    expect(subject).toContain('باترول')
    expect(text).toContain('فلا تذهب إليه')
    const others = await allMailTo(second.buyer.user.email)
    expect(others.filter((mail) => mail.subject.includes('أُلغي'))).toEqual([])
  })

  it('does not end a viewing that is over by then', async () => {
    const { dealer, buyer, car, lead } = await agreed()
    await setAvailability(dealer, car.id, 'SOLD')
    const later = new Date(Date.parse(five) + 1)
    const none: string[] = []
    for await (const ids of comingViewingPages(car.id, later)) none.push(...ids)
    expect(none).toEqual([])
    expect(await toldTo(buyer)).toHaveLength(1)
    await endViewing(lead.id, { to: 'buyer', end: 'SOLD' })
    expect(await toldTo(buyer)).toHaveLength(1)
  })
})

describe('a car that is still for sale', () => {
  it('keeps its viewings while it is reserved, and while an edit of it waits for review', async () => {
    const [seller, buyer] = [await registerSeller(), await registerSeller()]
    const car = await submitCar(seller)
    expect((await decide(admin, car.id, { status: 'APPROVED' })).status).toBe(200)
    const lead = await asked(buyer, car.id, { viewing: { times: [five], note: '' } })
    const path = `/api/leads/${lead.id}/viewings/${lead.viewing.id}`
    await apiOk('PATCH', path, { token: seller.token, body: { state: 'ACCEPTED', time: five } })
    await setAvailability(seller, car.id, 'RESERVED')
    const edited = await apiOk('PATCH', `/api/listings/${car.id}`, {
      token: seller.token,
      body: { description: 'Two owners, agency serviced.' },
    })
    expect(edited.body.status).toBe('PENDING')
    expect(await toldTo(buyer)).toEqual([])
    expect(await viewingOf(buyer, lead.id)).toMatchObject({ state: 'ACCEPTED' })
    await reject(car.id)
    expect(await toldTo(buyer)).toHaveLength(1)
  })

  it('again brings no viewing back: people propose anew', async () => {
    const { dealer, buyer, car, lead } = await agreed()
    await setAvailability(dealer, car.id, 'PAUSED')
    expect(await toldTo(buyer)).toHaveLength(1)
    await setAvailability(dealer, car.id, 'AVAILABLE')
    expect(await viewingOf(buyer, lead.id)).toMatchObject({ state: 'CANCELLED' })
    await apiOk('POST', `/api/leads/${lead.id}/viewings`, {
      token: buyer.token,
      body: { times: [six], note: '' },
    })
    expect(await toldTo(buyer)).toHaveLength(1)
    expect(await viewingOf(buyer, lead.id)).toMatchObject({ state: 'PROPOSED', times: [six] })
    await endViewingOfCar(lead.id, { end: 'SOLD' })
    expect(await viewingOf(buyer, lead.id)).toMatchObject({ state: 'PROPOSED' })
    await setAvailability(dealer, car.id, 'SOLD')
    expect(await toldTo(buyer)).toHaveLength(2)
  })
})

describe('when somebody deletes their account', () => {
  const leave = ({ token }: Person) => apiOk('DELETE', '/api/user', { token, body: { password } })

  it('the seller whom a buyer wanted to visit is told once, without a name', async () => {
    const { dealer, buyer, lead } = await agreed()
    await leave(buyer)
    await expect.poll(async () => (await read(dealer, lead.id)).body.lead.isOrphaned).toBe(true)
    const told = await toldTo(dealer)
    expect(told).toMatchObject([
      {
        about: {
          lead: { from: expect.stringMatching(/^—?$/), side: 'seller' },
          event: { kind: 'VIEWING_CANCELLED', time: five, end: 'LEFT' },
        },
      },
    ])
    expect(JSON.stringify(told)).not.toContain('Maryam')
    // Of what the buyer proposed the agreed time alone is left, by which the seller clears a calendar.
    expect(await viewingOf(dealer, lead.id)).toMatchObject({
      state: 'CANCELLED',
      time: five,
      times: [five],
      note: '',
    })
    expect(await reminderOf(lead.id)).toBeUndefined()
    await mailTo(dealer.user.email, ({ subject, text }) => {
      const isRight = subject.includes('because the other side has closed its account')
      return isRight && text.includes('Nobody will come.') && !text.includes('Maryam')
    })
  })

  it('the buyers of a seller are told once, whichever job comes first', async () => {
    const { dealer, buyer, lead } = await agreed()
    expect((await deleteUser(admin, dealer.user.id)).status).toBe(204)
    await expect.poll(async () => (await read(buyer, lead.id)).body.lead.isOrphaned).toBe(true)
    expect(await toldTo(buyer)).toMatchObject([
      { about: { lead: { side: 'buyer' }, event: { kind: 'VIEWING_CANCELLED', time: five, end: 'LEFT' } } },
    ])
    expect(await viewingOf(buyer, lead.id)).toMatchObject({ state: 'CANCELLED', place: null })
  })
})

describe('an admin who deletes a car and its conversations', () => {
  const remove = async (listingId: string) =>
    expect((await api('DELETE', `/api/admin/listings/${listingId}`, { token: admin.token })).status).toBe(204)

  it('tells both sides first, by news that lead to no conversation', async () => {
    const { dealer, buyer, car, lead } = await agreed()
    await remove(car.id)
    for (const person of [buyer, dealer]) {
      const told = await toldTo(person)
      expect(told).toMatchObject([{ about: { listing: { id: car.id }, event: { time: five } } }])
      expect(told[0]!.about).not.toHaveProperty('lead')
      const { text } = await mailTo(person.user.email, ({ subject }) =>
        subject.startsWith('Viewing cancelled because the car is no longer for sale'),
      )
      expect(text).toContain('Nobody will come, and nobody will wait.')
      expect(text).not.toMatch(/lead=|tab=messages|tab=leads/)
    }
    expect((await read(buyer, lead.id)).status).toBe(404)
    expect(await reminderOf(lead.id)).toBeUndefined()
  })

  it('leaves no name in the news of either side, where nobody would find it once that account is deleted', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const [buyerName, sellerName] = [`Maryam ${buyer.user.id}`, `Gulf ${dealer.user.id}`]
    const lead = await asked(buyer, car.id, { buyerName })
    await changeLead(lead.id, async (seen) => ({ lead: { ...seen, sellerName } }))
    expect((await write(dealer, lead.id, 'It is')).status).toBe(201)
    for (const name of [buyerName, sellerName]) expect(await tracesOf(name)).toContain('USER')
    await remove(car.id)
    for (const name of [buyerName, sellerName]) expect(await tracesOf(name)).toEqual([])
  })
})

describe('a car that has left the market', () => {
  const endOf = async (listingId: string) =>
    (await listViewingsEnds()).find((one) => one.listingId === listingId)
  const runAt = (at: Date, only: ViewingsEnd | undefined, parts: Partial<typeof endViewingsParts> = {}) =>
    endViewings({
      ...endViewingsParts,
      listViewingsEnds: async () => (only ? [only] : []),
      now: () => at,
      ...parts,
    })
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)

  it('is looked at until its end is a minute old, and longer where somebody could not be told', async () => {
    const { dealer, car } = await proposed()
    expect(await endOf(car.id)).toBeUndefined()
    await setAvailability(dealer, car.id, 'SOLD')
    const end = await endOf(car.id)
    expect(end).toMatchObject({ end: 'SOLD' })
    await runAt(inSeconds(30), end)
    expect(await endOf(car.id)).toEqual(end)
    const failing = {
      comingViewingPages: async function* () {
        yield ['led_00000000000000000000000001', 'led_00000000000000000000000002']
      },
      endViewingOfCar: async () => {
        throw new Error('The store does not answer')
      },
    }
    await expect(runAt(inSeconds(70), end, failing)).rejects.toThrow('The store does not answer')
    expect(await endOf(car.id)).toEqual(end)
    await runAt(inSeconds(70), end)
    expect(await endOf(car.id)).toBeUndefined()
  })

  it('is not forgotten where it came back and left again', async () => {
    const { dealer, car } = await proposed()
    await setAvailability(dealer, car.id, 'PAUSED')
    const first = await endOf(car.id)
    await setAvailability(dealer, car.id, 'AVAILABLE')
    await setAvailability(dealer, car.id, 'SOLD')
    await runAt(inSeconds(70), first)
    expect(await endOf(car.id)).toMatchObject({ end: 'SOLD' })
  })

  it('leaves nothing to do where it was never public', async () => {
    const seller = await registerSeller()
    const car = await submitCar(seller)
    await reject(car.id)
    expect(await endOf(car.id)).toBeUndefined()
  })
})
