import { clearBit, fullBits, hasBit, type Bits } from '#functions/search/bits.ts'
import { findClusters, type Clusters } from '#functions/search/clusters.ts'
import { buildDealers, type Dealers } from '#functions/search/dealers.ts'
import type { Columns } from '#functions/search/columns.ts'
import { once } from '#shared/rules/once.ts'
import { markersOf, type MarkWide, type Moments, momentsOf, type WideFacet } from './asked-sets.ts'
import { buildRanges } from './range-sets.ts'
import { findRow, orderById, placeRows, type RowPlaces } from '#functions/search/row-ids.ts'
import type { Deals } from '#functions/search/prices/rate-rows.ts'
import { buildOrders, type Orders } from '#functions/search/orders.ts'
import {
  codeFacets,
  countByCluster,
  type CountPlaces,
  type Pack,
  packValues,
  placesOf,
  setsOfFacets,
  type ValueFacet,
  type ValueSets,
} from './value-sets.ts'

/** Columns prepared for searching. Only `live`, `hidden` and the counts ever change; orders and sets are made when first asked for. */
export type Segment = {
  columns: Columns
  /** Rows in the order of their ids. */
  idOrder: Uint32Array
  rowPlaces: RowPlaces
  live: Bits
  /** Live rows that are in no answer for now. */
  hidden: Bits | undefined
  liveCount: number
  clusters: Clusters
  orders: Orders
  facets: Record<ValueFacet, ValueSets>
  markWide: Record<WideFacet, MarkWide>
  moments: Moments
  dealers: Dealers
  ranges: ReturnType<typeof buildRanges>
  places: CountPlaces
  packs: readonly Pack[]
  /** The number of live rows for each cluster and facet value: cluster by cluster, by `places`. */
  counts: Uint32Array
  /** The same of all clusters together. */
  allCounts: Uint32Array
  /** The counts of the live rows that have one value, by the place of that value; made when a search first asks for it alone. */
  valueCounts: Map<number, Uint32Array>
  /** The number of live rows of each cluster. */
  clusterCounts: Uint32Array
  /** Empty sets of this segment's size, so that a search makes no new ones. */
  spare: Bits[]
  /** By how good a deal each row is; made when it is first asked for. */
  deals?: Deals
  /** The rows that fits of prices look at (`prices/sampled-rows`); found when first asked for. */
  sampled?: Bits
}

const sumCounts = (counts: Uint32Array, length: number): Uint32Array => {
  const sums = new Uint32Array(length)
  for (let from = 0; from < counts.length; from += length)
    for (let place = 0; place < length; place++) sums[place]! += counts[from + place]!
  return sums
}

/** Makes columns ready to be searched, every row live. */
export const openSegment = (columns: Columns): Segment => {
  const { count, texts, ids } = columns
  const idOrder = once(() => orderById(ids))
  const rowPlaces = once(() => placeRows(ids))
  const orders = buildOrders(columns, idOrder)
  const coded = codeFacets(columns)
  const places = placesOf(coded)
  const packs = packValues(coded, places)
  const clusters = findClusters(texts.car)
  const counts = countByCluster(coded, places, clusters.starts)
  return {
    columns,
    get idOrder() {
      return idOrder()
    },
    get rowPlaces() {
      return rowPlaces()
    },
    live: fullBits(count),
    hidden: undefined,
    liveCount: count,
    clusters,
    orders,
    facets: setsOfFacets(columns, coded),
    markWide: markersOf(columns),
    moments: momentsOf(columns),
    dealers: buildDealers(texts.dealer),
    ranges: buildRanges(columns, orders),
    places,
    packs,
    counts,
    allCounts: sumCounts(counts, places.all),
    valueCounts: new Map(),
    clusterCounts: Uint32Array.from(
      texts.car.values,
      (_, car) => clusters.starts[car + 1]! - clusters.starts[car]!,
    ),
    spare: [],
  }
}

/** The live row of an id, or undefined. */
export const liveRow = ({ columns, rowPlaces, live }: Segment, id: string): number | undefined => {
  const row = findRow(columns.ids, rowPlaces, id)
  return row !== undefined && hasBit(live, row) ? row : undefined
}

/** Takes a live row out of every answer. */
export const dropRow = (segment: Segment, row: number): void => {
  const { live, packs, places, counts, allCounts, valueCounts, columns } = segment
  clearBit(live, row)
  segment.liveCount--
  const cluster = columns.texts.car.codes[row]!
  segment.clusterCounts[cluster]!--
  const values = packs.flatMap(({ cells, placeOf }) => placeOf.map((each) => each[cells[row]!]!))
  for (const place of values) {
    counts[cluster * places.all + place]!--
    allCounts[place]!--
    const ofValue = valueCounts.get(place)
    if (ofValue) for (const each of values) ofValue[each]!--
  }
}

/** An empty set of the segment's size. Give it back with `giveBack`. */
export const borrow = ({ spare, live }: Segment): Bits => spare.pop() ?? new Uint32Array(live.length)

// A long text borrows many at once; most searches take a handful.
const spareAtMost = 32

/** Takes a borrowed set back. */
export const giveBack = ({ spare }: Segment, bits: Bits): void => {
  if (spare.length < spareAtMost) spare.push(bits.fill(0))
}
