import { newId } from '#functions/adapters/ids.ts'
import { keys } from '#functions/data/keys.ts'
import * as feeds from '#functions/data/stock-feeds.ts'
import * as imports from '#functions/data/stock-imports.ts'
import * as job from '#functions/jobs/fetch-feed.ts'
import * as now from '#functions/stock-feeds/fetch-feed-now.ts'
import * as set from '#functions/stock-feeds/set-feed.ts'
import { aUser } from '#functions/testing/builders.ts'
import { at, fitsOnly, onceOnly, put, read, refuses, same } from '#functions/trust/guards/store.ts'

const firm = aUser({ role: 'SELLER_DEALERSHIP', isVerified: true })
const unverified = { ...firm, isVerified: false }

const aFeed = (parts: object = {}): feeds.FeedRecord =>
  ({
    ownerId: firm.id,
    address: 'https://feed.invalid/stock.csv',
    state: 'ON',
    runs: [],
    dueAt: null,
    version: 2,
    ...parts,
  }) as unknown as feeds.FeedRecord

export const catchers = {
  'a feed of a dealership that is not verified, and one without an address': async () => {
    const setAs = (actor: typeof firm, address?: string) => {
      const body = { address, mode: 'DRAFT', gone: 'NOTHING', isOn: true }
      return set.setFeed({ actor, body } as never, {
        findFeed: async () => undefined,
        transact: async () => {},
        now: () => at,
      })
    }
    same((await setAs(firm, 'https://feed.invalid/a.csv')).state, 'ON')
    await refuses('DEALERSHIP_NOT_VERIFIED', () => setAs(unverified, 'https://feed.invalid/a.csv'))
    await refuses('BAD_REQUEST', () => setAs(firm))
  },
  'a feed that is fetched by whom it does not suit': async () => {
    const fetchOf = (seen: feeds.FeedRecord | undefined, actor = firm) =>
      now.fetchFeedNow({ actor } as never, {
        changeFeed: async (_, change) => seen && change(seen),
        now: () => at,
      })
    same((await fetchOf(aFeed())).isFetching, true)
    await refuses('NOT_FOUND', () => fetchOf(undefined))
    await refuses('ILLEGAL_STATUS_MOVE', () => fetchOf(aFeed({ state: 'STOPPED' })))
    await refuses('DEALERSHIP_NOT_VERIFIED', () => fetchOf(aFeed(), unverified))
  },
  'a feed of which the dealership may not post any more': async () => {
    const importId = newId('import')
    const feed = aFeed({ fetching: { importId, by: 'NIGHT' } })
    const asked = async (user: typeof firm | undefined) => {
      let count = 0
      const body = { ownerId: firm.id, importId }
      await job.fetchFeeds([{ id: 'message', body, receives: 1 }], {
        findFeed: async () => feed,
        getUserById: async () => user,
        changeFeed: async () => undefined,
        endFetch: async () => {},
        fetchFile: async () => (count++, { outcome: 'UNCHANGED' }),
        now: () => at,
      } as unknown as Parameters<typeof job.fetchFeeds>[1])
      return count
    }
    same(await asked(firm), 1)
    same(await asked(unverified), 0)
    same(await asked({ ...firm, status: 'SUSPENDED' }), 0)
    same(await asked({ ...firm, role: 'PRIVATE' }), 0)
    same(await asked(undefined), 0)
  },
  'a feed that was changed meanwhile': async () => {
    const feed = aFeed({ ownerId: newId('user') })
    await onceOnly(feeds.feedWrite(feed, undefined))
    await fitsOnly(feeds.feedWrite(feed, feed), { version: 2 }, [{ version: 3 }, 'absent'])
  },
  'the numbers of a feed that is gone': async () => {
    const ownerId = newId('user')
    const stock = {
      known: ['A'],
      offered: [],
      paused: [],
      sold: [],
      reserved: [],
      returning: {},
      isWaiting: false,
    }
    same(await feeds.putFeedStock(ownerId, stock, stock), true)
    same(await read(keys.feedStock(ownerId)), undefined)
    same(await feeds.addPausedByFeed(ownerId, { paused: ['A'], reserved: [] }), false)
    // One that a release before has written has none that were reserved.
    await put(keys.feedStock(ownerId), { known: [], offered: [], paused: ['A'], sold: [] })
    same(await feeds.addPausedByFeed(ownerId, { paused: ['B'], reserved: ['B'] }), true)
    const { paused, reserved } = await feeds.readFeedStock(ownerId)
    same([paused, reserved], [['A', 'B'], ['B']])
  },
  'cars that a feed paused meanwhile': async () => {
    const ownerId = newId('user')
    await onceOnly(feeds.feedWrite(aFeed({ ownerId }), undefined))
    const stock = {
      known: ['A'],
      offered: [],
      paused: [],
      sold: [],
      reserved: [],
      returning: {},
      isWaiting: false,
    }
    same(await feeds.putFeedStock(ownerId, stock, stock), true)
    await feeds.addPausedByFeed(ownerId, { paused: ['A'], reserved: ['B'] })
    same(await feeds.putFeedStock(ownerId, stock, { paused: [], reserved: ['B'] }), false)
    same(await feeds.putFeedStock(ownerId, stock, { paused: ['A'], reserved: [] }), false)
    same(await feeds.putFeedStock(ownerId, stock, { paused: ['A'], reserved: ['B'] }), true)
  },
  'an import that a fetch has made already': () =>
    onceOnly(
      imports.newImportWrite({
        id: newId('import'),
        ownerId: newId('user'),
        createdAt: at.toISOString(),
      } as imports.ImportRecord),
    ),
}
