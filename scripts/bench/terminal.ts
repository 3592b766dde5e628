import { readArgs } from '#scripts/command/read-args.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import type { Latency } from './measure.ts'

type BenchOptions = {
  /** How many listings, smallest first. */
  sizes: readonly number[]
  /** Fewer queries and less time: to see that it works, not to publish. */
  quick: boolean
}

const factors: Readonly<Record<string, number>> = { '': 1, k: 1000, m: 1_000_000 }

const readSize = (text: string): number => {
  const [, digits, unit = ''] = /^(\d+)([km]?)$/i.exec(text.trim()) ?? []
  if (digits === undefined) throw new CommandError(`A size is a number such as 10k or 1m; it is "${text}".`)
  return Number(digits) * factors[unit.toLowerCase()]!
}

/** Reads the arguments after a benchmark's name. Throws CommandError. */
export const readBenchOptions = (args: string[], usual: readonly number[]): BenchOptions => {
  const options = { sizes: { type: 'string' }, quick: { type: 'boolean', default: false } } as const
  const { sizes, quick } = readArgs({ args, options }, 'Options: [--sizes 10k,100k,1m] [--quick]').values
  const asked = sizes === undefined ? (quick ? usual.slice(0, 1) : usual) : sizes.split(',').map(readSize)
  return { quick, sizes: asked.toSorted((a, b) => a - b) }
}

/** A size as people write it: 10k, 1m. */
export const sizeName = (size: number): string => {
  if (size % 1_000_000 === 0) return `${size / 1_000_000}m`
  return size % 1000 === 0 ? `${size / 1000}k` : String(size)
}

/** A number with three digits that count, or none when it is large. */
export const digits = (value: number): string => {
  if (!Number.isFinite(value)) return '–'
  return Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en-US')
    : String(Number(value.toPrecision(3)))
}

/** Rows of cells as lines of text, each column as wide as its widest cell; the first to the left, the others to the right. */
export const textTable = (table: readonly (readonly (string | number)[])[]): string => {
  const rows = table.map((row) => row.map((cell) => (typeof cell === 'number' ? digits(cell) : cell)))
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}

/** Latencies of the same queries, the first of them the baseline: milliseconds, and the mean as a multiple of the baseline's. */
export const latencyTable = (
  title: string,
  rows: readonly (readonly [name: string, latency: Latency])[],
): string =>
  textTable([
    [title, 'queries', 'mean', 'p50', 'p99', '× ours'],
    ...rows.map(([name, { asked, mean, p50, p99 }]) => [
      name,
      asked,
      mean,
      p50,
      p99,
      mean / rows[0]![1].mean,
    ]),
  ])
