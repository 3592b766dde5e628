import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { password } from '#functions/testing/people.ts'
import { callAs, must } from '#functions/trust/crashes/call.ts'
import {
  begunPhoto,
  checkedImport,
  importedCars,
  isPublic,
  publishSome,
  verdictOf,
  wholeImport,
} from '#functions/trust/crashes/cut-off.ts'
import type { History } from '#functions/trust/crashes/history.ts'
import { startStage, type Stage, type Victim } from '#functions/trust/crashes/stage.ts'
import { makeWorld, newAdmin, newcomer, newDealership, type World } from '#functions/trust/crashes/world.ts'
import { checkStore } from '#functions/trust/invariants/check-store.ts'
import { amount, seed } from '#functions/trust/mode.ts'
import { proven } from '#functions/trust/proven.ts'
import { createRandom, type Random } from '#scripts/seed/random.ts'

// Reliability, I19 and I20: whichever process is killed at whatever moment, acknowledged changes are there afterwards, all others are there
// completely or not at all, and all stored data is consistent.

const kills = { api: amount({ quick: 3, nightly: 200 }), stores: amount({ quick: 2, nightly: 50 }) }
// Each stage serves this many kills, because its data grows and tokens expire after a quarter of an hour.
const killsOfStage = 20

// The number of acts from one kill to the next.
const acts = amount({ quick: 25, nightly: 85 })

const random = createRandom(`crashes ${seed}`)

/** The processes that a run kills, per stage. Of the kills of stores, every other one kills the table alone. */
const stages = (): Victim[][] => {
  const victims: Victim[] = [
    ...Array.from({ length: kills.api }, () => 'api' as const),
    ...Array.from({ length: kills.stores }, (_, index) => (index % 2 ? 'stores' : 'table') as Victim),
  ]
  const mixed = random.some(victims, victims.length)
  return Array.from({ length: Math.ceil(mixed.length / killsOfStage) }, (_, index) =>
    mixed.slice(index * killsOfStage, (index + 1) * killsOfStage),
  )
}

type Load = { random: Random; wasKilled: () => boolean; onAcknowledged: () => void }

/** Changes random items until a process was killed. */
const work = async (things: readonly History[], { random, wasKilled, onAcknowledged }: Load) => {
  while (!wasKilled()) {
    const known = things.filter((thing) => thing.isKnown())
    if (known.length === 0) return
    if (await random.pick(known).step(random, wasKilled)) onAcknowledged()
  }
}

/** Kills a process under load, after this many acknowledged acts. @returns how many acknowledged acts were found again */
const crash = async (stage: Stage, { clients }: World, victim: Victim, after: number): Promise<number> => {
  let left = after
  let killed: Promise<void> | undefined
  const onAcknowledged = () => {
    // A random delay after the response, because otherwise every kill would meet all calls at the same point.
    if (--left === 0) killed = delay(random.whole(0, 40)).then(kill)
  }
  let isKilled = false
  const kill = () => {
    isKilled = true
    return stage.kill(victim)
  }
  const load = { wasKilled: () => isKilled, onAcknowledged }
  const own = random.fork(`load ${random.next()}`)
  await Promise.all(clients.map((things, index) => work(things, { ...load, random: own.fork(index) })))
  // All clients ran out of acts before the kill.
  await (killed ?? kill())
  await stage.recover()
  const found = await Promise.all(clients.flat().map((thing) => thing.readBack()))
  return found.reduce((sum, count) => sum + count, 0)
}

let stage: Stage
beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage.stop())

const violations = (url?: string) => checkStore(stage.env(), { settle: 120_000, ...(url && { url }) })

it('nothing acknowledged is lost, and nothing is half done, after kill -9', async () => {
  for (const [index, victims] of stages().entries()) {
    if (index > 0) {
      await stage.stop()
      stage = await startStage()
    }
    const world = await makeWorld(stage)
    for (const victim of victims) {
      const found = await crash(stage, world, victim, random.whole(acts, acts + 10))
      expect({ victim, violations: await violations() }).toEqual({ victim, violations: [] })
      proven('crashes', found)
    }
    expect(await violations(stage.url)).toEqual([])
  }
})

it('what the API was doing when it was killed is ended by the jobs', async () => {
  const admin = await newAdmin(stage)
  const [visitor, leaving, suspect] = [
    await newcomer(stage.url),
    await newDealership(stage.url, admin),
    await newDealership(stage.url, admin),
  ]
  const [theirs, hidden] = await Promise.all([publishSome(leaving, 3), publishSome(suspect, 3)])
  // Settled at once, because they may reject before they are awaited.
  const begun = Promise.allSettled([
    leaving.call('DELETE', '/api/user', { password }),
    admin.call('PUT', `/api/admin/users/${suspect.user.id}/status`, {
      status: 'SUSPENDED',
      reasonCodes: ['FRAUD'],
    }),
  ])
  await delay(random.whole(20, 200))
  await stage.kill('api')
  const answers = await begun
  await stage.recover()
  await stage.ask('finish')
  expect(await violations(stage.url)).toEqual([])
  // All of it or nothing, and all of it if it was acknowledged.
  const signIn = () => callAs(stage.url)('POST', '/api/login', { username: leaving.user.username, password })
  const isLeft = (await signIn()).status !== 200
  const seen = (ids: readonly string[]) => Promise.all(ids.map((id) => isPublic(visitor, id)))
  expect(await seen(theirs)).toEqual(theirs.map(() => !isLeft))
  const [isShown] = await seen(hidden)
  expect(await seen(hidden)).toEqual(hidden.map(() => isShown))
  if (answers[0]?.status === 'fulfilled' && answers[0].value.status < 300) expect(isLeft).toBe(true)
  if (answers[1]?.status === 'fulfilled' && answers[1].value.status < 300) expect(isShown).toBe(false)
})

it('what the jobs were doing when everything was killed is done once, after the start', async () => {
  const dealership = await newDealership(stage.url, await newAdmin(stage))
  const importId = await checkedImport(dealership)
  const photos = await Promise.all([1, 2].map((photo) => begunPhoto(dealership, seed + photo)))
  must(await dealership.call('POST', `/api/seller/imports/${importId}/start`))
  await delay(random.whole(100, 600))
  await stage.kill('stores')
  await stage.recover()
  expect(await importedCars(dealership, importId)).toEqual(wholeImport)
  expect(await Promise.all(photos.map((id) => verdictOf(dealership, id)))).toEqual(['READY', 'READY'])
  expect(await violations()).toEqual([])
})
