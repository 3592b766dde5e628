import { isComplete } from '#functions/data/listing-card.ts'
import type { ListingRecord } from '#functions/data/listings.ts'
import type { CityName } from '#shared/reference/cities.ts'
import type { ListingStatus } from '#shared/schemas/listing.ts'
import { choosePictures, type PlannedPhoto } from '../choose-pictures.ts'
import type { GarageCar } from '../garage.ts'
import { createRandom, type Random } from '../random.ts'
import { createAccounts, type Accounts } from './accounts.ts'
import { createCar, type MarketCar } from './cars.ts'
import { attention, live, pricesBefore } from './lives.ts'
import { createOrders, type Order } from './orders.ts'

/** A listing and the pictures it will show; `record` has no files yet. */
export type PlannedListing = {
  record: ListingRecord
  photos: readonly PlannedPhoto[]
  needsDocuments: boolean
}

export type Market = {
  accounts: Accounts
  listings: readonly PlannedListing[]
  /** Listing ids that the buyer has saved, with when. */
  favorites: readonly { listingId: string; at: Date }[]
}

const dayMs = 86_400_000
const spreadDays = 60
const featuredCars = 12
const onLastDay = 12

const createdAt = (index: number, status: ListingStatus, now: Date, random: Random): Date => {
  const days = index < onLastDay ? random.next() * 0.9 + 0.02 : 1 + (spreadDays - 1) * random.next() ** 1.15
  // What waits for review has not waited long.
  const ago = status === 'PENDING' ? Math.min(days, 0.1 + random.next() * 3) : days
  return new Date(now.getTime() - Math.round(ago * dayMs))
}

/** A draft lacks what people leave for later. */
const unfinished = ({ car }: MarketCar, random: Random) => {
  const { description: _description, features: _features, ...rest } = car
  const { color: _color, transmission: _transmission, ...few } = rest
  return random.chance(0.5) ? rest : few
}

type Written = { record: ListingRecord; made: MarketCar; random: Random }

const write = (order: Order, index: number, now: Date, random: Random): Written => {
  const { owner, status, model, isHidden = false } = order
  const isDealers = owner.dealer !== undefined
  const city = owner.user.city as CityName
  const made = createCar({ model, isDealers, city, now, random: random.fork('car') })
  const at = createdAt(index, status, now, random)
  const isOld = now.getTime() - at.getTime() > 6 * dayMs
  const hasDropped = status === 'APPROVED' && isOld && random.chance(0.17)
  const record = live({
    owner,
    status,
    car: status === 'DRAFT' ? unfinished(made, random) : made.car,
    earlierPrices: hasDropped ? pricesBefore(made.car.priceQAR, random) : [],
    createdAt: at,
    now,
    random: random.fork('life'),
  })
  const seen = status === 'APPROVED' && isComplete(record.car) ? attention(record.car, at, now, random) : {}
  return { record: { ...record, ...seen, isHidden }, made, random }
}

type Photographed = Written & PlannedListing

/** Gives every listing its photos, newest first: of two neighbours with one car, the second begins with another view. */
const photograph = (written: readonly Written[]): Photographed[] => {
  const turns = new Map<GarageCar, number>()
  const newestFirst = written.toSorted((a, b) => b.record.createdAt.localeCompare(a.record.createdAt))
  return newestFirst.map((one) => {
    const { record, made, random } = one
    const turn = turns.get(made.garage) ?? 0
    turns.set(made.garage, turn + 1)
    const isDraft = record.status === 'DRAFT'
    const photos = choosePictures({ garage: made.garage, isDraft, turn, random: random.fork('photos') })
    return { ...one, photos, needsDocuments: record.dealer === null && !isDraft }
  })
}

const isShown = ({ record }: Pick<PlannedListing, 'record'>): boolean =>
  record.status === 'APPROVED' && !record.isHidden

/** The home page shows the market's best side: well photographed, newer cars of the showrooms. */
const isWorthFeaturing = (one: Photographed, now: Date): boolean =>
  isShown(one) &&
  one.photos.length >= 3 &&
  one.record.dealer !== null &&
  one.made.model.tier !== 'basic' &&
  one.made.car.year >= now.getUTCFullYear() - 7

/** The whole demo market, the same for the same seed but for the times, which are relative to `now`. */
export const createMarket = (now: Date, seed = 'sayara'): Market => {
  const random = createRandom(seed)
  const accounts = createAccounts({ now, random: random.fork('accounts') })
  const orders = random.fork('order').some(createOrders(accounts, random.fork('orders')), 1000)
  const planned = photograph(orders.map((order, index) => write(order, index, now, random.fork(index))))
  const best = planned.filter((one) => isWorthFeaturing(one, now))
  const featured = new Set(random.fork('featured').some(best, featuredCars))
  const saved = random.fork('favorites').some(planned.filter(isShown), 6)
  return {
    accounts,
    listings: planned.map((one) => ({
      record: { ...one.record, isFeatured: featured.has(one) },
      photos: one.photos,
      needsDocuments: one.needsDocuments,
    })),
    favorites: saved.map(({ record }, index) => ({
      listingId: record.id,
      at: new Date(now.getTime() - (index + 0.5) * dayMs),
    })),
  }
}
