import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBenchOptions, textTable } from './terminal.ts'
import { bundle, type BundleFolders } from '#infra/bundle.ts'
import { bundleSizes, handlerKinds } from '#infra/bundle-sizes.ts'
import { medianOf } from '#shared/rules/median.ts'
import { execFile } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

// Goals of the bundles: the cold start as a multiple of an empty handler's, and bytes.
const goals = { medianRatio: 3.2, worstRatio: 4.5, readBytes: 375_000 }
const dist = join(import.meta.dirname, '../../dist')

/** `ratio` and `cpu` are multiples of what the empty handler takes. */
type Start = { name: string; kind: string; bytes: number; ratio: number; cpu: number }

const inKb = (bytes: number): string => (bytes / 1000).toFixed(0)
const multiple = (ratio: number): string => `${ratio.toFixed(2)}×`
const median = (values: readonly number[]): number => medianOf(values) ?? 0
const largest = (values: readonly number[]): number => Math.max(...values)

const measure = async (folders: BundleFolders, folder: string, rounds: number) => {
  const handlers = bundleSizes(folders)
  const empty = join(folder, 'empty.mjs')
  await writeFile(empty, 'export const handler = async () => ({ statusCode: 204 })')
  const times = await startTimes([empty, ...handlers.map(({ file }) => file)], rounds)
  const base = times.get(empty)!
  const starts = handlers.map(({ file, ...handler }): Start => {
    const { ready, cpu } = times.get(file)!
    return { ...handler, ratio: ready / base.ready, cpu: cpu / base.cpu }
  })
  return { base, starts }
}

const kindTable = (starts: readonly Start[]): string => {
  const rows = [...handlerKinds, 'pictures'].flatMap((kind) => {
    const of = starts.filter((start) => start.kind === kind)
    if (of.length === 0) return []
    const [bytes, ratios] = [of.map(({ bytes }) => bytes), of.map(({ ratio }) => ratio)]
    return [
      [
        kind,
        String(of.length),
        inKb(median(bytes)),
        inKb(largest(bytes)),
        multiple(median(ratios)),
        multiple(largest(ratios)),
        multiple(median(of.map(({ cpu }) => cpu))),
      ],
    ]
  })
  return textTable([
    ['handlers', 'how many', 'kB median', 'most', 'ready median', 'most', 'CPU median'],
    ...rows,
  ])
}

const goalRow = (goal: string, found: string, holds: boolean): string[] => [
  goal,
  found,
  holds ? 'holds' : 'MISSED',
]

const goalTable = (starts: readonly Start[]): string => {
  const plain = starts.filter(({ kind }) => kind !== 'pictures')
  const typical = median(plain.map(({ ratio }) => ratio))
  const worst = largest(plain.map(({ ratio }) => ratio))
  const reads = plain.filter(({ kind }) => kind === 'read')
  const small = reads.filter(({ bytes }) => bytes <= goals.readBytes).length
  return textTable([
    ['goal', 'found', ''],
    goalRow(`ready, median ≤ ${goals.medianRatio}×`, multiple(typical), typical <= goals.medianRatio),
    goalRow(`ready, none over ${goals.worstRatio}×`, multiple(worst), worst <= goals.worstRatio),
    goalRow(
      `a read handler ≤ ${inKb(goals.readBytes)} kB`,
      `${small} of ${reads.length}`,
      small === reads.length,
    ),
  ])
}

/**
 * Bytes of every handler with all it loads, and the time from the start of a process until it is ready, as a multiple of an empty
 * handler's. Handlers that need sharp are shown, and apart from the goals.
 */
export const benchColdStart = async (args: string[]): Promise<void> => {
  const { quick } = readBenchOptions(args, [])
  await mkdir(dist, { recursive: true })
  const folder = await mkdtemp(join(dist, 'cold-start-'))
  try {
    const { base, starts } = await measure(await bundle(folder), folder, quick ? 3 : 9)
    const worst = starts.toSorted((a, b) => b.ratio - a.ratio).slice(0, 5)
    console.log(
      `A process with an empty handler is ready after ${base.ready.toFixed(1)} ms, ${base.cpu.toFixed(1)} ms of CPU.\n`,
    )
    console.log(`${kindTable(starts)}\n`)
    console.log(
      textTable([
        ['slowest', 'kB', 'ready'],
        ...worst.map(({ name, bytes, ratio }) => [name, inKb(bytes), multiple(ratio)]),
      ]),
    )
    console.log(`\n${goalTable(starts)}`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const run = promisify(execFile)
const child = join(import.meta.dirname, 'cold-start/load.mjs')

/** How long after its start a process was ready, and how much of the processor's time that took, in milliseconds. */
type StartTimes = { ready: number; cpu: number }

const startOnce = async (file: string): Promise<StartTimes> =>
  JSON.parse((await run(process.execPath, [child, pathToFileURL(file).href])).stdout)

const shuffled = <T>(values: readonly T[]): T[] => {
  const mixed = [...values]
  for (let end = mixed.length - 1; end > 0; end--) {
    const at = Math.floor(Math.random() * (end + 1))
    ;[mixed[end], mixed[at]] = [mixed[at]!, mixed[end]!]
  }
  return mixed
}

/**
 * The shortest start of each file. Every sample is a process of its own; each round takes all files in another order, so that what
 * else the machine does falls on all alike.
 */
const startTimes = async (
  files: readonly string[],
  rounds: number,
): Promise<ReadonlyMap<string, StartTimes>> => {
  const shortest = new Map<string, StartTimes>()
  for (let round = 0; round < rounds; round++) {
    for (const file of shuffled(files)) {
      const { ready, cpu } = await startOnce(file)
      const before = shortest.get(file) ?? { ready, cpu }
      shortest.set(file, { ready: Math.min(before.ready, ready), cpu: Math.min(before.cpu, cpu) })
    }
  }
  return shortest
}
