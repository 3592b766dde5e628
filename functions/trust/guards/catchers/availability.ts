import { aListing, aUser } from '#functions/testing/builders.ts'
import { at, refuses, same } from '#functions/trust/guards/store.ts'
import * as answer from '#functions/availability/answer-availability.ts'
import * as forOne from '#functions/availability/answer-for-one.ts'
import * as forAll from '#functions/availability/answer-for-all.ts'
import * as ask from '#functions/jobs/ask-seller.ts'

const [owner, stranger] = [aUser(), aUser({ id: 'usr_00000000000000000000000009' })]
const car = aListing()
const never = async () => undefined

const sayOfOne = (seen: object | undefined, said = 'AVAILABLE', sellerId = owner.id) =>
  forOne.answerForOne(car.id, sellerId, said as 'AVAILABLE', {
    getListingById: async () => seen as typeof car,
    sayAvailability: async (one) => one,
    now: () => at,
  })

/** The number of cars that the bulk answer confirms, and the answer's contents. */
const sayOfAll = async (listing: object, said: string | null = 'AS_BEFORE', later: object = listing) => {
  let heard = 0
  const answered = await forAll.answerForAll(owner.id, (said ?? undefined) as 'AS_BEFORE', {
    listConfirmations: async () => [{ listingId: car.id, ownerId: owner.id, dueAt: null, askedAt: null }],
    getListingById: async () => later as typeof car,
    getListingsById: async () => new Map([[car.id, listing as typeof car]]),
    sayAvailability: async (one) => (heard++, one),
    now: () => at,
  })
  return [heard, answered.waiting, answered.listings.length]
}

const due = { ...car, confirmedAt: '2020-01-01T00:00:00.000Z', publishedAt: '2020-01-01T00:00:00.000Z' }

const asks = async (seller: typeof owner) => {
  let asked = 0
  await ask.askSeller(owner.id, at, {
    readAskedAt: never,
    readStockInFeed: async () => new Set(),
    listConfirmations: async () => [
      { listingId: car.id, ownerId: owner.id, dueAt: '2020-01-02T00:00:00.000Z', askedAt: null },
    ],
    getUserById: async () => seller,
    getListingsById: async () => new Map([[car.id, due]]),
    getListingById: async () => due,
    questionWrites: async () => (asked++, []),
    transact: never,
    markAsked: never,
    deleteConfirmation: never,
    replaceListing: never,
  } as never)
  return asked
}

export const catchers = {
  'a letter’s link of somebody who is suspended': async () => {
    const speak = (seller: typeof owner) =>
      answer.answerAvailability(
        { body: { token: 't' } } as never,
        {
          findAvailabilityLink: async () => ({ userId: owner.id, listingId: car.id }),
          listAvailabilityLinks: async () => [],
          deleteAvailabilityLink: never,
          getUserById: async () => seller,
          answerForOne: async () => 'said',
          answerForAll: async () => 'said',
          now: () => at,
        } as never,
      )
    same(await speak(owner), 'said')
    await refuses('AVAILABILITY_LINK_INVALID', () => speak({ ...owner, status: 'SUSPENDED' }))
  },
  'a word about one car': async () => {
    await sayOfOne(car)
    await refuses('AVAILABILITY_LINK_INVALID', () => sayOfOne(undefined))
    await refuses('AVAILABILITY_LINK_INVALID', () => sayOfOne(car, 'AVAILABLE', stranger.id))
    await refuses('AVAILABILITY_LINK_INVALID', () => sayOfOne({ ...car, isHidden: true }))
    await refuses('ILLEGAL_STATUS_MOVE', () => sayOfOne({ ...car, availability: 'SOLD' }))
  },
  'a word about all cars': async () => {
    same(await sayOfAll(due), [1, 0, 0])
    same(await sayOfAll({ ...due, isHidden: true }), [0, 0, 0])
    same(await sayOfAll(due, 'AS_BEFORE', { ...due, isHidden: true }), [0, 0, 0])
    const paused = { ...due, availability: 'PAUSED', isPausedBySilence: true }
    same(await sayOfAll(paused, null), [0, 1, 1])
    same(await sayOfAll({ ...paused, isHidden: true }, null), [0, 0, 0])
    await refuses('ILLEGAL_STATUS_MOVE', () => sayOfAll(due, 'SOLD'))
  },
  'a question to somebody who is suspended': async () => {
    same([await asks(owner), await asks({ ...owner, status: 'SUSPENDED' })], [1, 0])
  },
}
