import {
  type Line,
  type PageBytes,
  planFor,
  serverCost,
  serverlessCost,
  serversFor,
  total,
} from './monthly.ts'
import { assumptions, lambdaCalls, perVisit } from './usage.ts'
import { type Deployed, plans, prices, serverPrices } from './deployed.ts'
import type { Measured } from './measured.ts'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '#scripts/site/build-site.ts'
import { brotliSize, brotliSizeOf, pageWeight, readPageFiles } from '#scripts/site/weigh-site.ts'

const visits = [1000, 100_000, 10_000_000]

const money = (dollars: number): string =>
  dollars >= 10 ? Math.round(dollars).toLocaleString('en-US') : dollars.toFixed(2)

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

const months = (cost: (visits: number) => Line[]): string => {
  const columns = visits.map(cost)
  const names = columns[0]!.map(({ name }) => name)
  const rows = names.map((name, at) => [name, ...columns.map((lines) => money(lines[at]!.dollars))])
  const sum = ['**Together, US$ a month**', ...columns.map((lines) => `**${money(total(lines))}**`)]
  return table(['', ...visits.map((count) => `${count.toLocaleString('en-US')} visits`)], [...rows, sum])
}

const acts = ({ acts }: Measured): string =>
  table(
    ['Request', 'processor ms', 'read units', 'write units', 'bytes', 'times in 1,000 visits'],
    acts.flatMap(({ perThousandVisits, calls }) =>
      calls.map((call) => [
        `\`${call.name}\``,
        ...[call.cpuMs, call.readUnits, call.writeUnits].map((value) => String(Number(value.toFixed(2)))),
        Math.round(call.bytes).toLocaleString('en-US'),
        perThousandVisits.toLocaleString('en-US'),
      ]),
    ),
  )

const jobs = ({ jobs }: Measured, { schedules }: Deployed): string =>
  table(
    ['Job', 'runs a month', 'processor ms', 'read units', 'write units'],
    jobs.map(({ job, cpuMs, readUnits, writeUnits }) => {
      const runs = schedules
        .filter(({ handler }) => handler === `jobs/${job}`)
        .reduce((sum, schedule) => sum + schedule.runs, 0)
      return [job, runs.toLocaleString('en-US'), cpuMs.toFixed(1), String(readUnits), String(writeUnits)]
    }),
  )

const flatRates = (measured: Measured, deployed: Deployed, page: PageBytes): string => {
  const months = visits.map((count) => planFor(count, measured, deployed, page))
  const row = (name: string, cell: (month: (typeof months)[number]) => string) => [name, ...months.map(cell)]
  return table(
    ['', ...visits.map((count) => `${count.toLocaleString('en-US')} visits`)],
    [
      row('Requests, millions', ({ requests }) => money(requests / 1e6)),
      row('Delivered, GB', ({ gb }) => money(gb)),
      row('Pay-as-you-go: delivery, firewall, DNS zone', ({ payAsYouGo }) => money(payAsYouGo)),
      row('Smallest plan that holds it', ({ plan }) => plan?.name ?? 'none'),
      row('**That plan, US$ a month**', ({ plan }) => `**${plan ? money(plan.dollars) : '-'}**`),
    ],
  )
}

const planTable = (): string =>
  table(
    ['Plan', 'US$ a month', 'million requests', 'TB', 'S3 credit, GB'],
    plans.map(({ name, dollars, requests, gb, s3Gb }) => [
      name,
      ...[dollars, requests / 1e6, gb / 1000, s3Gb].map((value) => value.toLocaleString('en-US')),
    ]),
  )

// Write units as this bench measured them while counts stood on the listing itself (version 0.1.0).
const unitsBefore = { view: 22, lead: 49, visit: 67.7 }

const writesOf = ({ acts }: Measured, route: string): string => {
  const call = acts.flatMap(({ calls }) => calls).find((each) => each.route === route)
  if (!call) throw new Error(`${route} was not measured`)
  return call.writeUnits.toFixed(2)
}

/** Lambda calls of a visit, and act by act of one that only browses, at each number of visits. */
const calls = (measured: Measured, deployed: Deployed): string => {
  const browsing = measured.acts.filter(({ isBrowsing }) => isBrowsing)
  const row = (name: string, of: (count: number) => number) => [
    name,
    ...visits.map((count) => of(count).toFixed(1)),
  ]
  const ofActs = (acts: Measured['acts']) => (count: number) => lambdaCalls({ acts }, deployed, count)
  return table(
    ['Lambda calls', ...visits.map((count) => `${count.toLocaleString('en-US')} visits`)],
    [
      row('a visit', ofActs(measured.acts)),
      row('**a visit that only browses**', ofActs(browsing)),
      ...browsing.map((act) => row(`of it: ${act.name}`, ofActs([act]))),
    ],
  )
}

