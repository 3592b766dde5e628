import { dayMs } from '#functions/core/time.ts'
import { isComplete, isListed, type ListingRecord } from '#functions/data/listing-record.ts'
import { areasOf } from '#shared/reference/areas.ts'
import type { CityName } from '#shared/reference/cities.ts'
import { changeAvailability } from '#functions/commands/change-availability.ts'
import type { ListingStatus } from '#shared/schemas/listing.ts'
import { createRandom, type Random } from '../random.ts'
import { createAccounts, type Accounts } from './accounts.ts'
import { createCar, type MarketCar } from './cars.ts'
import { createReports, type PlannedReport } from './reports.ts'
import { chooseFavorites, type Favorite } from './favorites.ts'
import { createEndedOrders, type EndedOrder, createOrders, type Order } from './orders.ts'
import {
  engagementOf,
  createListingRecord,
  pricesBefore,
  pauseUnconfirmed,
  confirmListings,
} from './listing-history.ts'
import { planPhotos, planVideo, type PlannedVideo, type PlannedPhoto } from './photos.ts'
import {
  createPlateConversations,
  savePlates,
  type PlateConversation,
  type SavedPlate,
} from './plate-conversations.ts'
import { createPlates, type PlannedPlate } from './plates.ts'
import { createConversations, type CarConversation } from './conversations.ts'

/** A listing and the pictures it will show; `record` has no files yet. */
export type PlannedListing = {
  record: ListingRecord
  photos: readonly PlannedPhoto[]
  video: PlannedVideo | undefined
  needsDocuments: boolean
}

export type Market = {
  accounts: Accounts
  listings: readonly PlannedListing[]
  /** The favorites of the demo account `buyer`. */
  favorites: readonly Favorite[]
  conversations: readonly CarConversation[]
  reports: readonly PlannedReport[]
  plates: readonly PlannedPlate[]
  plateConversations: readonly PlateConversation[]
  savedPlates: readonly SavedPlate[]
}

const spreadDays = 60
const featuredCars = 12
const onLastDay = 12
const endedCarPhotos = 3

const createdAt = (index: number, status: ListingStatus, now: Date, random: Random): Date => {
  const days = index < onLastDay ? random.next() * 0.9 + 0.02 : 1 + (spreadDays - 1) * random.next() ** 1.15
  // Listings in review have not waited long.
  const ago = status === 'PENDING' ? Math.min(days, 0.1 + random.next() * 3) : days
  return new Date(now.getTime() - Math.round(ago * dayMs))
}

/** A draft lacks what people leave for later. */
const unfinished = ({ car }: MarketCar, random: Random) => {
  const { description: _description, features: _features, ...rest } = car
  const { color: _color, transmission: _transmission, ...few } = rest
  return random.chance(0.5) ? rest : few
}

/** The area of a seller's cars: a showroom's own, and of four private people three say one, always the same. */
const areaOf = ({ user, dealer }: Order['owner'], city: CityName): string | undefined => {
  if (dealer) return dealer.area
  const random = createRandom(`area/${user.username}`)
  const areas = areasOf(city)
  return areas.length > 0 && random.chance(0.75) ? random.pick(areas) : undefined
}

type Written = { record: ListingRecord; made: MarketCar; random: Random }

const write = (
  order: Order,
  at: Date,
  { now, adminId }: { now: Date; adminId: string },
  random: Random,
): Written => {
  const { owner, status, model, isHidden = false } = order
  const isDealers = owner.dealer !== undefined
  const city = owner.user.city as CityName
  const area = areaOf(owner, city)
  const made = createCar({ model, isDealers, city, area, now, random: random.fork('car') })
  const isOld = now.getTime() - at.getTime() > 6 * dayMs
  const hasDropped = status === 'APPROVED' && isOld && random.chance(0.17)
  const record = createListingRecord({
    owner,
    status,
    car: status === 'DRAFT' ? unfinished(made, random) : made.car,
    earlierPrices: hasDropped ? pricesBefore(made.car.priceQAR, random) : [],
    createdAt: at,
    adminId,
    now,
    random: random.fork('life'),
  })
  const seen =
    status === 'APPROVED' && isComplete(record.car) ? engagementOf(record.car, at, now, random) : {}
  return { record: { ...record, ...seen, isHidden }, made, random }
}

/** A car that is gone: until then its life was like any other's. */
const leave = (
  { availability, createdAt: at, endedAt, bySilence, ...order }: EndedOrder,
  adminId: string,
  random: Random,
): Written => {
  const written = write(order, at, { now: endedAt, adminId }, random)
  const { record } = written
  const ended = bySilence
    ? pauseUnconfirmed(record, endedAt)
    : changeAvailability(record, availability, endedAt)
  return { ...written, record: ended }
}

type Photographed = Written & PlannedListing

