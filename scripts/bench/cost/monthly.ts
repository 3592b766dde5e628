import { internalPath } from '#infra/handler-path.ts'
import { metrics } from '#shared/constants/metrics.ts'
import { type Deployed, plans, prices, serverPrices } from './deployed.ts'
import type { CallCost, JobCost, Measured } from './measured.ts'
/** Transfers of a browser besides the API, in a visit. */
export type PageBytes = {
  staticBytes: number
  staticRequests: number
  photoBytes: number
  photoRequests: number
}

export type Assumptions = {
  /** Milliseconds that a function waits for one call of DynamoDB within a region. */
  storeMs: number
  /** Share of visits whose browser has the site's files already. */
  returning: number
  /** Mails in a thousand visits. */
  mailsPerThousand: number
  /** The busiest second beside the average one. */
  peakFactor: number
}

export const assumptions: Assumptions = { storeMs: 5, returning: 0.4, mailsPerThousand: 60, peakFactor: 8 }

export type Line = { name: string; dollars: number }

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

type Sums = {
  requests: number
  /** Calls of the search function. */
  asks: number
  gbSeconds: number
  reads: number
  writes: number
  bytes: number
  logBytes: number
  cpuMs: number
}

const memoryOf = ({ memory }: Deployed, handler: (file: string) => boolean): number => {
  const found = [...memory].find(([file]) => handler(file))
  if (!found) throw new Error('A function that was measured is not deployed')
  return found[1]
}

const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The API usage of one average visit. */
export const perVisit = ({ acts }: Measured, deployed: Deployed): Sums => {
  const sums: Sums = {
    requests: 0,
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
    const often = perThousandVisits / 1000
    for (const call of calls) {
      const memory = memoryOf(deployed, (file) => file.endsWith(`/${kebab(call.route)}`))
      sums.requests += often
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
      sums.bytes += often * call.bytes
      sums.logBytes += often * call.logBytes
      sums.cpuMs += often * (call.cpuMs + call.askCpuMs)
    }
  }
  return sums
}

const clockLines = ({ jobs }: Measured, deployed: Deployed): number =>
  deployed.schedules.reduce((sum, { handler, runs }) => {
    const cost: JobCost | undefined = jobs.find(({ job }) => handler === `jobs/${job}`)
    if (!cost) throw new Error(`${handler} was not measured`)
    const memory = memoryOf(deployed, (file) => file === handler)
    const { lambda, dynamodb } = prices
    const once =
      lambda.perRequest +
      gbSeconds(cost, memory, assumptions.storeMs) * lambda.perGbSecond +
      cost.readUnits * dynamodb.perReadUnit +
      cost.writeUnits * dynamodb.perWriteUnit
    return sum + runs * once
  }, 0)

const fixed = ({ counts, firewallRules }: Deployed): Line[] => {
  const kept = Object.entries(prices.monthly).map(([type, each]) => (counts.get(type) ?? 0) * each)
  const paid = Math.max(0, Object.keys(metrics).length - prices.metrics.free)
  return [
    {
      name: 'Web firewall: its list and rules',
      dollars: prices.waf.acl + firewallRules * prices.waf.perRule,
    },
    {
      name: 'Keys, alarms, metrics, dashboard, secret, DNS zone',
      dollars:
        kept.reduce((sum, dollars) => sum + dollars, prices.secret + prices.hostedZone) +
        paid * prices.metrics.each,
    },
    {
      name: 'Queues: asking whether there is work',
      dollars:
        beyond(
          (counts.get('AWS::Lambda::EventSourceMapping') ?? 0) * prices.sqs.asksInMonth,
          prices.sqs.free,
        ) * prices.sqs.perRequest,
    },
  ]
}

const beyond = (amount: number, free: number): number => Math.max(0, amount - free)

/** What CloudFront delivers in a month. */
const delivered = (visits: number, api: Pick<Sums, 'bytes' | 'requests'>, page: PageBytes) => {
  const fresh = 1 - assumptions.returning
  return {
    gb: (visits * (api.bytes + page.photoBytes + fresh * page.staticBytes)) / 1e9,
    requests: visits * (api.requests + page.photoRequests + fresh * page.staticRequests + 1),
  }
}

