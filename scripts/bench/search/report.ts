import { goalsOf, type SizeResult } from './goals.ts'
import { sizeName } from '#scripts/bench/options.ts'
import { digits, textTable } from '#scripts/bench/table.ts'

const latencies = (results: readonly SizeResult[]): string =>
  textTable([
    ['latency in ms', 'listings', 'queries', 'mean', 'p50', 'p99', '× ours', 'disk B/listing'],
    ...results.flatMap(({ size, ours, others }) =>
      [{ name: 'Sayara', latency: ours.latency, ratio: 1, diskBytes: 0 }, ...others].map(
        ({ name, latency: { asked, mean, p50, p99 }, ratio, diskBytes }) => [
          name,
          sizeName(size),
          String(asked),
          ...[mean, p50, p99, ratio].map(digits),
          diskBytes === 0 ? '–' : digits(diskBytes / size),
        ],
      ),
    ),
  ])

const ownNumbers = (results: readonly SizeResult[]): string => {
  const row = (name: string, of: (result: SizeResult) => number) => [
    name,
    ...results.map((each) => digits(of(each))),
  ]
  return textTable([
    ['Sayara', ...results.map(({ size }) => sizeName(size))],
    row('typed arrays, bytes per listing', ({ size, ours }) => ours.bufferBytes / size),
    row('cards beside them, bytes per listing', ({ size, ours }) => ours.cardBytes / size),
    row('heap, bytes per listing', ({ size, ours }) => ours.heapBytes / size),
    row('snapshot, bytes per listing', ({ size, ours }) => ours.snapshotBytes / size),
    row('  of it cards', ({ size, ours }) => ours.cardBytes / size),
    row('snapshot to ready, processor ms', ({ ours }) => ours.readyMs),
    row('1,000 changes, processor ms', ({ ours }) => ours.changesMs),
    row('facets that ignore their own filter, factor', ({ ours }) => ours.ownFilterFactor),
    row('with cards and facets as the API gives them, mean ms', ({ ours }) => ours.shapedMs),
  ])
}

const agreements = (results: readonly SizeResult[]): string =>
  textTable([
    ['same answers as Sayara', 'listings', 'totals', 'facets', 'pages', 'totals with text'],
    ...results.flatMap(({ size, others }) =>
      others.map(({ name, agreement: { plain, text } }) => [
        name,
        sizeName(size),
        `${plain.totals} of ${plain.asked}`,
        `${plain.facets} of ${plain.asked}`,
        `${plain.pages} of ${plain.paged}`,
        `${text.totals} of ${text.asked}`,
      ]),
    ),
  ])

const goals = (results: readonly SizeResult[]): string =>
  textTable([
    ['goal', 'wanted', 'found', ''],
    ...goalsOf(results).map(({ name, wanted, found, isMet }) => [
      name,
      wanted,
      digits(found),
      isMet ? 'met' : 'MISSED',
    ]),
  ])

/** The whole report in plain text. Texts are compared informally: only our engine forgives and interprets. */
export const searchReport = (mix: string, results: readonly SizeResult[]): string =>
  [mix, latencies(results), ownNumbers(results), agreements(results), goals(results)].join('\n\n')
