import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, expect, it } from 'vitest'
import { eachAtOnce } from '#functions/core/time.ts'
import { enforceLimits } from '#functions/core/limited-handler.ts'
import type { RequestInfo } from '#functions/core/read-request.ts'
import { resetNamedLimit, giveBackNamed, takeFromLimit, takeNamed } from '#functions/data/rate-limits.ts'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import { aUser } from '#functions/testing/builders.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'
import { windowLimits, type Caller, type Limit } from '#functions/trust/limits/all-limits.ts'
import { amount } from '#functions/trust/mode.ts'
import { proven } from '#functions/trust/proven.ts'
import { createLead } from '#shared/api/leads.ts'
import { liveRoutes } from '#shared/api/routes.ts'
import { rateLimits } from '#shared/constants/limits.ts'

beforeAll(() => useOwnTable())

// Midnight is the start of a window for every length that divides a day, which all limits' lengths do.
const midnight = Date.UTC(2026, 10, 20)
const at = (seconds: number, ms = 0): Date => new Date(midnight + seconds * 1000 + ms)

const caller: Caller = { user: 'usr_00000000000000000000000001', ip: '2001:db8:1:200::7' }
const stranger: Caller = { user: 'usr_00000000000000000000000002', ip: '2001:db8:1:300::7' }
/** A caller whom a limit of this kind counts as `caller`, though the other half of the identity differs. */
const alias: Record<Limit['per'], Caller> = {
  user: { ...stranger, user: caller.user },
  ip: { ...stranger, ip: '2001:db8:1:2ff:ffff:1:2:3' },
}

/** Makes calls concurrently, 50 at a time. @returns the waits of those that were refused */
const refusedOf = async (count: number, call: () => Promise<number | undefined>): Promise<number[]> => {
  const waits: (number | undefined)[] = []
  await eachAtOnce(Array.from({ length: count }), 50, async () => void waits.push(await call()))
  return waits.filter((wait) => wait !== undefined)
}

// In `npm test`, the places of a large limit but for the last few are counted as taken beforehand.
const placesAtMost = amount({ quick: 20, nightly: 1000 })

/** Prepares a window with at most `placesAtMost` free places. @returns how many are free */
const nearlyFull = async ({ limit, seconds, counts }: Limit, start: number): Promise<number> => {
  const left = Math.min(limit, placesAtMost)
  if (left < limit)
    await table().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.rateLimit(...counts(caller), `${seconds}#${midnight / 1000 + start}`),
        UpdateExpression: 'ADD #count :taken',
        ExpressionAttributeNames: { '#count': 'count' },
        ExpressionAttributeValues: { ':taken': limit - left },
      }),
    )
  return left
}

// Sequential calls are as exact as concurrent ones but slower, so `npm test` skips the long ones.
const oneByOneUpTo = amount({ quick: 10, nightly: 1000 })

const tryOneByOne = async ({ limit, seconds, call }: Limit): Promise<void> => {
  const person = { user: 'usr_00000000000000000000000003', ip: '203.0.113.7' }
  for (let count = 0; count < limit; count++) expect(await call(person, at(1))).toBeUndefined()
  expect(await call(person, at(1))).toBe(seconds - 1)
}

it.each(windowLimits.map((limit) => [limit.name, limit] as const))('%s', async (_, limit) => {
  const { per, limit: most, seconds, call } = limit
  expect(86_400 % seconds).toBe(0)
  const places = await nearlyFull(limit, 0)
  const refused = await refusedOf(2 * places, () => call(caller, at(0)))
  expect(refused).toEqual(Array.from({ length: places }, () => seconds))
  // The same user at another address or another user in the same network is refused; an unrelated caller is not.
  expect(await call(alias[per], at(0, 1))).toBe(seconds)
  expect(await call(stranger, at(0))).toBeUndefined()
  expect(await call(caller, at(seconds, -1))).toBe(1)
  // The windows before and after are separate, and refused calls do not carry over into the next one.
  expect(await call(caller, at(0, -1))).toBeUndefined()
  expect(await call(caller, at(seconds))).toBeUndefined()
  const again = (await nearlyFull({ ...limit, limit: most - 1 }, seconds)) + 1
  expect(await refusedOf(again + 3, () => call(caller, at(seconds, 1)))).toHaveLength(4)
  expect(await call(caller, at(2 * seconds, -1))).toBe(1)
  if (most <= oneByOneUpTo) await tryOneByOne(limit)
  proven('limits', 1)
})

