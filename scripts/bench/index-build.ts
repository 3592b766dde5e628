import { fileURLToPath } from 'node:url'
import { jobs } from '#infra/jobs.ts'
import { firstMessage, startChild, stopChild } from '../local/child.ts'
import type { BuildResult } from './index-build/measure-child.ts'
import { readBenchOptions, sizeName, textTable } from './terminal.ts'

const script = fileURLToPath(new URL('index-build/measure-child.ts', import.meta.url))

const measure = async (size: number): Promise<BuildResult> => {
  const child = startChild(script, { env: {}, args: [String(size)] })
  try {
    return (await firstMessage(child)) as unknown as BuildResult
  } finally {
    await stopChild(child)
  }
}

const whole = (value: number): string => value.toFixed(0)
const tenths = (value: number): string => value.toFixed(1)

/**
 * What it takes to build the index of the cars from documents that come page by page, to load it, and to compact it. The documents are
 * drawn, not read from a table; drawing them is not counted.
 */
export const benchIndexBuild = async (args: string[]): Promise<void> => {
  const { sizes } = readBenchOptions(args, [250_000, 1_000_000])
  const results: [size: number, result: BuildResult][] = []
  for (const size of sizes) results.push([size, await measure(size)])
  const row = (name: string, of: (result: BuildResult) => string) => [
    name,
    ...results.map(([, result]) => of(result)),
  ]
  console.log(
    textTable([
      ['one processor of this machine', ...results.map(([size]) => sizeName(size))],
      row('build from documents, s', ({ buildS }) => tenths(buildS)),
      row('encode the snapshot, s', ({ encodeS }) => tenths(encodeS)),
      row('peak memory of both, MB', ({ buildPeakMb }) => whole(buildPeakMb)),
      row('snapshot, MB', ({ bytes }) => tenths(bytes / 1e6)),
      row('search start: decode and open, s', ({ decodeS }) => tenths(decodeS)),
      row('compaction of 100 changes, start to bytes, s', ({ compactS }) => tenths(compactS)),
    ]),
  )
  const { memoryMb, timeoutSeconds } = jobs.buildSearchIndex
  const isMet = results.every(
    ([, { buildS, encodeS, buildPeakMb }]) =>
      buildPeakMb <= memoryMb * 0.75 && buildS + encodeS <= timeoutSeconds / 3,
  )
  console.log(
    `\nThree quarters of ${memoryMb} MB and a third of ${timeoutSeconds} s are enough: ${isMet ? 'met' : 'MISSED'}`,
  )
}
