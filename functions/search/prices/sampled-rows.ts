import { type Bits, countRows, emptyBits, hasBit, setBit } from '#functions/search/bits.ts'
import { makeAndModel } from '#functions/search/car-text.ts'
import { firstFrom } from '#functions/search/clusters.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import type { Segment } from '#functions/search/segment.ts'
import { generationOf } from '#shared/reference/generations.ts'

/** Cars of one model and segment that its fit looks at, spread evenly over its years: more would hardly move it. */
export const samplesAtMost = 200
// Beside a generation of thousands a rare one would have too few among those: of each it looks at so many, or at all.
const ofGeneration = 12

/** The rows of one model that lie together: `from` up to, not including, `to`. */
type Run = { from: number; to: number }

/** The rows of a model by model year; found without a look at each. */
const yearRuns = ({ columns, clusters }: Segment, cluster: number): (Run & { year: number })[] => {
  const years = columns.numbers.year
  const end = clusters.starts[cluster + 1]!
  const runs = []
  for (let from = clusters.starts[cluster]!; from < end;) {
    const year = years[from]!
    const to = firstFrom(years, year + 1, from, end)
    runs.push({ year, from, to })
    from = to
  }
  return runs
}

const generationRuns = (segment: Segment, cluster: number): Run[] => {
  const [make, model] = makeAndModel(segment.columns.texts.car.values[cluster]!)
  const runs: (Run & { generation: string | undefined })[] = []
  for (const { year, from, to } of yearRuns(segment, cluster)) {
    const generation = generationOf(make, model, year)?.code
    const last = runs.at(-1)
    if (last?.generation === generation && last) last.to = to
    else runs.push({ generation, from, to })
  }
  return runs
}

const rowsToSample = (segment: Segment, cluster: number): number[] => {
  const { starts } = segment.clusters
  const share = samplesAtMost / (starts[cluster + 1]! - starts[cluster]!)
  return generationRuns(segment, cluster).flatMap(({ from, to }) => {
    const rows = to - from
    const count = Math.min(rows, Math.max(ofGeneration, Math.round(rows * share)))
    return Array.from({ length: count }, (_, place) => from + Math.floor((place * rows) / count))
  })
}

const allToSample = (segment: Segment): Bits => {
  const sampled = emptyBits(segment.columns.count)
  segment.columns.texts.car.values.forEach((_, cluster) =>
    rowsToSample(segment, cluster).forEach((row) => setBit(sampled, row)),
  )
  return sampled
}

/** The price at which a row is among the cars of its model's fit; undefined for one that the fit does not look at. */
export const fittedPrice = (segment: Segment, row: number): number | undefined => {
  const price = segment.columns.numbers.priceQAR[row]!
  // A price of nothing has no logarithm.
  if (price === 0 || !hasBit(segment.live, row)) return undefined
  segment.sampled ??= allToSample(segment)
  return hasBit(segment.sampled, row) ? price : undefined
}

/** The rows of a model that its fit looks at; none of one that the segment does not have. */
export const sampledRows = (segment: Segment, name: string): number[] => {
  const cluster = segment.columns.texts.car.values.indexOf(name)
  if (cluster < 0) return []
  return rowsToSample(segment, cluster).filter((row) => fittedPrice(segment, row) !== undefined)
}

/** How many cars of a model are on offer, by model year. */
export const countYears = ({ segments }: SearchIndex, name: string): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  for (const segment of segments) {
    const cluster = segment.columns.texts.car.values.indexOf(name)
    for (const { year, from, to } of cluster < 0 ? [] : yearRuns(segment, cluster)) {
      const count = countRows(segment.live, from, to)
      if (count > 0) counts.set(year, (counts.get(year) ?? 0) + count)
    }
  }
  return counts
}
