import { secretIn } from '#functions/testing/codes.ts'
import { describe, expect, it, vi } from 'vitest'
import { newId, newSlugSuffix } from '#functions/adapters/ids.ts'
import { removeUser } from '#functions/commands/remove-user.ts'
import { listAvailabilityLinks, dueSellerPages, listConfirmations } from '#functions/data/confirmations.ts'
import { getListingById, insertListing, replaceListing } from '#functions/data/listings.ts'
import { listEveryNotification } from '#functions/data/notifications.ts'
import { getUserById } from '#functions/data/users.ts'
import { sendAlerts } from '#functions/jobs/send-alerts.ts'
import { askSeller, askSellerParts } from '#functions/jobs/ask-seller.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { aListing } from '#functions/testing/builders.ts'
import { decide, ownCar, searchUntil, submitCar } from '#functions/testing/cars.ts'
import { allMailTo, mailTo } from '#functions/testing/mailbox.ts'
import {
  password,
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'

// Handlers use the present time, so the past is moved: cars were confirmed long ago, and the job runs at its clock.

const start = Date.now()
const ago = (days: number) => new Date(start - days * 86_400_000)

/** Sets back the last confirmation of a car by some days, whether it was published or confirmed. */
const lastSpokenOf = async (listingId: string, days: number): Promise<void> => {
  const seen = (await getListingById(listingId))!
  const time = ago(days).toISOString()
  await replaceListing({ ...seen, confirmedAt: time, updatedAt: time, version: seen.version + 1 }, seen)
}

const tokenOf = (links: readonly string[]): string => secretIn(links, '/still-available')

/** The secret of the newest email with this subject. */
const tokenFrom = async ({ user }: Person, subject: RegExp): Promise<string> =>
  tokenOf((await mailTo(user.email, (mail) => subject.test(mail.subject))).links)

const question = /still available\?/
const pause = /^Paused:/

const answer = (token: string, availability?: string) =>
  api('POST', '/api/availability-answers', { body: { token, ...(availability && { availability }) } })

const toldTo = async ({ user }: Person) =>
  (await listEveryNotification(user.id)).toReversed().map(({ kind, about }) => ({ kind, ...about }))

/** A dealer whose only car was last confirmed so many days ago. */
const withCar = async (days: number) => {
  const dealer = await registerVerifiedDealer()
  const car = await submitCar(dealer)
  // A change of the past is not looked for by a search that is up to date: it must know the car before.
  await searchUntil(`dealer=${dealer.user.id}`, ({ total }) => total === 1)
  await lastSpokenOf(car.id, days)
  const ask = (daysAgo: number) => askSeller(dealer.user.id, daysAgo === 0 ? new Date() : ago(daysAgo))
  return { dealer, car, ask }
}

describe('a car that nobody has spoken of for a week', () => {
  it('is asked about once, confirmed by one tap, and left alone for another week', async () => {
    const { dealer, car, ask } = await withCar(8)
    const runs = await Promise.all([ask(0), ask(0), ask(0)])
    expect(runs.filter(Boolean)).toHaveLength(1)
    expect(await ask(0)).toBe(false)
    expect(await toldTo(dealer)).toMatchObject([{ kind: 'STILL_AVAILABLE', listing: { id: car.id } }])

    const token = await tokenFrom(dealer, question)
    expect((await toldTo(dealer))[0]).not.toHaveProperty('token')
    const looked = await answer(token)
    expect(looked.body).toMatchObject({
      listings: [{ id: car.id, title: expect.stringContaining('Patrol') }],
      waiting: null,
      availability: 'AVAILABLE',
      visibleUntil: null,
    })
    for (const _ of [1, 2]) {
      const said = await answer(token, 'AS_BEFORE')
      expect([said.status, said.body.availability]).toEqual([200, 'AVAILABLE'])
      const left = Date.parse(said.body.visibleUntil) - Date.now()
      expect(Math.round(left / 86_400_000)).toBe(14)
    }
    expect(await ask(-6.9)).toBe(false)
    expect(await ask(-7.1)).toBe(true)
    expect(await allMailTo(dealer.user.email)).toHaveLength(1)
  })

  it('is not asked about before, nor when it is sold, paused, in review or out of sight', async () => {
    const { dealer, car, ask } = await withCar(6.9)
    expect(await ask(0)).toBe(false)
    await lastSpokenOf(car.id, 8)
    for (const availability of ['SOLD', 'PAUSED']) {
      await apiOk('PUT', `/api/listings/${car.id}/availability`, {
        token: dealer.token,
        body: { availability },
      })
      await lastSpokenOf(car.id, 30)
      expect(await ask(0)).toBe(false)
      expect(await listConfirmations(dealer.user.id)).toEqual([])
    }
    const seen = (await getListingById(car.id))!
    await replaceListing(
      { ...seen, availability: 'AVAILABLE', isHidden: true, version: seen.version + 1 },
      seen,
    )
    expect(await ask(0)).toBe(false)
    expect(await toldTo(dealer)).toEqual([])
  })

  it('is confirmed by any act of its owner, the same word again among them', async () => {
    const { dealer, car, ask } = await withCar(8)
    const acts = [
      () =>
        apiOk('PUT', `/api/listings/${car.id}/availability`, {
          token: dealer.token,
          body: { availability: 'AVAILABLE' },
        }),
      () => apiOk('PATCH', `/api/listings/${car.id}`, { token: dealer.token, body: { priceQAR: 150_000 } }),
    ]
    for (const act of acts) {
      await lastSpokenOf(car.id, 8)
      await act()
      expect(await ask(0)).toBe(false)
    }
    const { availabilityAt } = (await getListingById(car.id))!
    expect(availabilityAt).toBeNull()
    expect(await toldTo(dealer)).toEqual([])
  })
})

describe('silence', () => {
  it('pauses after a week more; the link revives the car at once, sixty days later too', async () => {
    const { dealer, car, ask } = await withCar(75)
    const own = `dealer=${dealer.user.id}`
    expect(await ask(67)).toBe(true)
    expect(await ask(60.1)).toBe(false)
    expect((await searchUntil(own, ({ total }) => total === 1)).total).toBe(1)
    const paused = await Promise.all([ask(59.9), ask(59.9)])
    expect(paused.filter(Boolean)).toHaveLength(1)
    expect(await ownCar(dealer, car.id)).toMatchObject({ availability: 'PAUSED', isPausedBySilence: true })
    expect((await toldTo(dealer)).map(({ kind }) => kind)).toEqual(['STILL_AVAILABLE', 'PAUSED_BY_SILENCE'])
    expect(await ask(0)).toBe(false)

    const token = await tokenFrom(dealer, pause)
    expect((await answer(token)).body).toMatchObject({ availability: 'PAUSED', isPausedBySilence: true })
    expect((await answer(token, 'AS_BEFORE')).body).toMatchObject({
      availability: 'AVAILABLE',
      isPausedBySilence: false,
    })
    expect((await searchUntil(own, ({ total }) => total === 1)).total).toBe(1)
    expect(await listConfirmations(dealer.user.id)).toMatchObject([{ listingId: car.id, askedAt: null }])
  })

  it('takes a car out of search within two seconds, and an edit brings it back', async () => {
    const { dealer, car, ask } = await withCar(16)
    await ask(8)
    await ask(0)
    const own = `dealer=${dealer.user.id}`
    expect((await searchUntil(own, ({ total }) => total === 0)).total).toBe(0)
    await apiOk('PATCH', `/api/listings/${car.id}`, { token: dealer.token, body: { priceQAR: 150_000 } })
    expect((await searchUntil(own, ({ total }) => total === 1)).total).toBe(1)
    expect(await ownCar(dealer, car.id)).toMatchObject({ availability: 'AVAILABLE' })
  })

  it('gives a reserved car back as reserved', async () => {
    const { dealer, car, ask } = await withCar(16)
    const body = { availability: 'RESERVED' }
    await apiOk('PUT', `/api/listings/${car.id}/availability`, { token: dealer.token, body })
    await lastSpokenOf(car.id, 16)
    await ask(8)
    await ask(0)
    const token = await tokenFrom(dealer, pause)
    expect((await answer(token, 'AS_BEFORE')).body.availability).toBe('RESERVED')
    // A change from reserved to available is a statement of its own.
    expect((await answer(token, 'AVAILABLE')).body.availability).toBe('AVAILABLE')
  })
})

describe('the link', () => {
  it('sells: who saved the car is told, the sale is counted once, and no older word undoes it', async () => {
    const { dealer, car, ask } = await withCar(8)
    const buyer = await registerSeller()
    await apiOk('POST', '/api/user/favorites', { token: buyer.token, body: { listingId: car.id } })
    await sendAlerts()
    await ask(0)
    const token = await tokenFrom(dealer, question)
    const said = await Promise.all([1, 2, 3].map(() => answer(token, 'SOLD')))
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await apiOk('GET', `/api/dealers/${dealer.user.id}`)).body.totalSales).toBe(1)
    await expect
      .poll(async () => (await sendAlerts(), toldTo(buyer)))
      .toMatchObject([{ kind: 'FAVORITE_GONE', availability: 'SOLD' }])

    expect((await answer(token, 'AS_BEFORE')).body.availability).toBe('SOLD')
    const refused = await answer(token, 'AVAILABLE')
    expect([refused.status, refused.body.code]).toEqual([409, 'ILLEGAL_STATUS_MOVE'])
    expect((await apiOk('GET', `/api/dealers/${dealer.user.id}`)).body.totalSales).toBe(1)
  })

  it('speaks of its own car alone, and ends with the answer to a newer email', async () => {
    const { dealer, car, ask } = await withCar(20)
    await ask(12)
    const first = await tokenFrom(dealer, question)
    await ask(5)
    const second = await tokenFrom(dealer, pause)
    const other = await submitCar(dealer)
    expect((await answer(first)).status).toBe(200)
    expect((await answer(second, 'AS_BEFORE')).body.listings).toMatchObject([{ id: car.id }])
    for (const availability of [undefined, 'AS_BEFORE', 'SOLD'])
      expect((await answer(first, availability)).body.code).toBe('AVAILABILITY_LINK_INVALID')
    expect(await ownCar(dealer, car.id)).toMatchObject({ availability: 'AVAILABLE' })
    expect(await ownCar(dealer, other.id)).toMatchObject({ availability: 'AVAILABLE' })
  })

  it('is refused when it is nobody’s, has run out, or its car is rejected, hidden or deleted', async () => {
    const invalid = async (token: string) => {
      const { status, body } = await answer(token, 'AS_BEFORE')
      expect([status, body.code]).toEqual([404, 'AVAILABILITY_LINK_INVALID'])
    }
    await invalid('A'.repeat(43))
    expect((await answer('short')).body.code).toBe('BAD_REQUEST')

    const old = await withCar(90)
    await old.ask(67.5)
    await invalid(await tokenFrom(old.dealer, question))

    const { dealer, car, ask } = await withCar(8)
    await ask(0)
    const token = await tokenFrom(dealer, question)
    await decide(await registerAdmin(), car.id, { status: 'REJECTED', rejectionReason: 'Another car.' })
    await invalid(token)
    const gone = await withCar(8)
    await gone.ask(0)
    const late = await tokenFrom(gone.dealer, question)
    await apiOk('DELETE', `/api/listings/${gone.car.id}`, { token: gone.dealer.token })
    await invalid(late)
    expect(await listConfirmations(gone.dealer.user.id)).toEqual([])
  })

  it('ends with the account, of which nothing stays', async () => {
    const { dealer, ask } = await withCar(8)
    await ask(0)
    const token = await tokenFrom(dealer, question)
    await apiOk('DELETE', '/api/user', { token: dealer.token, body: { password } })
    expect((await answer(token, 'AS_BEFORE')).body.code).toBe('AVAILABILITY_LINK_INVALID')
    const left = await getUserById(dealer.user.id)
    if (left) await removeUser(left, new Date(Date.now() + 30_000))
    expect(await listAvailabilityLinks(dealer.user.id)).toEqual([])
    expect(await listConfirmations(dealer.user.id)).toEqual([])
    expect(await ask(0)).toBe(false)
  })
})

