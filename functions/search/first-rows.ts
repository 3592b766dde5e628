import { hasBit, type Bits } from '#functions/search/bits.ts'
import { toList } from '#functions/search/row-list.ts'
import type { Order } from '#functions/search/orders.ts'

/** Rows to choose from: `total` of them, all within the words of `spans`. */
export type Candidates = { rows: Bits; spans: readonly number[]; total: number }
/** In which order, between which places of it (all rows lie there), and how many. */
export type Wanted = { order: Order; from: number; to: number; isDescending: boolean; count: number }

const none = new Uint32Array()

/** The first rows on a walk through the order; undefined when that takes more than `steps`. */
const walk = ({ rows, total }: Candidates, wanted: Wanted, steps: number): Uint32Array | undefined => {
  const { order, from, to, isDescending, count } = wanted
  const found = new Uint32Array(Math.min(count, total))
  let next = 0
  for (let step = 0; next < found.length; step++) {
    if (step >= steps) return undefined
    const row = order.rows[isDescending ? to - 1 - step : from + step]!
    if (hasBit(rows, row)) found[next++] = row
  }
  return found
}

const buckets = 1024

/** The smallest numbers of `places`, at least `count` of them: those of the first buckets that hold so many. */
const smallest = (places: Uint32Array, limit: number, count: number): Uint32Array => {
  const shift = Math.max(0, 32 - Math.clz32(limit) - 10)
  const sizes = new Uint32Array(buckets)
  for (let index = 0; index < places.length; index++) sizes[places[index]! >>> shift]!++
  let last = 0
  for (let sum = sizes[0]!; sum < count && last < buckets - 1; sum += sizes[last]!) last++
  return places.filter((place) => place >>> shift <= last)
}

// Sorting this many outright costs less than looking for the smallest first.
const sortedOutright = 512

/** The first rows by sorting the places of all that are to choose from. */
const gather = ({ rows, spans, total }: Candidates, { order, isDescending, count }: Wanted): Uint32Array => {
  const beyond = order.rows.length - 1
  const list = toList(rows, spans, total)
  let places = new Uint32Array(total)
  for (let index = 0; index < total; index++) {
    const place = order.places[list[index]!]!
    places[index] = isDescending ? beyond - place : place
  }
  if (total > sortedOutright && count < total / 2)
    places = smallest(places, beyond, count) as Uint32Array<ArrayBuffer>
  const first = places.toSorted().subarray(0, count)
  return first.map((place) => order.rows[isDescending ? beyond - place : place]!)
}

// Steps of a walk in the time that gathering takes for one row (measured, rounded).
const stepsPerRow = 4

/**
 * The first `count` rows in an order, or all when there are fewer. Many candidates are soon met on a walk through the
 * order; few are gathered and sorted. A walk that finds too little, because its filter and its order oppose each other, is
 * given up.
 */
export const firstRows = (candidates: Candidates, wanted: Wanted): Uint32Array => {
  const { total } = candidates
  if (total === 0) return none
  const length = wanted.to - wanted.from
  const expected = (Math.min(wanted.count, total) * length) / total
  const budget = total * stepsPerRow
  if (expected < budget) {
    const found = walk(candidates, wanted, Math.min(length, budget + 64))
    if (found) return found
  }
  return gather(candidates, wanted)
}
