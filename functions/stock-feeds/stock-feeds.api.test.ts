import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fetchFeedParts, fetchFeeds } from '#functions/jobs/fetch-feed.ts'
import { newId } from '#functions/adapters/ids.ts'
import { changeFeed, findFeed } from '#functions/data/stock-feeds.ts'
import { sha256 } from '#functions/core/hash.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { decide } from '#functions/testing/cars.ts'
import { feedHost, startFeedServer, type FeedServer } from '#functions/testing/feed-server.ts'
import { allMailTo } from '#functions/testing/mailbox.ts'
import {
  registerAdmin,
  registerDealer,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { csv, rowsOf, stockHeaders, stockRow, untilState } from '#functions/testing/stock-imports.ts'
import type { FeedRun, FeedView } from '#shared/schemas/stock-feed.ts'
import type { ImportView } from '#shared/schemas/stock-import.ts'

const address = `https://${feedHost}/k3y/stock.csv?token=s3cret`
const form = { address, mode: 'PUBLISH', gone: 'NOTHING', isOn: true }

let server: FeedServer
let file = ''
let status = 200
beforeAll(async () => {
  server = await startFeedServer((request, response) => {
    const etag = `"${sha256(file)}"`
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end()
    else response.writeHead(status, { etag }).end(file)
  })
})
afterAll(() => server.stop())
beforeEach(() => {
  status = 200
  server.asked.length = 0
})

const fileOf = (...rows: Readonly<Record<string, string | number>>[]) =>
  csv([stockHeaders('en'), ...rows.map((parts) => stockRow({ availability: '', status: '', ...parts }))])

const aNightLater = (at: string): string => new Date(Date.parse(at) + 86_400_000).toISOString()

/** Sets the feed up. By night the stack's own job would fetch it from an address that nobody answers, so its time is a night later. */
const set = async ({ token, user }: Person, parts: object = {}): Promise<FeedView> => {
  const { body } = await apiOk('PUT', '/api/seller/feed', { token, body: { ...form, ...parts } })
  await changeFeed(user.id, (feed) => ({ ...feed, dueAt: feed.dueAt && aNightLater(feed.dueAt) }))
  return body
}

const feedOf = async ({ token }: Person): Promise<FeedView> =>
  (await apiOk('GET', '/api/seller/feed', { token })).body.feed

/** Has the feed fetched from the server of this test, as the job does. @returns its newest run */
const fetchAs = async ({ user, token }: Person, by: FeedRun['by'] = 'NIGHT'): Promise<FeedRun> => {
  const importId = newId('import')
  await changeFeed(user.id, (feed) => ({ ...feed, fetching: { importId, by } }))
  const message = { id: 'message', body: { ownerId: user.id, importId }, receives: 1 }
  const deps = { ...fetchFeedParts, fetchFile: server.fetchFile }
  expect(await fetchFeeds([message], deps)).toEqual([])
  // The same message again does nothing.
  expect(await fetchFeeds([message], deps)).toEqual([])
  const [run] = (await feedOf({ user, token } as Person)).runs
  if (!run) throw new Error('Nothing was noted')
  return run
}

const importOf = async ({ token }: Person, run: FeedRun): Promise<ImportView> =>
  untilState(token, run.importId ?? '', ['AWAITING_FILE', 'CHECKING', 'CHECKED', 'APPLYING'])

const stockOf = async ({ token }: Person) => {
  const { body } = await apiOk('GET', '/api/seller/listings', { token })
  return Object.fromEntries(
    (body as { stockNumber: string; priceQAR: number; availability: string }[]).map((car) => [
      car.stockNumber,
      [car.priceQAR, car.availability],
    ]),
  )
}

describe('the feed of a dealership', () => {
  it('is set, shown without its secret, changed without it, and forgotten', async () => {
    const dealer = await registerVerifiedDealer()
    expect(await feedOf(dealer)).toBeNull()
    const feed = await set(dealer)
    expect(feed).toMatchObject({ address: `https://${feedHost}/…`, state: 'ON', runs: [], isFetching: false })
    const { address: _address, ...others } = form
    await apiOk('PUT', '/api/seller/feed', { token: dealer.token, body: { ...others, gone: 'SOLD' } })
    expect(await findFeed(dealer.user.id)).toMatchObject({ address, gone: 'SOLD' })
    const { body: all } = await apiOk('GET', '/api/user/export', { token: dealer.token })
    expect(all.stockFeed).toMatchObject({ address: `https://${feedHost}/…` })
    expect(JSON.stringify([await feedOf(dealer), all])).not.toMatch(/k3y|s3cret/)
    expect((await api('DELETE', '/api/seller/feed', { token: dealer.token })).status).toBe(204)
    expect(await feedOf(dealer)).toBeNull()
  })

  it.each([
    'http://feed.example/stock.csv',
    'https://feed.example:8443/stock.csv',
    'https://a:b@feed.example/stock.csv',
    'https://127.0.0.1/stock.csv',
    'https://[::1]/stock.csv',
    'https://localhost/stock.csv',
  ])('is not set to %s', async (wrong) => {
    const dealer = await registerVerifiedDealer()
    const { status: answered, body } = await api('PUT', '/api/seller/feed', {
      token: dealer.token,
      body: { ...form, address: wrong },
    })
    expect([answered, body.issues[0].path]).toEqual([400, 'address'])
    expect(await feedOf(dealer)).toBeNull()
  })

  it('needs an address the first time, and a verified dealership', async () => {
    const { address: _address, ...others } = form
    const dealer = await registerVerifiedDealer()
    const first = await api('PUT', '/api/seller/feed', { token: dealer.token, body: others })
    expect(first.status).toBe(400)
    const { token } = await registerDealer()
    expect((await api('PUT', '/api/seller/feed', { token, body: form })).status).toBe(403)
    expect((await api('POST', '/api/seller/feed/fetch', { token })).status).toBe(403)
  })

  it('that is asked for is fetched within a moment, and says when its server cannot be found', async () => {
    const dealer = await registerVerifiedDealer()
    await set(dealer, { address: 'https://feed.invalid/stock.csv' })
    const { body } = await apiOk('POST', '/api/seller/feed/fetch', { token: dealer.token })
    expect(body.isFetching).toBe(true)
    const { body: after } = await askUntil(
      () => apiOk('GET', '/api/seller/feed', { token: dealer.token }),
      (answer) => !answer.body.feed.isFetching,
    )
    expect(after.feed).toMatchObject({ failures: 0, runs: [{ by: 'HAND', outcome: 'FAILED' }] })
    await set(dealer, { isOn: false })
    expect((await api('POST', '/api/seller/feed/fetch', { token: dealer.token })).status).toBe(409)
  })
})

describe('a fetch', () => {
  it('makes new cars, refuses rows, and is undone as one act; the same file again costs one request', async () => {
    const dealer = await registerVerifiedDealer()
    await set(dealer)
    file = fileOf(
      { stockNumber: 'A' },
      { stockNumber: 'B' },
      { stockNumber: 'C' },
      { stockNumber: 'D', make: '?' },
    )
    const run = await fetchAs(dealer, 'HAND')
    expect(run).toMatchObject({ by: 'HAND', outcome: 'IMPORTED' })
    const done = await importOf(dealer, run)
    expect(done).toMatchObject({
      state: 'DONE',
      source: 'FEED',
      fileName: feedHost,
      counts: { CREATE: 3, REFUSE: 1 },
      done: 3,
      held: 0,
    })
    expect(Object.keys(await stockOf(dealer)).toSorted()).toEqual(['A', 'B', 'C'])

    server.asked.length = 0
    expect(await fetchAs(dealer)).toMatchObject({ outcome: 'UNCHANGED' })
    expect(server.asked).toHaveLength(1)

    await apiOk('POST', `/api/seller/imports/${done.id}/undo`, { token: dealer.token })
    await askUntil(
      () => apiOk('GET', `/api/seller/imports/${done.id}`, { token: dealer.token }),
      (answer) => answer.body.undo?.state === 'DONE',
    )
    expect(await stockOf(dealer)).toEqual({})
  })

  it('changes prices, has unlikely ones wait for a yes, and marks what is gone as it was told', async () => {
    const dealer = await registerVerifiedDealer()
    await set(dealer, { gone: 'SOLD' })
    file = fileOf({ stockNumber: 'A' }, { stockNumber: 'B' }, { stockNumber: 'C' })
    await importOf(dealer, await fetchAs(dealer))

    file = fileOf({ stockNumber: 'A', priceQAR: 240_000 }, { stockNumber: 'B', priceQAR: 24_500 })
    const done = await importOf(dealer, await fetchAs(dealer))
    expect(done).toMatchObject({ counts: { CHANGE: 3 }, done: 2, failed: 0, held: 1 })
    expect(await stockOf(dealer)).toEqual({
      A: [240_000, 'AVAILABLE'],
      B: [245_000, 'AVAILABLE'],
      C: [245_000, 'SOLD'],
    })
    const rows = await rowsOf(dealer, done.id)
    expect(rows.map(({ held, outcome }) => [held, outcome])).toEqual([
      [undefined, 'DONE'],
      ['PRICE', null],
      [undefined, 'DONE'],
    ])

    // Pressed twice.
    const start = () => apiOk('POST', `/api/seller/imports/${done.id}/start`, { token: dealer.token })
    await Promise.all([start(), start()])
    const yes = await importOf(dealer, { importId: done.id } as FeedRun)
    expect(yes).toMatchObject({ done: 3, held: 0 })
    expect((await stockOf(dealer))['B']?.[0]).toBe(24_500)
  })

  it('offers again what is back, and a newer file overtakes what waits for a yes in an older', async () => {
    const dealer = await registerVerifiedDealer()
    await set(dealer, { gone: 'SOLD' })
    file = fileOf({ stockNumber: 'A' }, { stockNumber: 'B' })
    await importOf(dealer, await fetchAs(dealer))
    file = fileOf({ stockNumber: 'A', priceQAR: 24_500 })
    const waiting = await importOf(dealer, await fetchAs(dealer))
    expect(waiting).toMatchObject({ done: 1, held: 1 })
    expect(await stockOf(dealer)).toEqual({ A: [245_000, 'AVAILABLE'], B: [245_000, 'SOLD'] })

    // As fetches without news push it out of the list.
    await changeFeed(dealer.user.id, (feed) => ({ ...feed, runs: [] }))
    file = fileOf({ stockNumber: 'A' }, { stockNumber: 'B', priceQAR: 240_000 })
    expect(await importOf(dealer, await fetchAs(dealer))).toMatchObject({ done: 1, failed: 0, held: 0 })
    expect(await stockOf(dealer)).toEqual({ A: [245_000, 'AVAILABLE'], B: [240_000, 'AVAILABLE'] })
    const yes = await apiOk('POST', `/api/seller/imports/${waiting.id}/start`, { token: dealer.token })
    expect(yes.body).toMatchObject({ state: 'DONE', done: 1, held: 0 })
    expect((await stockOf(dealer))['A']?.[0]).toBe(245_000)
  })

  it('tries a row that failed again with the same file, until it is done', async () => {
    const dealer = await registerVerifiedDealer()
    const { token } = dealer
    await set(dealer)
    file = fileOf({ stockNumber: 'A' })
    const [made] = await rowsOf(dealer, (await importOf(dealer, await fetchAs(dealer))).id)
    file = fileOf({ stockNumber: 'A', priceQAR: 24_500 })
    const yesTo = async (waiting: ImportView) => {
      await apiOk('POST', `/api/seller/imports/${waiting.id}/start`, { token })
      return importOf(dealer, { importId: waiting.id } as FeedRun)
    }
    const waiting = await importOf(dealer, await fetchAs(dealer))
    const mileage = { body: { mileage: 61_000 }, token }
    await apiOk('PATCH', `/api/listings/${made?.listingId}`, mileage)
    expect(await yesTo(waiting)).toMatchObject({ failed: 1, held: 0 })

    const again = await importOf(dealer, await fetchAs(dealer))
    expect(again).toMatchObject({ failed: 0, held: 1 })
    expect(await yesTo(again)).toMatchObject({ done: 1, held: 0 })
    expect((await stockOf(dealer))['A']?.[0]).toBe(24_500)
    expect(await fetchAs(dealer)).toMatchObject({ outcome: 'UNCHANGED' })
  })

  it('takes a car that left the file under review off sale once it is public, though the file is the same', async () => {
    const [dealer, admin] = await Promise.all([registerVerifiedDealer(), registerAdmin()])
    await set(dealer, { gone: 'SOLD' })
    file = fileOf({ stockNumber: 'A' }, { stockNumber: 'B' })
    const made = await importOf(dealer, await fetchAs(dealer))
    const { listingId } = (await rowsOf(dealer, made.id)).find(({ stockNumber }) => stockNumber === 'B')!
    await decide(admin, String(listingId), { status: 'REJECTED', rejectionReason: 'The price is no price.' })
    const body = { priceQAR: 100_000, status: 'PENDING' }
    const waiting = await apiOk('PATCH', `/api/listings/${listingId}`, { token: dealer.token, body })
    expect(waiting.body.status).toBe('PENDING')

    file = fileOf({ stockNumber: 'A' })
    const gone = await importOf(dealer, await fetchAs(dealer))
    expect(gone.counts).toMatchObject({ CHANGE: 0, SAME: 1 })
    expect((await decide(admin, String(listingId), { status: 'APPROVED' })).status).toBe(200)
    const off = await importOf(dealer, await fetchAs(dealer))
    expect(off).toMatchObject({ done: 1, failed: 0, held: 0 })
    expect((await stockOf(dealer))['B']).toEqual([100_000, 'SOLD'])
    expect(await fetchAs(dealer)).toMatchObject({ outcome: 'UNCHANGED' })
  })

  it('by night tells of rows that need a person once, in their language, without the address', async () => {
    const dealer = await registerVerifiedDealer()
    await set(dealer)
    file = fileOf({ stockNumber: 'A', make: '?' })
    await importOf(dealer, await fetchAs(dealer))
    const subject = 'Some rows of your stock feed need you'
    const told = async () => (await allMailTo(dealer.user.email)).filter((mail) => mail.subject === subject)
    await expect.poll(async () => (await told()).length).toBe(1)
    expect(JSON.stringify(await told())).not.toMatch(/k3y|s3cret/)
    file = fileOf({ stockNumber: 'A', make: '?' }, { stockNumber: 'B' })
    await importOf(dealer, await fetchAs(dealer))
    file = fileOf({ stockNumber: 'A', make: '?' }, { stockNumber: 'C', make: '?' })
    await importOf(dealer, await fetchAs(dealer))
    await expect.poll(async () => (await told()).length).toBe(2)
  })

  it('that fails ten nights in a row stops; a person starts it again', async () => {
    const dealer = await registerVerifiedDealer()
    await set(dealer)
    status = 503
    for (let night = 0; night < 10; night++)
      expect(await fetchAs(dealer)).toMatchObject({ outcome: 'FAILED', problem: 'STATUS', status: 503 })
    expect(await feedOf(dealer)).toMatchObject({ state: 'STOPPED', failures: 10, nextAt: null })
    const subjects = async () => (await allMailTo(dealer.user.email)).map(({ subject }) => subject)
    await expect
      .poll(subjects)
      .toEqual(
        expect.arrayContaining([
          'Your stock feed has not worked for three nights',
          'We have stopped fetching your stock feed',
        ]),
      )
    expect(await set(dealer)).toMatchObject({ state: 'ON', failures: 0 })
  })

  it('of what is no stock file is refused as a whole, and the file is read again the next time', async () => {
    const dealer = await registerVerifiedDealer()
    await set(dealer)
    file = '<html><body>Please sign in</body></html>'
    const refused = await importOf(dealer, await fetchAs(dealer))
    expect(refused.state).toBe('REFUSED')
    await expect.poll(async () => (await feedOf(dealer)).runs[0]?.outcome).toBe('REFUSED')
    expect((await feedOf(dealer)).failures).toBe(1)
    expect((await fetchAs(dealer)).importId).not.toBe(refused.id)
  })
})
