import { readFileSync } from 'node:fs'
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAccount } from '#functions/adapters/identity-pool.ts'
import { now } from '#functions/core/time.ts'
import { listSavers } from '#functions/data/favorites.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import { migrations, noteProgress, noteVersion, readDataState } from '#functions/data/migrations.ts'
import { scanPage } from '#functions/data/queries.ts'
import { anyItem, getItem, getItems, type Item, keyOf, table, tableName } from '#functions/data/table.ts'
import { transact } from '#functions/data/transact.ts'
import { buildSearchIndex } from '#functions/jobs/build-search-index.ts'
import { migrateData } from '#functions/jobs/migrate-data.ts'
import { api, type ApiAnswer, apiOk } from '#functions/testing/api.ts'
import type { LocalStack } from '#functions/testing/local-stack.ts'
import { useOwnStack } from '#functions/testing/own-stack.ts'
import { password, registerSeller, signIn } from '#functions/testing/people.ts'
import { amount } from '#functions/trust/mode.ts'
import { proven } from '#functions/trust/proven.ts'
import { liveRoutes } from '#shared/api/routes.ts'
import { rateLimits } from '#shared/constants/limits.ts'
import { dataVersion } from '#shared/constants/storage.ts'

// A part of the demo market of the version before, written by that version itself: `npm run release` keeps it.
const { version, items: stored } = JSON.parse(
  readFileSync(new URL('released-store.json', import.meta.url), 'utf8'),
) as { version: string; items: readonly Item[] }
// Others end by themselves, some before this test is run.
const lasting = stored.filter((item) => item['expiresAt'] === undefined)
const ofKind = (kind: string) => stored.filter(({ sk }) => sk === kind)
const listings = ofKind('LISTING').filter((item) => item['status'] === 'APPROVED' && !item['isHidden'])
const seller = stored.find((item) => item['username'] === 'seller')
const drafts = ofKind('LISTING').filter(
  ({ ownerId, status }) => ownerId === seller?.['id'] && status === 'DRAFT',
)

const savedPlates = stored.filter(({ sk }) => String(sk).startsWith(partitions.favoritePlatePrefix))

/** Everything that can be read without naming a thing. */
const lists = liveRoutes
  .filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  .map(({ path }) => path)

let stack: LocalStack
beforeAll(async () => {
  stack = await useOwnStack()
  for (const Item of stored) await table().send(new PutCommand({ TableName: tableName(), Item }))
  for (const { id } of ofKind('PROFILE').filter(({ pk }) => String(pk).startsWith('USER#')))
    await createAccount(String(id), password)
  await buildSearchIndex()
})
afterAll(() => stack.stop())

const pathOf = ({ id }: Item) => `/api/listings/${String(id)}`
const shownViews = async (listing: Item): Promise<number> =>
  (await apiOk('GET', pathOf(listing))).body.viewCount

/** Counts a view as 0.1.0 did: on the listing itself. */
const viewAsBefore = async ({ pk, sk }: Item): Promise<void> => {
  await table().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: { pk, sk },
      UpdateExpression: 'ADD viewCount :one',
      ExpressionAttributeValues: { ':one': 1 },
    }),
  )
}

it(`data of ${version} is read by this version as it is`, async () => {
  for (const listing of listings) {
    const { body } = await apiOk('GET', pathOf(listing))
    const { viewCount, contactCount, slug, car } = listing as Record<string, Record<string, unknown>>
    expect(body).toMatchObject({ viewCount, contactCount, slug, priceQAR: car?.['priceQAR'] })
  }
  const { body } = await apiOk('GET', '/api/listings?limit=100')
  const onOffer = listings.filter(({ availability }) => availability !== 'SOLD' && availability !== 'PAUSED')
  expect(body.listings.map(({ id }: Item) => id).toSorted()).toEqual(onOffer.map(({ id }) => id).toSorted())
  for (const username of ['seller', 'dealer', 'buyer', 'admin']) {
    const { token, user } = await signIn(username)
    for (const path of lists) expect((await api('GET', path, { token })).status, path).toBeLessThan(500)
    const { body: own } = await api('GET', '/api/seller/listings', { token })
    const owned = ofKind('LISTING').filter(({ ownerId }) => ownerId === user.id)
    if (user.role !== 'PLATFORM_ADMIN')
      expect(own.map(({ id }: Item) => id).toSorted()).toEqual(owned.map(({ id }) => id).toSorted())
  }
})

