import { type Bits, setBit } from './bits.ts'
import { type Columns, record } from './columns.ts'
import { eachRowOf, groupRows, type RowsByCode } from './dictionary.ts'
import { rowsWhere, setsOfFlag, type ValueSets } from './value-sets.ts'

// Sets that are made when a search first asks for them, and whose counts are not kept: what depends on the time, and what has
// many values, which are counted only beside the model or city that they belong to.

export const momentFacets = ['isNew', 'priceDrop'] as const
export type MomentFacet = (typeof momentFacets)[number]

export const isMoment = (name: string): name is MomentFacet =>
  (momentFacets as readonly string[]).includes(name)

/** The sets of what depends on the time, at a time in milliseconds. */
export type Moments = (at: number) => Record<MomentFacet, ValueSets>

const hourMs = 3_600_000
const newMs = 24 * hourMs
const dropMs = 30 * 24 * hourMs

/** The moments of some columns, to the hour: made once in it. */
export const momentsOf = ({ count, numbers: { listedAt, droppedAt } }: Columns): Moments => {
  const since = (times: Float64Array, from: number) =>
    setsOfFlag(
      rowsWhere(count, (row) => times[row]! >= from),
      count,
    )
  let kept: { hour: number; sets: ReturnType<Moments> } | undefined
  return (at) => {
    const hour = at - (at % hourMs)
    if (kept?.hour !== hour)
      kept = {
        hour,
        sets: { isNew: since(listedAt, hour - newMs), priceDrop: since(droppedAt, hour - dropMs) },
      }
    return kept.sets
  }
}

export const wideFacets = ['generation', 'trim', 'area'] as const
export type WideFacet = (typeof wideFacets)[number]

export const isWide = (name: string): name is WideFacet => (wideFacets as readonly string[]).includes(name)

/** Adds the rows that have one of the values to a set. */
export type MarkWide = (wanted: readonly string[], into: Bits) => void

/** Finds the rows of the facets with many values. */
export const markersOf = ({ texts }: Columns): Record<WideFacet, MarkWide> =>
  record(wideFacets, (name): MarkWide => {
    let rows: RowsByCode | undefined
    return (wanted, into) => {
      rows ??= groupRows(texts[name])
      for (const value of wanted) {
        const code = texts[name].values.indexOf(value)
        if (code >= 0) eachRowOf(rows, code, (row) => setBit(into, row))
      }
    }
  })