/** Gives every listing its photos, newest first. */
const photograph = (written: readonly Written[]): Photographed[] => {
  const turns = new Map<string, number>()
  const newestFirst = written.toSorted((a, b) => b.record.createdAt.localeCompare(a.record.createdAt))
  return newestFirst.map((one) => {
    const { record, made, random } = one
    const { car, model } = made
    const name = `${car.make} ${car.model} ${car.color}`
    const turn = turns.get(name) ?? 0
    turns.set(name, turn + 1)
    const isDraft = record.status === 'DRAFT'
    const photos = planPhotos({ car, character: model.look, isDraft, turn, random: random.fork('photos') })
    const video = isDraft ? undefined : planVideo(photos, random.fork('video'))
    return { ...one, photos, video, needsDocuments: record.dealer === null && !isDraft }
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

const writeOffered = (accounts: Accounts, now: Date, random: Random): Photographed[] => {
  const orders = random.fork('order').some(createOrders(accounts, random.fork('orders')), 1000)
  return photograph(
    orders.map((order, index) => {
      const own = random.fork(index)
      const at = createdAt(index, order.status, now, own)
      return write(order, at, { now, adminId: accounts.admin.id }, own)
    }),
  )
}

/** Few look at a car that is gone, so it gets few photos. */
const writeEnded = (accounts: Accounts, now: Date, random: Random): Photographed[] => {
  const orders = createEndedOrders(accounts, now, random.fork('orders'))
  return photograph(orders.map((order, index) => leave(order, accounts.admin.id, random.fork(index)))).map(
    (one) => ({
      ...one,
      photos: one.photos.slice(0, endedCarPhotos),
      video: undefined,
    }),
  )
}

/** Some cars are promised to somebody: of the demo accounts' too. */
const reserve = (
  planned: readonly Photographed[],
  { dealerships, seller }: Accounts,
  now: Date,
  random: Random,
): Map<Photographed, ListingRecord> => {
  const old = planned.filter(
    ({ record }) => record.status === 'APPROVED' && now.getTime() - Date.parse(record.createdAt) > 4 * dayMs,
  )
  const demo = dealerships[0]?.user.id
  const from = (wants: (ownerId: string) => boolean, count: number) =>
    random.some(
      old.filter(({ record }) => wants(record.ownerId)),
      count,
    )
  const chosen = [
    ...from((owner) => owner === demo, 2),
    ...from((owner) => owner === seller.id, 1),
    ...from((owner) => owner !== demo && owner !== seller.id, 5),
  ]
  return new Map(
    chosen.map((one) => {
      const since = Date.parse(one.record.updatedAt)
      const at = new Date(since + (now.getTime() - since) * 0.8)
      return [one, changeAvailability(one.record, 'RESERVED', at)]
    }),
  )
}

const withSales = (accounts: Accounts, listings: readonly PlannedListing[]): Accounts => ({
  ...accounts,
  dealerships: accounts.dealerships.map((dealership) => {
    const isSale = ({ record }: PlannedListing) =>
      record.ownerId === dealership.user.id && record.availability === 'SOLD'
    return { ...dealership, dealer: { ...dealership.dealer, totalSales: listings.filter(isSale).length } }
  }),
})

/** The whole demo market, the same for the same seed but for the times, which are relative to `now`. */
export const createMarket = (now: Date, seed = 'sayara'): Market => {
  const random = createRandom(seed)
  const accounts = createAccounts({ now, random: random.fork('accounts') })
  const offered = writeOffered(accounts, now, random)
  const best = offered.filter((one) => isWorthFeaturing(one, now))
  const featured = new Set(random.fork('featured').some(best, featuredCars))
  const rest = offered.filter((one) => isShown(one) && !featured.has(one))
  const reserved = reserve(rest, accounts, now, random.fork('reserved'))
  const all = [...offered, ...writeEnded(accounts, now, random.fork('gone'))]
  const present = all.map((one) => ({ ...(reserved.get(one) ?? one.record), isFeatured: featured.has(one) }))
  const spokenOf = confirmListings(present, accounts, now, random.fork('words'))
  const listings = all.map((one, index) => ({
    record: spokenOf[index]!,
    photos: one.photos,
    video: one.video,
    needsDocuments: one.needsDocuments,
  }))
  const records = listings.map(({ record }) => record)
  const crowd = accounts.sellers
  const plates = createPlates({ accounts, now, random: random.fork('plates') })
  return {
    accounts: withSales(accounts, listings),
    listings,
    favorites: chooseFavorites(offered.filter(isShown), listings, now, random.fork('favorites')),
    conversations: createConversations({ accounts, records, now, random: random.fork('talks') }),
    reports: createReports(records.filter(isListed), crowd, now, random.fork('complaints')),
    plates,
    plateConversations: createPlateConversations({
      accounts,
      plates,
      now,
      random: random.fork('plate-talks'),
    }),
    savedPlates: savePlates({ plates, now, random: random.fork('saved-plates') }),
  }
}
