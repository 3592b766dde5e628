import { lengthOf, type PlateColumns } from './columns.ts'
import { sortRows } from '#functions/search/row-list.ts'
import { plateSortKeys, type PlateSortKey } from '#shared/schemas/plate-query.ts'

/**
 * Every row in ascending order, once per sort key. Equal keys are ordered by time and id, so that no two rows share a
 * place and pages never overlap.
 */
export type PlateOrders = Record<PlateSortKey, Uint32Array>

const keyOf: Record<PlateSortKey, (columns: PlateColumns, row: number) => number> = {
  // When buyers first saw it.
  createdAt: ({ listedAt }, row) => listedAt[row]!,
  price: ({ prices }, row) => prices[row]!,
  featured: ({ featured }, row) => featured[row]!,
  digits: ({ numbers }, row) => lengthOf(numbers[row]!),
}

/** Orders with room for `capacity` rows, none in them. */
export const noOrders = (capacity: number): PlateOrders => ({
  createdAt: new Uint32Array(capacity),
  price: new Uint32Array(capacity),
  featured: new Uint32Array(capacity),
  digits: new Uint32Array(capacity),
})

/** The same orders in arrays of another size. */
export const resizedOrders = (orders: PlateOrders, capacity: number): PlateOrders => {
  const larger = noOrders(capacity)
  for (const key of plateSortKeys) larger[key].set(orders[key].subarray(0, capacity))
  return larger
}

/** The position of `row` among the first `count` of an order, or the one it would have. */
const placeOf = (
  columns: PlateColumns,
  key: PlateSortKey,
  order: Uint32Array,
  count: number,
  row: number,
): number => {
  const [wanted, time, id] = [keyOf[key](columns, row), columns.listedAt[row]!, columns.ids[row]!]
  const comesBefore = (other: number): boolean => {
    const byKey = keyOf[key](columns, other) - wanted || columns.listedAt[other]! - time
    return byKey === 0 ? columns.ids[other]! < id : byKey < 0
  }
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (comesBefore(order[middle]!)) low = middle + 1
    else high = middle
  }
  return low
}

/** Puts a row, which has been written, into every order of `count` rows. */
export const insertRow = (columns: PlateColumns, orders: PlateOrders, count: number, row: number): void => {
  for (const key of plateSortKeys) {
    const order = orders[key]
    const place = placeOf(columns, key, order, count, row)
    order.copyWithin(place + 1, place, count)
    order[place] = row
  }
}

/** Removes a row, which is still unchanged, from every order of `count` rows. */
export const removeRow = (columns: PlateColumns, orders: PlateOrders, count: number, row: number): void => {
  for (const key of plateSortKeys) {
    const order = orders[key]
    const place = placeOf(columns, key, order, count, row)
    order.copyWithin(place, place + 1, count)
  }
}

/** Gives a row of `count` another number; it is still where it was. */
export const renumberRow = (
  columns: PlateColumns,
  orders: PlateOrders,
  { count, from, to }: { count: number; from: number; to: number },
): void => {
  for (const key of plateSortKeys) orders[key][placeOf(columns, key, orders[key], count, from)] = to
}

/** Rows ordered by time, with those of one instant by id. */
const sortByTime = ({ listedAt, ids }: PlateColumns, count: number): Uint32Array => {
  const rows = sortRows(listedAt.subarray(0, count))
  for (let from = 0; from < count;) {
    let to = from + 1
    while (to < count && listedAt[rows[to]!] === listedAt[rows[from]!]) to++
    if (to - from > 1) rows.subarray(from, to).sort((a, b) => (ids[a]! < ids[b]! ? -1 : 1))
    from = to
  }
  return rows
}

/** Sorts the first `count` rows again: for a batch that is too large to be inserted one by one. */
export const sortOrders = (columns: PlateColumns, orders: PlateOrders, count: number): void => {
  const byTime = sortByTime(columns, count)
  orders.createdAt.set(byTime)
  orders.price.set(sortRows(columns.prices.subarray(0, count), byTime))
  orders.featured.set(sortRows(Uint16Array.from(columns.featured.subarray(0, count)), byTime))
  orders.digits.set(sortRows(Uint16Array.from(columns.numbers.subarray(0, count), lengthOf), byTime))
}
