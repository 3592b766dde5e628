import { isKeptAtEdge, isSharedAnswer } from '#infra/constructs/cache-behaviours.ts'
import { internalPath } from '#infra/handler-path.ts'
import type { Contract } from '#shared/api/contract.ts'
import { contracts, type RouteId } from '#shared/api/routes.ts'
import type { Deployed } from './deployed.ts'
import type { CallCost, Measured } from './measured.ts'

export type Assumptions = {
  /** Milliseconds that a function waits for one call of DynamoDB within a region. */
  storeMs: number
  /** Share of visits whose browser has the site's files already. */
  returning: number
  /** Mails in a thousand visits. */
  mailsPerThousand: number
  /** The busiest second beside the average one. */
  peakFactor: number
  /** Caches of CloudFront that visitors meet: those of the Gulf ask one regional cache behind them. */
  edgeCaches: number
}

export const assumptions: Assumptions = {
  storeMs: 5,
  returning: 0.4,
  mailsPerThousand: 60,
  peakFactor: 8,
  edgeCaches: 1,
}

/** A whole processor comes with this many megabytes; with fewer, work takes longer in proportion. */
const wholeProcessorMb = 1769

/** Gigabyte-seconds that Lambda charges for a request: its processor time on the share it has, and its waiting. */
export const gbSeconds = (
  { cpuMs, storeCalls }: Pick<CallCost, 'cpuMs' | 'storeCalls'>,
  memoryMb: number,
  storeMs: number,
): number => {
  const share = Math.min(1, memoryMb / wholeProcessorMb)
  return ((cpuMs / share + storeCalls * storeMs) / 1000) * (memoryMb / 1024)
}

export const secondsOfMonth = 30 * 86_400

/**
 * The share of a route's requests that CloudFront answers from what it has kept. Requests come at random: one in the time that an answer
 * lasts finds none and fetches it, the others of that time find it.
 */
export const edgeShare = (route: string, requestsInMonth: number): number => {
  const contract: Contract | undefined = contracts[route as RouteId]
  if (!contract || !(isSharedAnswer(contract) || isKeptAtEdge(contract))) return 0
  const perAnswer =
    ((requestsInMonth / assumptions.edgeCaches) * (contract.sharedCacheSeconds ?? 0)) / secondsOfMonth
  return perAnswer / (1 + perAnswer)
}

export type Sums = {
  /** Requests of the API, and how many of them CloudFront hands on to it. */
  requests: number
  handedOn: number
  /** Calls of the search function. */
  asks: number
  gbSeconds: number
  reads: number
  writes: number
  bytes: number
  logBytes: number
  cpuMs: number
}

/** The memory of the one function that fits. */
export const memoryOf = ({ memory }: Deployed, handler: (file: string) => boolean): number => {
  const found = [...memory].find(([file]) => handler(file))
  if (!found) throw new Error('A function that was measured is not deployed')
  return found[1]
}

const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The API usage of one average visit of so many in a month. */
export const perVisit = ({ acts }: Pick<Measured, 'acts'>, deployed: Deployed, visits: number): Sums => {
  const sums: Sums = {
    requests: 0,
    handedOn: 0,
    asks: 0,
    gbSeconds: 0,
    reads: 0,
    writes: 0,
    bytes: 0,
    logBytes: 0,
    cpuMs: 0,
  }
  const searchMemory = memoryOf(deployed, (file) => file === internalPath('searchIndex'))
  for (const { perThousandVisits, calls } of acts) {
    for (const call of calls) {
      const memory = memoryOf(deployed, (file) => file.endsWith(`/${kebab(call.route)}`))
      const asked = perThousandVisits / 1000
      const often = asked * (1 - edgeShare(call.route, asked * visits))
      sums.requests += asked
      sums.bytes += asked * call.bytes
      sums.handedOn += often
      sums.asks += often * call.asks
      // A route that asks the search function waits for it, and both are charged.
      const searching = { cpuMs: call.askCpuMs, storeCalls: 0 }
      const own = { cpuMs: call.cpuMs, storeCalls: call.storeCalls + call.asks }
      sums.gbSeconds +=
        often *
        (gbSeconds(own, memory, assumptions.storeMs) +
          gbSeconds(searching, searchMemory, assumptions.storeMs))
      sums.reads += often * call.readUnits
      sums.writes += often * call.writeUnits
      sums.logBytes += often * call.logBytes
      sums.cpuMs += often * (call.cpuMs + call.askCpuMs)
    }
  }
  return sums
}

/** How many functions run for one visit of so many in a month: those of routes, and the one that some of them ask. */
export const lambdaCalls = ({ acts }: Pick<Measured, 'acts'>, deployed: Deployed, visits: number): number => {
  const { handedOn, asks } = perVisit({ acts }, deployed, visits)
  return handedOn + asks
}
