import { priceSteps } from '#shared/constants/prices.ts'
import { type Bits, setBit, wordsFor } from './bits.ts'
import { type Columns, recordOnDemand } from './columns.ts'
import type { Orders } from './orders.ts'

// Few enough rows between two edges that adding them one by one costs less than a pass over all (measured: search.md).
const rowsBetween = (count: number): number => Math.max(64, count / 64)

/** Every number of a column, ascending. */
const allEdges = (keys: ArrayLike<number>, order: Uint32Array): number[] => {
  const edges: number[] = []
  for (let place = 0; place < order.length; place++) {
    const key = keys[order[place]!]!
    if (key !== edges.at(-1)) edges.push(key)
  }
  return edges
}

/** Numbers of a column, ascending, between which as many rows lie. */
const evenEdges = (keys: ArrayLike<number>, order: Uint32Array): number[] => {
  const edges = new Set<number>()
  for (let place = rowsBetween(order.length); place < order.length; place += rowsBetween(order.length))
    edges.add(keys[order[Math.floor(place)]!]!)
  return [...edges]
}

/**
 * The prices at which a set of the cheaper rows is kept: below and up to every step of the price control, which most
 * people filter by, and between them so that no gap is wide. Not more of them than the rows need.
 */
const priceEdges = (prices: ArrayLike<number>, order: Uint32Array): number[] => {
  const edges = new Set([
    ...priceSteps.slice(1).flatMap((step) => [step - 1, step]),
    ...evenEdges(prices, order),
  ])
  return [...edges].toSorted((a, b) => a - b)
}

/**
 * For some numbers of a column, the rows that have at most that number: a range is then one set without another. Between
 * two edges the rows are found in the column's sorted order.
 */
export type RangeSets = {
  edges: Float64Array
  sets: readonly Bits[]
  keys: ArrayLike<number>
  order: Uint32Array
}

/** The columns that are filtered by range, and at which numbers a set is kept. */
const edgesOf = { priceQAR: priceEdges, year: allEdges, mileage: evenEdges }
type RangeName = keyof typeof edgesOf
export const rangeNames = ['priceQAR', 'year', 'mileage'] as const satisfies readonly RangeName[]

/** The sets of every column that is filtered by range; those of one are made when a search first asks for them. */
export const buildRanges = ({ numbers }: Columns, orders: Orders): Record<RangeName, RangeSets> =>
  recordOnDemand(rangeNames, (name) => {
    const { rows } = orders[name]
    return buildRangeSets(numbers[name], rows, edgesOf[name](numbers[name], rows))
  })

/** The sets of a column at ascending edges; `order` has the rows by ascending key. */
const buildRangeSets = (keys: ArrayLike<number>, order: Uint32Array, edges: readonly number[]): RangeSets => {
  const words = wordsFor(order.length)
  // One block, as with the sets of values.
  const all = new Uint32Array(edges.length * words)
  let place = 0
  const sets = edges.map((edge, index) => {
    const set = all.subarray(index * words, (index + 1) * words)
    if (index > 0) set.set(all.subarray((index - 1) * words, index * words))
    const end = countUpTo({ keys, order }, edge)
    for (; place < end; place++) setBit(set, order[place]!)
    return set
  })
  return { edges: Float64Array.from(edges), sets, keys, order }
}

/** Counts the rows that have at most `number`. */
export const countUpTo = ({ keys, order }: Pick<RangeSets, 'keys' | 'order'>, number: number): number => {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keys[order[middle]!]! <= number) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The rows that have at most `number`: a set to read only, or `spare` (empty until then) filled with it. Undefined when
 * no row has more.
 */
export const rowsUpTo = (ranges: RangeSets, number: number, spare: () => Bits): Bits | undefined => {
  const { edges, sets, order } = ranges
  const end = countUpTo(ranges, number)
  if (end === order.length) return undefined
  let edge = edges.length - 1
  while (edge >= 0 && edges[edge]! > number) edge--
  const set = sets[edge]
  const from = set ? countUpTo(ranges, edges[edge]!) : 0
  if (set && from === end) return set
  const rows = spare()
  if (set) rows.set(set)
  for (let place = from; place < end; place++) setBit(rows, order[place]!)
  return rows
}
