import { expect, it, test } from 'vitest'
import { runsInMonth, type Deployed } from './deployed.ts'
import type { Measured } from './measured.ts'
import { planFor, serverlessCost, serversFor, total } from './monthly.ts'
import { edgeShare, gbSeconds, lambdaCalls, perVisit } from './usage.ts'

const call = {
  name: 'GET /api/listings',
  route: 'searchListings',
  cpuMs: 2,
  asks: 1,
  askCpuMs: 1,
  storeCalls: 1,
  readUnits: 0.5,
  writeUnits: 0,
  bytes: 8000,
  logBytes: 200,
}
const measured: Measured = {
  acts: [{ name: 'searches', perThousandVisits: 3000, calls: [call] }],
  jobs: [{ job: 'deliver-mail', cpuMs: 1, storeCalls: 2, readUnits: 1, writeUnits: 0 }],
}
const deployed: Deployed = {
  memory: new Map([
    ['listings/search-listings', 512],
    ['internal/search-index', 1769],
    ['jobs/deliver-mail', 512],
  ]),
  schedules: [{ handler: 'jobs/deliver-mail', runs: 43_200 }],
  counts: new Map([['AWS::KMS::Key', 3]]),
  firewallRules: 4,
}
const page = { staticBytes: 150_000, staticRequests: 20, photoBytes: 2_000_000, photoRequests: 30 }

test.each([
  ['rate(1 minute)', 43_200],
  ['rate(5 minutes)', 8640],
  ['rate(1 hour)', 720],
  ['cron(17 0 * * ? *)', 30],
  ['cron(5 6-16 * * ? *)', 330],
  ['cron(0,30 * * * ? *)', 1440],
])('%s runs %d times a month', (schedule, runs) => expect(runsInMonth(schedule)).toBe(runs))

it('does not guess at a schedule it cannot read', () => {
  expect(() => runsInMonth('cron(0 0 1 * ? *)')).toThrow('No schedule')
})

it('charges slower functions for the longer time, and waiting for what they keep', () => {
  expect(gbSeconds({ cpuMs: 2, storeCalls: 1 }, 1769, 5)).toBeCloseTo((0.007 * 1769) / 1024)
  // A quarter of the processor takes four times as long.
  expect(gbSeconds({ cpuMs: 2, storeCalls: 0 }, 1769 / 4, 5)).toBeCloseTo((0.008 * 1769) / 4 / 1024)
})

it('adds up a visit', () => {
  expect(perVisit(measured, deployed, 1000)).toMatchObject({
    requests: 3,
    asks: 3,
    reads: 1.5,
    bytes: 24_000,
  })
})

it('reckons that CloudFront answers what it may keep, the more of it the more people ask', () => {
  // Once in ten seconds of a month: every second request finds what the one before has left.
  expect(edgeShare('listDealers', 259_200)).toBeCloseTo(0.5)
  expect(edgeShare('listDealers', 100 * 259_200)).toBeCloseTo(100 / 101)
  expect(edgeShare('searchListings', 1e9)).toBe(0)
})

it('counts the functions that run for a visit, also those that functions ask', () => {
  // Three searches, each of which asks once more.
  expect(lambdaCalls(measured, deployed, 1000)).toBe(6)
})

it('costs little more than what is always there at first, and grows with the visits', () => {
  const cost = (visits: number) => total(serverlessCost(visits, measured, deployed, page))
  const idle = cost(0)
  // Four rules and the list, three keys, a secret and a zone: 5 + 4 + 3 + 0.4 + 0.5, and own metrics.
  expect(idle).toBeGreaterThan(12.9)
  expect(cost(1000) - idle).toBeLessThan(0.2)
  // Three searches a visit at about 4 dollars a million, and 19,250 GB of photos at 0.11.
  expect(cost(10_000_000)).toBeGreaterThan(2000)
  expect(cost(10_000_000)).toBeLessThan(3500)
})

it('finds the smallest plan that holds a month, by requests and by bytes', () => {
  const of = (visits: number) => planFor(visits, measured, deployed, page)
  // 3 + 30 + 0.6 × 20 + 1 = 46 requests and 2.114 MB a visit.
  expect(of(1000)).toMatchObject({ requests: 46_000, plan: { name: 'Free' } })
  expect(of(20_000).plan?.name).toBe('Free')
  expect(of(60_000)).toMatchObject({ plan: { name: 'Pro' } })
  expect(of(10_000_000).plan?.name).toBe('Premium')
  expect(of(24_000_000).plan?.name).toBe('Premium, 125 TB')
  expect(of(100_000_000).plan).toBeUndefined()
  // The list with four rules and the zone are there without visits.
  expect(of(0).payAsYouGo).toBe(9.5)
})

it('has two servers at least, and as many as the busiest second needs', () => {
  expect(serversFor(1000, { cpuMs: 20 })).toBe(2)
  // 10M × 20 ms × 8 / 2,592,000 s = 617 busy milliseconds a second; × 20 = 12.3 processors, of which one server gives one.
  expect(serversFor(200_000_000, { cpuMs: 20 })).toBe(13)
})
