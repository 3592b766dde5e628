import { dayMs } from '#functions/core/time.ts'
import { findModel } from '#shared/reference/makes.ts'
import type { ListingStatus } from '#shared/schemas/listing.ts'
import type { Random } from '#scripts/seed/random.ts'
import type { Accounts } from './accounts.ts'
import type { Owner } from './listing-history.ts'
import { type MarketModel, marketModels } from './models.ts'
import type { Availability } from '#shared/rules/availability.ts'

/** A listing to create: its seller, its model and its status. */
export type Order = { owner: Owner; status: ListingStatus; model: MarketModel; isHidden?: boolean }

/** A model of the market; `wants` says which ones this seller would rather have. */
const pickModel = (random: Random, wants: (model: MarketModel) => number = () => 1): MarketModel =>
  random.weighted(marketModels, (model) => model.weight * wants(model))

const repeat = (count: number, status: ListingStatus): ListingStatus[] =>
  Array.from({ length: count }, () => status)

/** Weights of models among private sellers: more sedans than showrooms have, hardly any exotic cars. */
const privateTaste = ({ make, model, price }: MarketModel): number =>
  (price > 900 ? 0.25 : price > 500 ? 0.6 : 1) * (findModel(make, model)?.body === 'SUV' ? 1 : 1.8)

/** The listings to create, of the demo accounts, the showrooms and private people. */
export const createOrders = (accounts: Accounts, random: Random): Order[] => {
  const orders: Order[] = []
  for (const { user, dealer, showroom } of accounts.dealerships) {
    const own = random.fork(user.username)
    const hidden: ListingStatus[] = user.username === 'dealer' ? ['DRAFT', 'DRAFT', 'REJECTED'] : []
    const statuses = [...repeat(showroom.stock - hidden.length, 'APPROVED'), ...hidden]
    for (const status of statuses)
      orders.push({ owner: { user, dealer }, status, model: pickModel(own, showroom.wants) })
  }
  const own = random.fork('private')
  const demo: ListingStatus[] = [...repeat(4, 'APPROVED'), 'PENDING', 'PENDING', 'REJECTED', 'DRAFT', 'DRAFT']
  for (const status of demo)
    orders.push({ owner: { user: accounts.seller }, status, model: pickModel(own, privateTaste) })
  for (const status of repeat(2, 'APPROVED')) {
    orders.push({
      owner: { user: accounts.suspended },
      status,
      model: pickModel(own, privateTaste),
      isHidden: true,
    })
  }
  // Every make is there at least once: what no dealer has, a private person sells.
  const missing = new Set(marketModels.map(({ make }) => make))
  for (const { model } of orders) missing.delete(model.make)
  const needed = [...missing].map((make) => marketModels.find((model) => model.make === make)!)
  const statuses = [
    ...repeat(125, 'APPROVED'),
    ...repeat(10, 'PENDING'),
    ...repeat(6, 'REJECTED'),
    ...repeat(6, 'DRAFT'),
  ]
  statuses.forEach((status, index) => {
    // Everybody has one before anybody has a second.
    const user = accounts.sellers[index % accounts.sellers.length]!
    orders.push({ owner: { user }, status, model: needed[index] ?? pickModel(own, privateTaste) })
  })
  return orders
}

/** A car that was on offer until its seller said that it is not. */
export type EndedOrder = Order & {
  availability: Exclude<Availability, 'AVAILABLE'>
  createdAt: Date
  /** When the seller said so. */
  endedAt: Date
  /** The seller said nothing: it was paused for that. */
  bySilence?: boolean
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - Math.round(days * dayMs))

type ListingPlan = Pick<EndedOrder, 'status' | 'availability' | 'createdAt' | 'endedAt'>

const ended = (
  availability: EndedOrder['availability'],
  now: Date,
  [createdDaysAgo, endedDaysAgo]: readonly [number, number],
): ListingPlan => ({
  status: 'APPROVED',
  availability,
  createdAt: daysBefore(now, createdDaysAgo),
  endedAt: daysBefore(now, endedDaysAgo),
})

/** Offered for a few weeks, sold in the last three months. No showroom's account is younger than four. */
const sale = (now: Date, random: Random): ListingPlan => {
  const endedDaysAgo = 3 + 80 * random.next()
  return ended('SOLD', now, [endedDaysAgo + 4 + 26 * random.next(), endedDaysAgo])
}

/**
 * The cars that are not for sale any more or for the moment: every showroom has sold some, the demo account `dealer` the
 * latest of all, and silence has paused one of its cars; `seller` has paused one and sold one.
 */
export const createEndedOrders = (accounts: Accounts, now: Date, random: Random): EndedOrder[] => {
  const orders: EndedOrder[] = []
  for (const { user, dealer, showroom } of accounts.dealerships) {
    const own = random.fork(user.username)
    const car = () => ({ owner: { user, dealer }, model: pickModel(own, showroom.wants) })
    const sold = own.whole(2, 8)
    for (let index = 0; index < sold; index++) orders.push({ ...car(), ...sale(now, own) })
    if (user.username !== 'dealer') continue
    orders.push({ ...car(), ...ended('SOLD', now, [19, 2]) })
    orders.push({ ...car(), ...ended('PAUSED', now, [24, 3]), bySilence: true })
  }
  const own = random.fork('seller')
  const car = () => ({ owner: { user: accounts.seller }, model: pickModel(own, privateTaste) })
  orders.push({ ...car(), ...ended('PAUSED', now, [17, 5]) }, { ...car(), ...ended('SOLD', now, [46, 29]) })
  return orders
}
