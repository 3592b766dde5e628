import { findModel } from '#shared/reference/find-make.ts'
import type { ListingStatus } from '#shared/schemas/listing.ts'
import type { Random } from '../random.ts'
import type { Accounts } from './accounts.ts'
import type { Owner } from './lives.ts'
import { marketModels, type MarketModel } from './models.ts'

/** Who sells which model, and what became of it. */
export type Order = { owner: Owner; status: ListingStatus; model: MarketModel; isHidden?: boolean }

/** A model of the market; `wants` says which ones this seller would rather have. */
export const pickModel = (random: Random, wants: (model: MarketModel) => number = () => 1): MarketModel =>
  random.weighted(marketModels, (model) => model.weight * wants(model))

const repeat = (count: number, status: ListingStatus): ListingStatus[] =>
  Array.from({ length: count }, () => status)

/** What private people sell: more sedans than showrooms have, hardly any exotic cars. */
export const privateTaste = ({ make, model, price }: MarketModel): number =>
  (price > 900 ? 0.25 : price > 500 ? 0.6 : 1) * (findModel(make, model)?.body === 'SUV' ? 1 : 1.8)

/** Who sells what in which status: the demo accounts, the showrooms, private people. */
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