describe('a dealer with many cars', () => {
  const many = 130

  const stockOf = async ({ user }: Person, count: number): Promise<string[]> => {
    const ids = Array.from({ length: count }, () => newId('listing'))
    const time = ago(8).toISOString()
    for (const id of ids)
      await insertListing(
        aListing({
          id,
          slug: `patrol-${newSlugSuffix()}`,
          ownerId: user.id,
          confirmedAt: time,
          updatedAt: time,
        }),
        [],
      )
    return ids
  }

  it('gets one email, and confirms all of them by it, some at a time', async () => {
    const dealer = await registerVerifiedDealer()
    await stockOf(dealer, many)
    const runs = await Promise.all([1, 2].map(() => askSeller(dealer.user.id, ago(0))))
    expect(runs.filter(Boolean)).toHaveLength(1)
    expect(await toldTo(dealer)).toMatchObject([{ kind: 'STILL_AVAILABLE', count: many }])
    const token = await tokenFrom(dealer, new RegExp(`^Are ${many} of your cars`))
    expect((await answer(token)).body).toMatchObject({ waiting: many, availability: null })
    expect((await answer(token, 'SOLD')).body.code).toBe('ILLEGAL_STATUS_MOVE')

    let last = (await answer(token, 'AS_BEFORE')).body
    // A hundred, and fewer of a slow machine.
    expect(last.waiting).toBeGreaterThanOrEqual(many - 100)
    expect(last.visibleUntil).toBeNull()
    for (let before = many; last.waiting > 0; before = last.waiting) {
      expect(last.waiting).toBeLessThan(before)
      last = (await answer(token, 'AS_BEFORE')).body
    }
    expect(last).toMatchObject({ waiting: 0, listings: [], visibleUntil: expect.any(String) })
    expect((await answer(token, 'AS_BEFORE')).body).toMatchObject({ waiting: 0, visibleUntil: null })
    expect(await askSeller(dealer.user.id, ago(-1))).toBe(false)
  })

  it('is told of all that the link confirms, those of earlier emails too', async () => {
    const dealer = await registerVerifiedDealer()
    const [paused, before] = [await submitCar(dealer), await submitCar(dealer)]
    const ask = (daysAgo: number) => askSeller(dealer.user.id, ago(daysAgo))
    await lastSpokenOf(paused.id, 17)
    await ask(9)
    await ask(2)
    await lastSpokenOf(before.id, 9)
    await ask(1)
    expect((await toldTo(dealer)).at(-1)).not.toHaveProperty('alsoPaused')
    await stockOf(dealer, 2)
    expect(await ask(0)).toBe(true)
    expect((await toldTo(dealer)).at(-1)).toMatchObject({ count: 2, alsoAsked: 1, alsoPaused: 1 })
    const token = await tokenFrom(dealer, /^Are 2 of your cars/)
    expect((await answer(token)).body).toMatchObject({ waiting: 4 })
    expect((await answer(token, 'AS_BEFORE')).body).toMatchObject({ waiting: 0 })
    expect(await ownCar(dealer, paused.id)).toMatchObject({ availability: 'AVAILABLE' })
  })

  it('gets one email a day: what is due later waits for tomorrow’s, which tells of both', async () => {
    const dealer = await registerVerifiedDealer()
    const [paused, asked] = [await submitCar(dealer), await submitCar(dealer)]
    await lastSpokenOf(paused.id, 16)
    await lastSpokenOf(asked.id, 8.5)
    // Two o’clock in Doha, a week ago: the hours after it are of the same day.
    const day = new Date(ago(8))
    day.setUTCHours(11, 0, 0, 0)
    const hours = (count: number) => new Date(day.getTime() + count * 3_600_000)
    expect(await askSeller(dealer.user.id, day)).toBe(true)
    const third = await submitCar(dealer)
    await lastSpokenOf(third.id, (start - hours(1).getTime()) / 86_400_000 + 7)
    expect(await askSeller(dealer.user.id, hours(2))).toBe(false)
    expect((await toldTo(dealer)).map(({ kind }) => kind)).toEqual(['STILL_AVAILABLE'])
    expect(await askSeller(dealer.user.id, hours(7 * 24 + 1))).toBe(true)
    const [, told] = await toldTo(dealer)
    expect(told).toMatchObject({ kind: 'PAUSED_BY_SILENCE', listing: { id: paused.id }, alsoAsked: 2 })
  })

  it('is found by the job while something is due', async () => {
    const { dealer, ask } = await withCar(8)
    const sellersDue = async () => {
      const found: string[] = []
      for await (const sellers of dueSellerPages(ago(0))) found.push(...sellers)
      return found
    }
    expect(await sellersDue()).toContain(dealer.user.id)
    await ask(0)
    expect(await sellersDue()).not.toContain(dealer.user.id)
  })
})

it('finishes what a run that died has begun, without another email', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const { dealer, car } = await withCar(8)
  const dying = { ...askSellerParts, markAsked: () => Promise.reject(new Error('out of time')) }
  await expect(askSeller(dealer.user.id, ago(0), dying)).rejects.toThrow('out of time')
  expect(await listConfirmations(dealer.user.id)).toMatchObject([{ askedAt: null }])
  expect(await askSeller(dealer.user.id, ago(0))).toBe(false)
  expect(await listConfirmations(dealer.user.id)).toMatchObject([
    { listingId: car.id, askedAt: ago(0).toISOString() },
  ])
  expect(await toldTo(dealer)).toHaveLength(1)
})
