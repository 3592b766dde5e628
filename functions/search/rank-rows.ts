import { andWords, type Bits, hasBit, orWords, subtractWords } from './bits.ts'
import { countIn, toList } from './row-list.ts'
import type { Order } from './orders.ts'
import { type Choice, choose } from './clusters.ts'
import { qualities } from './interpretation.ts'
import { countUpTo } from './range-sets.ts'
import { borrow, giveBack, type Segment } from './segment.ts'
import { keepClusters } from './filter-rows.ts'
import type { Selection } from './select-rows.ts'
import { markPlace } from './term-rows.ts'
import type { CityOrArea } from '#shared/reference/areas.ts'
import type { SortKey } from '#shared/schemas/listing-query.ts'

/** Rows to choose from: `total` of them, all within the words of `spans`. */
type Candidates = { rows: Bits; spans: readonly number[]; total: number }
/** In which order, between which places of it (all rows lie there), and how many. */
type Wanted = { order: Order; from: number; to: number; isDescending: boolean; count: number }

const none = new Uint32Array()

const eachSpan = (spans: readonly number[], visit: (from: number, to: number) => void): void => {
  for (let index = 0; index < spans.length; index += 2) visit(spans[index]!, spans[index + 1]!)
}

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

// Putting a place where it belongs among so few costs less than sorting all of them.
const fewPlaces = 64

/** The `count` smallest numbers of `places`, ascending. */
const firstPlaces = (places: Uint32Array, count: number): Uint32Array => {
  const first = new Uint32Array(count)
  let length = 0
  for (let index = 0; index < places.length; index++) {
    const place = places[index]!
    if (length === count && place > first[count - 1]!) continue
    let at = length < count ? length++ : count - 1
    for (; at > 0 && first[at - 1]! > place; at--) first[at] = first[at - 1]!
    first[at] = place
  }
  return first
}

// Sorting this many outright costs less than looking for the smallest first.
const sortedOutright = 512

const sortFirst = (places: Uint32Array, limit: number, count: number): Uint32Array => {
  const isMost = places.length <= sortedOutright || count >= places.length / 2
  return (isMost ? places : smallest(places, limit, count)).toSorted().subarray(0, count)
}

/** The first rows by sorting the places of all that are to choose from. */
const gather = ({ rows, spans, total }: Candidates, { order, isDescending, count }: Wanted): Uint32Array => {
  const beyond = order.rows.length - 1
  const list = toList(rows, spans, total)
  const places = new Uint32Array(total)
  for (let index = 0; index < total; index++) {
    const place = order.places[list[index]!]!
    places[index] = isDescending ? beyond - place : place
  }
  const taken = Math.min(count, total)
  const first = taken <= fewPlaces ? firstPlaces(places, taken) : sortFirst(places, beyond, taken)
  for (let index = 0; index < taken; index++)
    first[index] = order.rows[isDescending ? beyond - first[index]! : first[index]!]!
  return first
}

// Steps of a walk in the time that gathering takes for one row (measured, rounded).
const stepsPerRow = 4

/**
 * The first `count` rows in an order, or all when there are fewer. Many candidates are soon met on a walk through the
 * order; few are gathered and sorted. A walk that finds too little, because its filter and its order oppose each other, is
 * given up.
 */
