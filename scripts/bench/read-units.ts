import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstMessage, startChild, stopChild } from '../local/child.ts'
import { readBenchOptions, sizeName, textTable } from './terminal.ts'
const script = fileURLToPath(new URL('read-units/measure-child.ts', import.meta.url))

type Asked = { calls: number; units: number }
type Measured = { poll: Asked; all: Asked }

const measure = async (size: number, searches: number): Promise<Measured> => {
  // The handler writes a line for each call; kept only when something fails.
  const folder = mkdtempSync(join(tmpdir(), 'sayara-bench-'))
  const logFile = join(folder, 'handler.log')
  const child = startChild(script, { env: {}, args: [String(size), String(searches)], logFile })
  try {
    const measured = (await firstMessage(child)) as Measured
    rmSync(folder, { recursive: true })
    return measured
  } catch (cause) {
    throw new Error(`The measuring process failed; see ${logFile}`, { cause })
  } finally {
    await stopChild(child)
  }
}

/** Measures DynamoDB reads of searches for any number of listings: the poll of the feed once a second, nothing else. */
export const benchReadUnits = async (args: string[]): Promise<void> => {
  const { sizes, quick } = readBenchOptions(args, [1000, 10_000, 100_000])
  const searches = quick ? 200 : 2000
  const rows: (string | number)[][] = []
  let isMet = true
  for (const size of sizes) {
    const { poll, all } = await measure(size, searches)
    const polls = all.calls / poll.calls
    const beyond = (all.units - polls * poll.units) / searches
    isMet &&= beyond === 0
    rows.push([sizeName(size), poll.units, searches, polls, all.units, beyond])
  }
  const head = [
    'listings',
    'units per idle poll',
    'searches',
    'polls',
    'units in all',
    'units per search beyond the polls',
  ]
  console.log(textTable([head, ...rows]))
  console.log(`\nNo read unit per search beyond the polls: ${isMet ? 'met' : 'MISSED'}`)
}
