import { metrics } from '#shared/constants/metrics.ts'
import { type Deployed, plans, prices, serverPrices } from './deployed.ts'
import type { JobCost, Measured } from './measured.ts'
import { assumptions, gbSeconds, memoryOf, perVisit, secondsOfMonth, type Sums } from './usage.ts'

/** Transfers of a browser besides the API, in a visit. */
export type PageBytes = {
  staticBytes: number
  staticRequests: number
  photoBytes: number
  photoRequests: number
}

export type Line = { name: string; dollars: number }

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
      name: 'Keys, alarms, metrics, dashboard, secret, DNS zone, firewall of the pool',
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
  const api = perVisit(measured, deployed, visits)
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
  const api = perVisit(measured, deployed, visits)
  const { lambda, dynamodb, regionFactor: factor } = prices
  return [
    {
      name: 'Functions',
      dollars:
        factor *
        visits *
        ((api.handedOn + api.asks) * lambda.perRequest + api.gbSeconds * lambda.perGbSecond),
    },
    { name: 'HTTP API', dollars: factor * visits * api.handedOn * prices.httpApiPerRequest },
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
        ((api.logBytes / 1e9) * prices.logsPerGb + api.handedOn * prices.xray.share * prices.xray.perTrace),
    },
    ...inFront(visits, api, deployed, page),
  ]
}

/** Servers that the busiest second needs, at least two so that one may fail. */
export const serversFor = (visits: number, api: Pick<Sums, 'cpuMs'>): number => {
  const busySeconds = (visits * api.cpuMs * assumptions.peakFactor) / 1000 / secondsOfMonth
  return Math.max(2, Math.ceil(busySeconds / (serverPrices.server.processors * serverPrices.busyShare)))
}

/** The same month on servers: everything in front of them stays. */
export const serverCost = (
  visits: number,
  measured: Measured,
  deployed: Deployed,
  page: PageBytes,
): Line[] => {
  const api = perVisit(measured, deployed, visits)
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