/** The cost page, in Markdown. */
export const costPage = (measured: Measured, deployed: Deployed, page: PageBytes): string => {
  const api = perVisit(measured, deployed, 0)
  return `# What it costs

Made by \`npm run bench -- cost --write\`: request units, processor time and bytes are measured on the local cloud with the demo market,
memory, schedules, rules and alarms are read from the templates of the prod stage, and prices stand in \`scripts/bench/cost/deployed.ts\`
(Northern Virginia's, times ${prices.regionFactor} for the Gulf; CloudFront's for the Middle East). No bill has been seen yet.

A visit is ${api.requests.toFixed(1)} requests of the API (${api.reads.toFixed(1)} read and ${api.writes.toFixed(1)} write units, ${api.gbSeconds.toFixed(2)} GB-seconds, ${Math.round(api.bytes / 1000)} kB) and ${Math.round(page.photoRequests)} photos
(${(page.photoBytes / 1e6).toFixed(1)} MB). We assume that ${assumptions.returning * 100} % come back and have the site's files, that a call of the table takes ${assumptions.storeMs} ms, and that
the busiest second is ${assumptions.peakFactor} times the average. The first ${prices.cloudfront.free.gb / 1000} TB and ${prices.cloudfront.free.requests / 1e6} million requests of CloudFront are free.

${months((count) => serverlessCost(count, measured, deployed, page))}

The views of three cars take ${writesOf(measured, 'recordView')} write units (${unitsBefore.view} each while counts stood on the listing, in version 0.1.0), a lead ${writesOf(measured, 'createLead')} (${unitsBefore.lead}), a visit
${api.writes.toFixed(1)} (${unitsBefore.visit}). The limit of views per address is counted by the firewall. Nothing waits to be shared with
other views, so this is so at any number of visits. A car that is looked at takes
two more a month, when the days of the month before move out of its counts.

## How many functions a visit calls

CloudFront keeps the answers that are the same for everybody for as long as their contracts say (makes and places an hour, featured cars,
rates and the names of the index’s files a minute, the list of dealers ten seconds), so how often it has one depends on the traffic: visits are
reckoned as spread evenly over the month, and as meeting ${assumptions.edgeCaches} regional cache. Searches and cars are asked of functions each time, since a change has to
show within two seconds; some of these functions ask the one that holds the search indexes, which is a call more. A browser shows a search
from its own index before the answer and completes what is typed by itself, but one call confirms each search: asking what changed would be two.
The views of a visit are one call, however many cars it saw.

Less than one call a visit is not reached. What is asked of functions with every car and search is what has to be fresh: without these calls,
what changed would have to be written to the bucket by each act that changes it, within those two seconds.

${calls(measured, deployed)}

## CloudFront's flat-rate plans

One plan is for one distribution with its firewall, DNS zone, certificate, logs of access and of the firewall, and credits for S3, at a
fixed price: more than the allowance costs nothing, but may be slowed down. Requests that the firewall stops do not count.

${planTable()}

${flatRates(measured, deployed, page)}

Sources: https://aws.amazon.com/cloudfront/pricing/ and the developer guide's page on flat-rate plans, as github.com/api-evangelist/cloudfront
had them on 5 September 2026; S3 credits as bybowu.com had them in November 2025. We have not read AWS's pages themselves, and found no
word on whether a plan takes as many firewall rules as ours has (${deployed.firewallRules}); the console says so before one subscribes. The deploy subscribes to none:
plans have no Lambda@Edge, no continuous deployment and no real-time logs, none of which we use, and end with the month in which they are given up.

## The same on servers

Servers that always run (t4g.small, ${visits.map((count) => serversFor(count, perVisit(measured, deployed, count))).join(', ')} of them, PostgreSQL in two zones), with the same delivery and firewall, and
without anybody's hours for looking after them:

${months((count) => serverCost(count, measured, deployed, page))}

## What was measured

${acts(measured)}

Runs of jobs that find nothing to do:

${jobs(measured, deployed)}

Storage is not in it: a car with eight photos takes about 8 MB in all sizes, ${money((8 / 1024) * 1000 * prices.s3.perGbMonth)} dollars a month for a thousand cars. Nor is what
every account has once: the audit trail's and the backups' storage, GuardDuty's scan of documents (some cents per GB). Servers are
reckoned at ${serverPrices.busyShare * 100} % use in the busiest second.
`
}

// Photographs of cars, which the drawn ones of the demo are not: AVIF of 640 and of 960 pixels as the photo job makes it.
const cardPhotoBytes = 45_000
const carPhotoBytes = 110_000
// Photos that a phone requests: those near the screen of a result page, and a car's gallery as far as people look.
const cardsSeen = 8
const carPhotosSeen = 4

/** The transfers of a visit besides the API: the built site's results and car pages, one font, and photos. */
export const readPageBytes = async (
  root: string,
  visit: { lists: number; cars: number },
): Promise<PageBytes> => {
  const folder = await buildSite({ root })
  const { cars, car } = readPageFiles(folder)
  const js = pageWeight([cars!, car!], brotliSize(folder))
  const document = brotliSizeOf(readFileSync(join(folder, 'shells/cars-en.html')))
  const fonts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.woff2'))
  const font = Math.max(...fonts.map((name) => statSync(join(folder, 'assets', name)).size))
  const photoRequests = visit.lists * cardsSeen + visit.cars * carPhotosSeen
  return {
    staticBytes: js + document + font,
    // Chunks of the pages, font, icon, documents.
    staticRequests: 16,
    photoBytes: visit.lists * cardsSeen * cardPhotoBytes + visit.cars * carPhotosSeen * carPhotoBytes,
    photoRequests,
  }
}
