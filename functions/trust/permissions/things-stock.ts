import { newId } from '#functions/adapters/ids.ts'
import { type FeedRecord, feedWrite, findFeed } from '#functions/data/stock-feeds.ts'
import { insertImport } from '#functions/data/stock-imports.ts'
import { transact } from '#functions/data/transact.ts'
import type { Thing, Whose } from '#functions/trust/permissions/row.ts'
import type { ImportState } from '#shared/schemas/stock-import.ts'

const now = () => new Date().toISOString()

/** An import of a stock file in a state. */
export const stockImport = (state: ImportState, whose: Whose): Thing => ({
  name: `${state} import`,
  whose,
  make: async ({ user }) => {
    const id = newId('import')
    await insertImport({
      id,
      ownerId: user.id,
      fileName: 'stock.csv',
      mode: 'DRAFT',
      contentLength: 100,
      state,
      refusal: null,
      refusedColumns: [],
      ignoredColumns: [],
      encoding: 'utf-8',
      counts: { CREATE: 0, CHANGE: 0, SAME: 0, REFUSE: 0 },
      done: state === 'DONE' ? 1 : 0,
      failed: 0,
      run: state === 'AWAITING_FILE' ? null : 'run',
      createdAt: now(),
      finishedAt: state === 'DONE' ? now() : null,
    })
    return { id }
  },
})

/** A feed of a dealership's stock in a state. */
export const stockFeed = (state: FeedRecord['state'], whose: Whose): Thing => ({
  name: `${state} feed`,
  whose,
  make: async ({ user }) => {
    const seen = await findFeed(user.id)
    const feed: FeedRecord = {
      ownerId: user.id,
      address: 'https://feed.invalid/stock.csv',
      mode: 'DRAFT',
      gone: 'NOTHING',
      state,
      setAt: now(),
      seen: null,
      failures: 0,
      told: null,
      runs: [],
      isUnsettled: false,
      isAsked: false,
      fetching: null,
      dueAt: null,
      version: 0,
    }
    await transact([feedWrite(feed, seen)])
    return { id: user.id }
  },
})
