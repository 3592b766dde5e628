import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { amount, seed } from '#functions/trust/mode.ts'
import { proven } from '#functions/trust/proven.ts'
import { createRandom } from '#scripts/seed/random.ts'
import { changeShards } from '#shared/constants/storage.ts'
import { liveRoutes, type RouteId } from '#shared/api/routes.ts'
import { ask, expectRightOrBusy, type Asked } from './check-answer.ts'
import { samples } from './samples.ts'
import { startTappedStack, type TappedStack } from './tapped-stack.ts'
import { startThrottleProxy, type ThrottleProxy } from './throttle-proxy.ts'
import { makeWorld, type World } from './world.ts'

// A throttled table must not get a flood of retries: attempts are bounded per SDK call and per request.

const random = createRandom(seed)
let stack: TappedStack
let proxy: ThrottleProxy
let world: World

beforeAll(async () => {
  stack = await startTappedStack()
  // Set before the table's client is created, at the first call.
  proxy = await startThrottleProxy(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '', random.next)
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = proxy.url
  world = await makeWorld()
})

afterAll(async () => {
  await stack.stop()
  await proxy.close()
})

const sampleOf = async (route: Asked['route']): Promise<Asked> => ({
  route,
  call: await samples[route.id as RouteId](world),
})

const asked: Asked[] = []

describe('a table that throttles', () => {
  it('everything is asked three times for each call at most, and every route says that it is busy', async () => {
    for (const route of random.some(liveRoutes, amount({ quick: 40, nightly: 1000 })))
      asked.push(await sampleOf(route))
    // The SDK waits a random time up to a second between attempts; here none.
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0)
    proxy.throttle(1)
    proxy.count()
    let worst = { route: '', requests: 0 }
    for (const each of asked) {
      expectRightOrBusy(each, await ask(stack.url, each), 'while everything is throttled')
      const { calls, requests } = proxy.count()
      expect(requests, each.route.id).toBeLessThanOrEqual(3 * calls)
      if (requests > worst.requests) worst = { route: each.route.id, requests }
    }
    proxy.throttle(0)
    chance.mockRestore()
    // Three attempts for each call of a request: the shards of the change feed, and a few other items.
    expect(worst.requests, worst.route).toBeLessThanOrEqual(3 * (changeShards + 4))
    process.stderr.write(
      `Most requests to a table that throttles everything: ${worst.requests} (${worst.route})\n`,
    )
    proven('faults', asked.length)
  })

  it('a twentieth is asked a fifth more at most, and nobody notices', async () => {
    proxy.throttle(0.05)
    proxy.count()
    for (const each of asked)
      expectRightOrBusy(each, await ask(stack.url, each), 'while a twentieth is throttled')
    const { calls, requests } = proxy.count()
    proxy.throttle(0)
    expect(calls).toBeGreaterThan(asked.length)
    expect(requests / calls).toBeLessThanOrEqual(1.2)
    proven('faults', asked.length)
  })
})