it('a limit by the hour and one by the day hold together, and the day refuses what the hour would take', async () => {
  const [{ limit: perHour }, { limit: perDay }] = createLead.limits
  const actor = aUser({ id: 'usr_00000000000000000000000009' })
  const call = (hour: number) =>
    enforceLimits(createLead, actor, { ip: '198.51.100.1' } as RequestInfo, {
      takeFromLimit,
      now: () => at(hour * 3600),
    })
  const passed: number[] = []
  for (let hour = 0; hour < 24; hour++)
    for (let count = 0; count <= perHour; count++)
      await call(hour).then(
        () => passed.push(hour),
        (error: unknown) => {
          const isOfDay = passed.length === perDay
          expect(error).toMatchObject({
            code: 'TOO_MANY_REQUESTS',
            retryAfterSeconds: isOfDay && count < perHour ? 86_400 - hour * 3600 : 3600,
          })
        },
      )
  expect(passed).toHaveLength(perDay)
  await expect(call(24)).resolves.toBeUndefined()
})

it('what is given back can be taken again, and nothing sinks below none', async () => {
  const { limit, seconds } = rateLimits.wrongPassword
  const take = (now: Date) => takeNamed('wrongPassword', 'somebody', now)
  await refusedOf(limit, () => take(at(0)))
  await giveBackNamed('wrongPassword', 'somebody', at(0))
  expect(await refusedOf(limit, () => take(at(9)))).toHaveLength(limit - 1)
  // Giving back more places than were taken, or in a window without a count, does not raise the limit.
  await refusedOf(2 * limit, async () => void (await giveBackNamed('wrongPassword', 'somebody', at(5))))
  await giveBackNamed('wrongPassword', 'somebody', at(seconds))
  for (const now of [at(7), at(seconds)]) expect(await refusedOf(limit + 1, () => take(now))).toHaveLength(1)
  await resetNamedLimit('wrongPassword', 'somebody', at(8))
  expect(await take(at(8))).toBeUndefined()
  expect(await take(at(seconds))).toBe(seconds)
})

it('no count is below zero or beyond its limit', async () => {
  const { Items = [] } = await table().send(new ScanCommand({ TableName: tableName() }))
  const counts = Items.filter(({ pk }) => String(pk).startsWith('RATE#'))
  expect(counts.length).toBeGreaterThan(windowLimits.length * 2)
  const limitsOf = new Map<string, number[]>()
  for (const { id, limits = [] } of liveRoutes)
    limitsOf.set(
      id,
      limits.map(({ limit }) => limit),
    )
  for (const [name, { limit }] of Object.entries(rateLimits)) limitsOf.set(name, [limit])
  for (const { pk, count } of Items) {
    const name = String(pk).split('#')[1] ?? ''
    expect(Number(count), String(pk)).toBeGreaterThanOrEqual(0)
    expect(Number(count), String(pk)).toBeLessThanOrEqual(Math.max(...(limitsOf.get(name) ?? [])))
  }
})

it('nothing counts but contracts and what the list of limits names', async () => {
  const root = join(import.meta.dirname, '../..')
  const files = (await readdir(root, { recursive: true })).filter((file) =>
    /^(?!trust).*(?<!test)\.ts$/.test(file),
  )
  const counting: string[] = []
  for (const file of files)
    if ((await readFile(join(root, file), 'utf8')).includes('takeFromLimit')) counting.push(file)
  expect(counting.toSorted()).toEqual(['core/limited-handler.ts', 'data/rate-limits.ts'])
})