const firstRows = (candidates: Candidates, wanted: Wanted): Uint32Array => {
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

/** The first rows of a segment, with the quality of each where they are ranked by it. */
export type Ranked = { rows: Uint32Array; fits: Uint8Array | undefined }

/** The order of a key. That of deals exists by then: `search` sees to it. */
const orderOf = ({ orders, deals }: Segment, key: SortKey): Order =>
  key === 'deal' ? deals!.order : orders[key]

/** Between which places of an order the rows of a range of its key lie. */
const boundsOf = ({ segment }: Selection, key: SortKey, range: { min: number; max: number } | undefined) => {
  const { rows } = orderOf(segment, key)
  if (!range || key === 'createdAt' || key === 'featured' || key === 'deal')
    return { from: 0, to: rows.length }
  const column = { keys: segment.columns.numbers[key], order: rows }
  return {
    from: range.min === -Infinity ? 0 : countUpTo(column, range.min - 1),
    to: range.max === Infinity ? rows.length : countUpTo(column, range.max),
  }
}

/** The first `count` rows by one key. @param range the range that all rows have of that key */
export const rowsByKey = (
  selection: Selection,
  key: SortKey,
  isDescending: boolean,
  count: number,
  range?: { min: number; max: number },
): Ranked => {
  const order = orderOf(selection.segment, key)
  const wanted = { order, ...boundsOf(selection, key, range), isDescending, count }
  return { rows: firstRows(selection, wanted), fits: undefined }
}

/** The chosen clusters that fit every part of the text at least so well. */
const clustersOfQuality = ({ segment, terms, chosen }: Selection, quality: number): Choice => {
  const fits = terms.flatMap((term) => ('clusters' in term ? term.clusters.mask : []))
  const isFit = (cluster: number) => fits.every((fit) => fit[cluster]! > quality)
  if (chosen.list.every(isFit)) return chosen
  return choose(
    segment.clusters,
    chosen.mask.map((is, cluster) => (is !== 0 && isFit(cluster) ? 1 : 0)),
  )
}

/** Keeps in `rows` those that fit every part of the text at least so well. */
const keepQuality = (selection: Selection, quality: number, rows: Bits): void => {
  const { segment, terms, spans } = selection
  const fitting = borrow(segment)
  for (const term of terms) {
    if (!('levels' in term) || quality === qualities.typo) continue
    const sets = term.levels.slice(quality).filter((set) => set !== undefined)
    for (let index = 0; index < spans.length; index += 2) {
      const from = spans[index]!
      const to = spans[index + 1]!
      fitting.fill(0, from, to)
      for (const set of sets) orWords(fitting, set, from, to)
      andWords(rows, fitting, from, to)
    }
  }
  giveBack(segment, fitting)
  keepClusters(segment, clustersOfQuality(selection, quality), spans, rows)
}

/** The first `count` rows by how well they fit the text, equally good ones the newest first. */
export const rowsByRelevance = (selection: Selection, count: number): Ranked => {
  const { segment, spans, rows: all } = selection
  const order = segment.orders.createdAt
  const rows = new Uint32Array(Math.min(count, selection.total))
  const fits = new Uint8Array(rows.length)
  const taken = borrow(segment)
  let place = 0
  for (let quality: number = qualities.named; quality >= qualities.typo && place < rows.length; quality--) {
    const tier = borrow(segment)
    for (let index = 0; index < spans.length; index += 2) {
      const from = spans[index]!
      const to = spans[index + 1]!
      tier.set(all.subarray(from, to), from)
      subtractWords(tier, taken, from, to)
    }
    keepQuality(selection, quality, tier)
    for (let index = 0; index < spans.length; index += 2)
      orWords(taken, tier, spans[index]!, spans[index + 1]!)
    const total = countIn(tier, spans)
    const wanted = { order, from: 0, to: order.rows.length, isDescending: true, count: rows.length - place }
    const found = firstRows({ rows: tier, spans, total }, wanted)
    rows.set(found, place)
    fits.fill(quality, place, place + found.length)
    place += found.length
    giveBack(segment, tier)
  }
  giveBack(segment, taken)
  return { rows, fits }
}

/**
 * The first `count` rows by how near their place is, equally near ones by a key; those of cities that we do not know come last. As
 * many passes over the chosen rows as there are cities and areas, at most.
 */
export const rowsByPlace = (
  selection: Selection,
  places: readonly CityOrArea[],
  key: SortKey,
  isDescending: boolean,
  count: number,
): Ranked => {
  const { segment, spans, rows: all } = selection
  const order = orderOf(segment, key)
  const rows = new Uint32Array(Math.min(count, selection.total))
  const fits = new Uint8Array(rows.length)
  const left = borrow(segment)
  const there = borrow(segment)
  const tier = borrow(segment)
  // A walk through the order meets rows outside of the spans, too.
  tier.fill(0)
  eachSpan(spans, (from, to) => left.set(all.subarray(from, to), from))
  let place = 0
  for (let rank = 0; rank <= places.length && place < rows.length; rank++) {
    there.fill(0)
    if (rank < places.length) markPlace(segment, places[rank]!, there)
    eachSpan(spans, (from, to) => {
      tier.set((rank < places.length ? there : left).subarray(from, to), from)
      andWords(tier, left, from, to)
      subtractWords(left, tier, from, to)
    })
    const wanted = { order, from: 0, to: order.rows.length, isDescending, count: rows.length - place }
    const found = firstRows({ rows: tier, spans, total: countIn(tier, spans) }, wanted)
    rows.set(found, place)
    fits.fill(places.length - rank, place, place + found.length)
    place += found.length
  }
  for (const bits of [tier, there, left]) giveBack(segment, bits)
  return { rows, fits }
}