const delivery = (visits: number, api: Sums, page: PageBytes): Line => {
  const { cloudfront } = prices
  const { gb, requests } = delivered(visits, api, page)
  const runs = visits * (page.photoRequests + 1)
  const dollars =
    beyond(gb, cloudfront.free.gb) * cloudfront.perGb +
    beyond(requests, cloudfront.free.requests) * cloudfront.perRequest +
    beyond(runs, cloudfront.free.functionRuns) * cloudfront.perFunctionRun
  return { name: 'CloudFront: files, photos, answers', dollars }
}

const firewallRequests = (visits: number, api: Sums, page: PageBytes): Line => ({
  name: 'Web firewall: requests',
  dollars: delivered(visits, api, page).requests * prices.waf.perRequest,
})

/** The smallest of CloudFront's plans that holds a month, beside what pay-as-you-go costs of what a plan includes. */
export const planFor = (visits: number, measured: Measured, deployed: Deployed, page: PageBytes) => {
  const api = perVisit(measured, deployed)
  const usage = delivered(visits, api, page)
  const [firewall] = fixed(deployed)
  const lines = [delivery(visits, api, page), firewallRequests(visits, api, page), firewall!]
  return {
    ...usage,
    payAsYouGo: total(lines) + prices.hostedZone,
    plan: plans.find(({ requests, gb }) => usage.requests <= requests && usage.gb <= gb),
  }
}

/** Costs that are the same with functions and with servers. */
const inFront = (visits: number, api: Sums, deployed: Deployed, page: PageBytes): Line[] => [
  { name: 'Mail', dollars: (visits * assumptions.mailsPerThousand * prices.sesPerMail) / 1000 },
  delivery(visits, api, page),
  firewallRequests(visits, api, page),
  ...fixed(deployed),
]

/** Dollars a month at so many visits, line by line. */
export const serverlessCost = (
  visits: number,
  measured: Measured,
  deployed: Deployed,
  page: PageBytes,
): Line[] => {
  const api = perVisit(measured, deployed)
  const { lambda, dynamodb, regionFactor: factor } = prices
  return [
    {
      name: 'Functions',
      dollars:
        factor *
        visits *
        ((api.requests + api.asks) * lambda.perRequest + api.gbSeconds * lambda.perGbSecond),
    },
    { name: 'HTTP API', dollars: factor * visits * api.requests * prices.httpApiPerRequest },
    {
      name: 'Table: reads and writes',
      dollars: factor * visits * (api.reads * dynamodb.perReadUnit + api.writes * dynamodb.perWriteUnit),
    },
    { name: 'Jobs by the clock', dollars: factor * clockLines(measured, deployed) },
    {
      name: 'Logs and traces',
      dollars:
        factor *
        visits *
        ((api.logBytes / 1e9) * prices.logsPerGb + api.requests * prices.xray.share * prices.xray.perTrace),
    },
    ...inFront(visits, api, deployed, page),
  ]
}

/** Servers that the busiest second needs, at least two so that one may fail. */
export const serversFor = (visits: number, api: Pick<Sums, 'cpuMs'>): number => {
  const busySeconds = (visits * api.cpuMs * assumptions.peakFactor) / 1000 / (30 * 24 * 3600)
  return Math.max(2, Math.ceil(busySeconds / (serverPrices.server.processors * serverPrices.busyShare)))
}

/** The same month on servers: everything in front of them stays. */
export const serverCost = (
  visits: number,
  measured: Measured,
  deployed: Deployed,
  page: PageBytes,
): Line[] => {
  const api = perVisit(measured, deployed)
  const { hoursOfMonth, server, balancerPerHour, database } = serverPrices
  const factor = prices.regionFactor
  const steps = 1 + Math.floor(visits / 10e6)
  return [
    { name: 'Servers', dollars: factor * serversFor(visits, api) * server.perHour * hoursOfMonth },
    { name: 'Load balancer', dollars: factor * balancerPerHour * hoursOfMonth },
    {
      name: 'PostgreSQL with a standby',
      dollars: factor * steps * (database.perHour * hoursOfMonth + database.gb * database.perGbMonth),
    },
    { name: 'Logs', dollars: factor * visits * (api.logBytes / 1e9) * prices.logsPerGb },
    ...inFront(visits, api, deployed, page),
  ]
}

export const total = (lines: readonly Line[]): number => lines.reduce((sum, { dollars }) => sum + dollars, 0)
