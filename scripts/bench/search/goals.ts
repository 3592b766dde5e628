import type { Other, SystemName } from './measure-others.ts'
import type { Ours } from './measure-ours.ts'
import { sizeName } from '#scripts/bench/options.ts'
import { digits } from '#scripts/bench/table.ts'

/** Everything that was measured with one market. */
export type SizeResult = { size: number; ours: Ours; others: readonly Other[] }

type Goal = { name: string; wanted: string; found: number; isMet: boolean }

const least = (name: string, found: number, wanted: number): Goal => {
  return { name, wanted: `≥ ${digits(wanted)}`, found, isMet: found >= wanted }
}
const most = (name: string, found: number, wanted: number): Goal => {
  return { name, wanted: `≤ ${digits(wanted)}`, found, isMet: found <= wanted }
}

// How many times faster than which system, with how many listings.
const ratios: readonly (readonly [key: SystemName, size: number, times: number])[] = [
  ['tuned', 10_000, 150],
  ['tuned', 100_000, 600],
  ['tuned', 1_000_000, 1200],
  ['sqlite', 100_000, 400],
]

const goalsOfSize = ({ size, ours, others }: SizeResult): Goal[] => {
  const { latency, ownFilterFactor, bufferBytes, snapshotBytes, cardBytes, readyMs, changesMs } = ours
  const at = `at ${sizeName(size)}`
  return [
    ...ratios.flatMap(([key, of, times]) => {
      const other = of === size && others.find((each) => each.key === key)
      return other ? [least(`times faster than ${other.name} ${at}`, other.ratio, times)] : []
    }),
    most(`p99 / p50 ${at}`, latency.p99 / latency.p50, 10),
    most(`cost of facets that ignore their own filter ${at}`, ownFilterFactor, 1.25),
    most(`buffers, bytes per listing ${at}`, bufferBytes / size, 260),
    most(`snapshot without cards, bytes per listing ${at}`, (snapshotBytes - cardBytes) / size, 50),
    // What a load costs whatever the size would be counted tenfold below that.
    ...(size < 100_000
      ? []
      : [most(`processor ms from snapshot to ready per 100k ${at}`, (readyMs * 100_000) / size, 60)]),
    most(`processor ms for 1,000 changes ${at}`, changesMs, 12),
    ...others.map(({ name, agreement: { plain } }) =>
      least(`% of totals as ${name} has them ${at}`, (plain.totals * 100) / plain.asked, 100),
    ),
  ]
}

/** Every goal that what was measured can speak of, met or not. */
export const goalsOf = (results: readonly SizeResult[]): Goal[] => [
  ...results.flatMap(goalsOfSize),
  ...results.flatMap(({ size, ours }) => {
    const tenth = results.find((other) => other.size * 10 === size)
    if (!tenth) return []
    const name = `growth of the mean from ${sizeName(tenth.size)} to ${sizeName(size)}`
    return [most(name, ours.latency.mean / tenth.ours.latency.mean, 4)]
  }),
]
