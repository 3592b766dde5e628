import { hasBit } from '#functions/search/bits.ts'
import type { Columns } from '#functions/search/columns.ts'
import { recordOnDemand } from '#functions/search/columns.ts'
import { sortRowsById } from './row-ids.ts'
import { sortRows } from './row-list.ts'
import { sortKeys, type SortKey } from '#shared/schemas/listing-query.ts'

/** Rows in ascending order of a key, equal keys by id; and where each row is in that order. */
export type Order = { rows: Uint32Array; places: Uint32Array }
/** By deal is no order of the columns: `prices/rate-rows`. */
type OrderKey = Exclude<SortKey, 'deal'>
export type Orders = Record<OrderKey, Order>

const withPlaces = (rows: Uint32Array): Order => {
  const places = new Uint32Array(rows.length)
  for (let place = 0; place < rows.length; place++) places[rows[place]!] = place
  return { rows, places }
}

/** The newest of the featured last, after all others by age: descending shows it first. */
const byFeatured = ({ flags, count }: Columns, byAge: Uint32Array): Uint32Array => {
  const rows = new Uint32Array(count)
  let place = 0
  for (const featured of [false, true])
    for (let at = 0; at < count; at++)
      if (hasBit(flags.isFeatured, byAge[at]!) === featured) rows[place++] = byAge[at]!
  return rows
}

/** The numbers that a key sorts by. `createdAt` is when a car was first public (`sortKeys`). */
export const numbersOf = (
  numbers: Columns['numbers'],
  key: Exclude<OrderKey, 'featured'>,
): Columns['numbers'][keyof Columns['numbers']] => numbers[key === 'createdAt' ? 'listedAt' : key]

/** Every order that can be asked for; each is made when it first is. */
export const buildOrders = (columns: Columns, idOrder: () => Uint32Array): Orders => {
  const { numbers, ids } = columns
  const keys = sortKeys.filter((key): key is OrderKey => key !== 'deal')
  const orders = recordOnDemand(keys, (key): Order => {
    if (key === 'featured') return withPlaces(byFeatured(columns, orders.createdAt.rows))
    // A time has few rows, so that the first page of a cold start does without the order of the ids.
    if (key === 'createdAt') return withPlaces(sortRowsById(ids, numbers.listedAt))
    return withPlaces(sortRows(numbersOf(numbers, key), idOrder()))
  })
  return orders
}