it(`data of ${version} is upgraded while people use it: no call fails and nothing is lost`, async () => {
  const before = new Map<Item, number>()
  for (const listing of listings) before.set(listing, await shownViews(listing))
  const [{ token }, buyer] = await Promise.all([signIn('seller'), registerSeller()])
  const failed: string[] = []
  const views = new Map<Item, number>()
  const mileages = new Map<Item, number>()
  let calls = 0
  const over = new AbortController()

  const note = (call: string, { status }: ApiAnswer, good: number) => {
    calls++
    if (status !== good) failed.push(`${call}: ${status}`)
  }
  const see = (listing: Item) => views.set(listing, (views.get(listing) ?? 0) + 1)
  const acts: ((listing: Item, round: number) => Promise<void>)[] = [
    async (listing) => note('read', await api('GET', pathOf(listing)), 200),
    async () => note('search', await api('GET', '/api/listings?sortBy=viewCount&sortOrder=desc'), 200),
    async (listing) => {
      note('view', await api('POST', `${pathOf(listing)}/views`, { body: {} }), 204)
      see(listing)
    },
    // A function of the release before may still be running.
    async (listing) => {
      await viewAsBefore(listing)
      see(listing)
    },
    async (listing, round) => {
      // More would be refused, and how many rounds there are depends on how busy the machine is.
      if (round >= drafts.length * rateLimits.editsOfOffer.limit)
        return note('read', await api('GET', pathOf(listing)), 200)
      const car = drafts[round % drafts.length]!
      const mileage = 50_000 + round
      note('edit', await api('PATCH', pathOf(car), { token, body: { mileage } }), 200)
      mileages.set(car, mileage)
    },
    async (listing) => note('save', await api('GET', pathOf(listing), { token: buyer.token }), 200),
  ]
  const use = async (act: (typeof acts)[number]) => {
    for (let round = 0; !over.signal.aborted; round++) await act(listings[round % listings.length]!, round)
  }
  const users = acts.map(use)
  try {
    // A few items a page, so that people see the migration from within.
    const live = { migrations, readDataState, noteProgress, noteVersion, getItem, transact, now }
    const report = await migrateData({}, { ...live, scanPage: (start) => scanPage(start, 5) })
    expect(report).toMatchObject({ isDone: true, steps: migrations.map(({ to }) => ({ to })) })
    const least = amount({ quick: 300, nightly: 3000 })
    await expect.poll(() => calls).toBeGreaterThanOrEqual(least)
  } finally {
    over.abort()
    await Promise.all(users)
  }

  expect(failed).toEqual([])
  for (const [listing, count] of before)
    await expect.poll(() => shownViews(listing)).toBe(count + (views.get(listing) ?? 0))
  for (const [car, mileage] of mileages)
    expect((await getItem(keys.listing(String(car['id'])), anyItem))?.['car']).toMatchObject({ mileage })
  // Who saved a plate then hears of its lower price now.
  expect(savedPlates.length).toBeGreaterThan(0)
  for (const { pk, sk } of savedPlates) {
    const plateId = String(sk).slice(partitions.favoritePlatePrefix.length)
    const saversOf = async () => (await listSavers(plateId, now().toISOString()).next()).value
    await expect.poll(saversOf).toEqual([String(pk).slice('USER#'.length)])
  }
  const left = await getItems(lasting.map(keyOf), anyItem)
  expect(left.length).toBe(lasting.length)
  expect((await readDataState()).version).toBe(dataVersion)
  expect((await migrateData()).steps).toEqual([])
  proven('upgrade', calls)
})
