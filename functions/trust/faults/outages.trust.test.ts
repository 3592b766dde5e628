import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callStackAt } from '#functions/testing/api.ts'
import { proven } from '#functions/trust/proven.ts'
import { amount, isNightly, seed } from '#functions/trust/mode.ts'
import { holdersOf } from '#infra/access.ts'
import { createRandom } from '#scripts/seed/random.ts'
import { liveRoutes, type RouteId } from '#shared/api/routes.ts'
import { ask, expectRightOrBusy, type Asked } from './check-answer.ts'
import type { Fault } from './fault-proxy.ts'
import { startFaultyStack, type FaultyApi, type FaultyStack, type StoreName } from './faulty-stack.ts'
import { samples } from './samples.ts'
import { makeWorld, type World } from './world.ts'

// Every route while a store is down, slow or cut off: a right response or a 503, in time, and right again as soon as the store is.

const faults: readonly Fault[] = [
  { kind: 'refused' },
  { kind: 'black hole' },
  { kind: 'reset', afterBytes: 0 },
  { kind: 'reset', afterBytes: 100 },
  { kind: 'cut', afterBytes: 20 },
  { kind: 'cut', afterBytes: 300 },
  { kind: 'stall', afterBytes: 250 },
  { kind: 'latency', ms: 250, jitter: 250 },
  { kind: 'slicer', bytes: 64, ms: 1 },
  { kind: 'slow close', ms: 500 },
  { kind: 'bandwidth', bytesPerSecond: 20_000 },
]

// The table alone, the other stores, and the search function: three gateways, so that their timeouts pass in parallel. Nightly runs also
// try each store alone.
const quickGroups: readonly (readonly StoreName[])[] = [['table'], ['files', 'pool'], ['search']]
const groups = isNightly ? [...quickGroups, ['files'] as const, ['pool'] as const] : quickGroups

const perRound = amount({ quick: 14, nightly: liveRoutes.length })
const rounds = groups.flatMap((names, group) => faults.map((fault) => ({ group, names, fault })))

let stack: FaultyStack
let world: World

const searching = liveRoutes.filter(({ id }) => holdersOf('search:ask').includes(id))

/** Deals calls of all routes that a group may concern in a seeded order, so that few rounds cover them all. */
const dealer = (first: number, names: readonly StoreName[]) => {
  const routes = names.includes('search') ? searching : liveRoutes
  const random = createRandom(seed + first)
  let deck: Asked['route'][] = []
  return async (count: number): Promise<Asked[]> => {
    while (deck.length < count) deck = [...deck, ...random.some(routes, routes.length)]
    return Promise.all(
      deck
        .splice(0, count)
        .map(async (route) => ({ route, call: await samples[route.id as RouteId](world) })),
    )
  }
}

// Against hanging on a slow machine, not a measure.
const withinMs = 60_000

/** Repeats a call until its response is right. A call that took effect before its response was lost may be refused the second time. */
const expectRecovery = async (url: string, asked: Asked, when: string): Promise<void> => {
  const { route } = asked
  const isOver = Date.now() + withinMs
  for (;;) {
    const { status, text } = await ask(url, asked)
    const isDone = status === route.status || (route.method !== 'GET' && status >= 400 && status < 500)
    if (isDone) return
    const name = `${route.id} after ${when}: ${status} ${text}`
    expect(Date.now(), name).toBeLessThan(isOver)
    await delay(200)
  }
}

const tryRound = async (
  { url, proxies }: FaultyApi,
  fault: Fault,
  calls: readonly Asked[],
): Promise<number> => {
  const when = `${Object.keys(proxies).join(' and ')}: ${JSON.stringify(fault)}`
  for (const proxy of Object.values(proxies)) proxy.set(fault)
  const answers = await Promise.all(calls.map((asked) => ask(url, asked)))
  for (const proxy of Object.values(proxies)) proxy.set(undefined)
  const outcomes = answers.map((answer, index) => expectRightOrBusy(calls[index]!, answer, when))
  const busy = calls.filter((_, index) => outcomes[index] === 'busy')
  await Promise.all(busy.map((asked) => expectRecovery(url, asked, when)))
  return busy.length
}

beforeAll(async () => {
  stack = await startFaultyStack(groups)
  Object.assign(process.env, stack.env)
  callStackAt(stack.apis[0]!.url)
  world = await makeWorld()
})

afterAll(() => stack.stop())

describe('while a store fails', () => {
  it('every route is right or says that it is busy, and is right again once the store is', async () => {
    // All test data is created before the first fault, through a gateway that works, so that the other gateways are cold at their first
    // fault.
    const deal = groups.map((names, group) => dealer(group, names))
    const dealt: { round: (typeof rounds)[number]; calls: Asked[] }[] = []
    for (const round of rounds) dealt.push({ round, calls: await deal[round.group]!(perRound) })
    const busy = await Promise.all(
      groups.map(async (_, group) => {
        let count = 0
        for (const { round, calls } of dealt)
          if (round.group === group) count += await tryRound(stack.apis[group]!, round.fault, calls)
        return count
      }),
    )
    // No 503 at all would mean that the stores are not behind the proxies.
    for (const count of busy) expect(count).toBeGreaterThan(0)
    proven('faults', rounds.length * perRound)
  })
})
