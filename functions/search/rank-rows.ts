import { andWords, orWords, subtractWords, type Bits } from '#functions/search/bits.ts'
import { choose, type Choice } from '#functions/search/clusters.ts'
import { firstRows } from '#functions/search/first-rows.ts'
import { qualities } from '#functions/search/interpretation.ts'
import { countIn } from '#functions/search/row-list.ts'
import { countUpTo } from '#functions/search/range-sets.ts'
import { borrow, giveBack } from '#functions/search/segment.ts'
import { keepClusters } from '#functions/search/filter-rows.ts'
import type { Selection } from '#functions/search/select-rows.ts'
import type { SortKey } from '#shared/schemas/listing-query.ts'

/** The first rows of a segment, with the quality of each where they are ranked by it. */
export type Ranked = { rows: Uint32Array; fits: Uint8Array | undefined }

/** Between which places of an order the rows of a range of its key lie. */
const boundsOf = ({ segment }: Selection, key: SortKey, range: { min: number; max: number } | undefined) => {
  const { rows } = segment.orders[key]
  if (!range || key === 'createdAt' || key === 'featured') return { from: 0, to: rows.length }
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
  const order = selection.segment.orders[key]
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
