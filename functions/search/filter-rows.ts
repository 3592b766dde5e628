import { clearRows, intersectWords, subtractWords, type Bits } from '#functions/search/bits.ts'
import type { Choice } from '#functions/search/clusters.ts'
import type { Filters } from '#functions/search/query-filters.ts'
import type { Segment } from '#functions/search/segment.ts'
import type { TermRows } from '#functions/search/term-rows.ts'

/** Writes the rows of some spans that pass every filter which is not a facet's. */
export const applyOthers = (
  { live }: Segment,
  { within, outside }: Filters,
  terms: readonly TermRows[],
  spans: readonly number[],
  into: Bits,
): void => {
  const sets = [live, ...within]
  for (const term of terms) if ('all' in term) sets.push(term.all)
  for (let index = 0; index < spans.length; index += 2) {
    intersectWords(into, sets, spans[index]!, spans[index + 1]!)
    for (const set of outside) subtractWords(into, set, spans[index]!, spans[index + 1]!)
  }
}

/** Writes those of `rows` in some spans that pass the filter of every facet but `except`. */
export const applyFacets = (
  rows: Bits,
  { facets }: Filters,
  spans: readonly number[],
  into: Bits,
  except?: string,
): void => {
  const sets = [rows]
  for (const { name, set } of facets) if (name !== except) sets.push(set)
  for (let index = 0; index < spans.length; index += 2)
    intersectWords(into, sets, spans[index]!, spans[index + 1]!)
}

/** Removes from a set, which has rows in some spans only, what lies outside the chosen clusters. */
export const keepClusters = (
  { clusters, columns }: Segment,
  chosen: Choice,
  spans: readonly number[],
  rows: Bits,
): void => {
  if (chosen === clusters.all) return
  let span = 0
  let reached = 0
  const clearUpTo = (to: number) => {
    for (; span < spans.length; span += 2) {
      const from = Math.max(reached, spans[span]! * 32)
      const end = Math.min(to, spans[span + 1]! * 32, columns.count)
      if (from < end) clearRows(rows, from, end)
      if (spans[span + 1]! * 32 > to) return
    }
  }
  for (let index = 0; index < chosen.windows.length; index += 2) {
    clearUpTo(chosen.windows[index]!)
    reached = chosen.windows[index + 1]!
  }
  clearUpTo(columns.count)
}

// A gap of fewer empty words costs less to count than a span of its own.
const gapWords = 16

/**
 * The spans of a set without the longer runs of empty words. A body or a range of years leaves many, since rows are in the
 * order of model and year, and a set is read some thirty times to count its facets.
 */
export const tighten = (rows: Bits, spans: readonly number[]): readonly number[] => {
  const tight: number[] = []
  for (let index = 0; index < spans.length; index += 2)
    for (let word = spans[index]!; word < spans[index + 1]!; word++) {
      if (rows[word] === 0) continue
      if (tight.length > 0 && word - tight.at(-1)! < gapWords) tight[tight.length - 1] = word + 1
      else tight.push(word, word + 1)
    }
  return tight
}
