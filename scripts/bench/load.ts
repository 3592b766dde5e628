import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { join } from 'node:path'
import { runGateway } from '#scripts/local/gateway/run-gateway.ts'
import { type Ask, asksOf, type LoadResult, otherThan, putUnderLoad, registerMany } from './load/clients.ts'
import { writeMarket } from './load/market-in-table.ts'
import { createMarket } from './market.ts'
import { startMarketCloud } from './market-cloud.ts'
import { readArgs } from '#scripts/command/read-args.ts'
import { digits, textTable } from './terminal.ts'

const sampleMs = 5000
const mostGrowth = 1.1

/** The resident memory of a process in MB, as Linux reports it. */
const residentMb = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

type Growth = { early: number; late: number; isFlat: boolean }

/** How memory went: its second fifth beside its last, in MB. The first fifth is warming up: caches fill, code is compiled. */
export const growthOf = (samples: readonly number[]): Growth => {
  const fifth = Math.max(1, Math.floor(samples.length / 5))
  const [early, late] = [mean(samples.slice(fifth, 2 * fifth)), mean(samples.slice(-fifth))]
  return { early, late, isFlat: late <= early * mostGrowth }
}

/** Watches a process' memory until the work is done. */
const watchMemory = async (pid: number, work: Promise<unknown>): Promise<Growth> => {
  const samples: number[] = []
  const done = work.then(() => true)
  do samples.push(await residentMb(pid))
  while (!(await Promise.race([delay(sampleMs, false), done])))
  return growthOf(samples)
}

const size = 20_000
const buyers = 400
const sellers = 20
const connections = 100
const crowd = 1000

type Options = { quick: boolean; soak: number }

const readOptions = (args: string[]): Options => {
  const options = { quick: { type: 'boolean' }, soak: { type: 'string' } } as const
  const { values } = readArgs({ args, options }, 'Options: [--quick] [--soak minutes]')
  return { quick: values.quick ?? false, soak: Number(values.soak ?? 0) }
}

type Row = { name: string; result: LoadResult; wrong: number }

const asCells = ({ name, result: { perSecond, p50, p99 }, wrong }: Row, baseline: Row) => [
  name,
  perSecond,
  p50,
  p99,
  p99 / baseline.result.p99,
  wrong,
]

type Kinds = ReturnType<typeof asksOf>

/** Every kind under 100 connections: an answer that is no success is wrong. */
const underLoad = async (url: string, kinds: Kinds, seconds: number): Promise<Row[]> => {
  const rows: Row[] = []
  for (const [name, asks] of Object.entries<readonly Ask[]>(kinds)) {
    // A write is asked once each: again it would meet the limits of its person.
    const extent = asks[0]?.method === 'POST' ? { amount: asks.length } : { seconds }
    const result = await putUnderLoad({ url, connections, asks, ...extent })
    rows.push({ name, result, wrong: otherThan(result, [200, 201]) + result.broken })
  }
  return rows
}

/** A crowd that requests everything at once: each request succeeds or gets a 429 or 503. */
const underCrowd = async (url: string, kinds: Kinds, seconds: number): Promise<Row> => {
  const asks = [kinds.search, kinds.detail, kinds.favorites, kinds.leads].flat()
  const result = await putUnderLoad({ url, connections: crowd, asks, seconds })
  return { name: `${crowd} connections, all kinds`, result, wrong: otherThan(result, [200, 201, 429, 503]) }
}

const soaked = async (url: string, kinds: Kinds, pid: number, minutes: number): Promise<boolean> => {
  const asks = [kinds.search, kinds.detail, kinds.favorites].flat()
  const work = putUnderLoad({ url, connections: 20, asks, seconds: minutes * 60 })
  const { early, late, isFlat } = await watchMemory(pid, work)
  console.log(
    `\n${minutes} minutes at 20 connections: ${digits(early)} MB after warming up, ${digits(late)} MB at the end`,
  )
  return isFlat && otherThan(await work, [200]) === 0
}

/**
 * The API under 100 and 1,000 connections with 20,000 listings, beside the route that does nothing, and its memory over a soak.
 * Sets the exit code when an answer was wrong or memory grew; times are printed and judged by nobody.
 */
export const benchLoad = async (args: string[]): Promise<void> => {
  const { quick, soak } = readOptions(args)
  const seconds = quick ? 3 : 20
  const market = createMarket(7, size)
  const cloud = await startMarketCloud(market)
  try {
    const logFile = join(cloud.folder, 'gateway.log')
    const gateway = await runGateway({ env: cloud.env, port: 0, logFile, trustForwardedFor: true })
    try {
      const url = `http://127.0.0.1:${gateway.port}`
      const owners = await registerMany(url, 'benchseller', sellers)
      await writeMarket(
        market,
        owners.map(({ id }) => id),
      )
      const kinds = asksOf(market, await registerMany(url, 'benchbuyer', buyers))
      const rows = [...(await underLoad(url, kinds, seconds)), await underCrowd(url, kinds, seconds)]
      const head = ['', 'answers/s', 'p50 ms', 'p99 ms', '× health', 'wrong']
      console.log(`${digits(size)} listings, ${connections} connections that ask without a pause\n`)
      console.log(textTable([head, ...rows.map((row) => asCells(row, rows[0]!))]))
      const isSteady = soak === 0 || (await soaked(url, kinds, gateway.pid, soak))
      const isRight = isSteady && rows.every(({ wrong }) => wrong === 0)
      console.log(`\nNo wrong answer${soak ? ', and memory flat' : ''}: ${isRight ? 'met' : 'MISSED'}`)
      if (!isRight) process.exitCode = 1
    } finally {
      await gateway.stop()
    }
  } finally {
    await cloud.stop()
  }
}
