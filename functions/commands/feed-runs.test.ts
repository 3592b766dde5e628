import { describe, expect, it, vi } from 'vitest'
import type { FeedRecord, FeedStock } from '#functions/data/stock-feeds.ts'
import type { ImportRecord, ImportRow } from '#functions/data/stock-imports.ts'
import type { EmailContent } from '#functions/mail/email.ts'
import { aUser } from '#functions/testing/builders.ts'
import { noteUnsettled, tellOfRows } from './feed-runs.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'table' }) }))

const refused = {
  stockNumber: 'A',
  action: 'REFUSE',
  outcome: null,
  problems: [],
  changes: [],
} as object as ImportRow
const held: ImportRow = { ...refused, stockNumber: 'B', action: 'CHANGE', held: 'PRICE' }

const night = { ownerId: 'usr_1', feed: { by: 'NIGHT' } } as ImportRecord
const confirmed = { ...night, isConfirmed: true }

/** A feed, and the mails to its dealership. */
const inbox = () => {
  let feed = { told: null } as FeedRecord
  const mails: EmailContent[] = []
  const tell = (stockImport: ImportRecord, rows: readonly ImportRow[]) =>
    tellOfRows(stockImport, rows, {
      changeFeed: async (_, change, together) => {
        const next = change(feed)
        if (next) await together?.(next, feed)
        feed = next ?? feed
        return next
      },
      getUserById: async () => aUser(),
      accountEmailWrite: async (_, content) => {
        mails.push(content)
        return {} as never
      },
      now: () => new Date('2026-05-01T01:00:00.000Z'),
    })
  return { mails, tell }
}

it('is told of the rows of a night once, and not again after its yes to those that waited', async () => {
  const { mails, tell } = inbox()
  await tell(night, [refused, held])
  expect(mails).toMatchObject([{ kind: 'FEED_ROWS', refused: 1, waiting: 1 }])
  await tell(confirmed, [refused, { ...held, outcome: 'DONE' }])
  // The next night has the same refused row.
  await tell(night, [refused])
  expect(mails).toHaveLength(1)
})

it('is told after its yes of what could not be carried out, and of nothing else', async () => {
  const { mails, tell } = inbox()
  await tell(night, [refused, held])
  await tell(confirmed, [refused, { ...held, outcome: 'FAILED', failure: 'EDIT_CONFLICT' }])
  expect(mails.slice(1)).toMatchObject([{ kind: 'FEED_ROWS', refused: 1, waiting: 0 }])
})

const failed: ImportRow = { ...refused, action: 'CHANGE', outcome: 'FAILED', failure: 'EDIT_CONFLICT' }

it('is told once of a row that fails every night', async () => {
  const { mails, tell } = inbox()
  for (let count = 0; count < 3; count++) await tell(night, [failed])
  expect(mails).toMatchObject([{ kind: 'FEED_ROWS', refused: 1, waiting: 0 }])
})

describe('a file that is the same', () => {
  const fingerprint = { etag: null, lastModified: null, hash: 'a' }
  const stockImport = { ownerId: 'usr_1', feed: { by: 'HAND', fingerprint } } as ImportRecord
  const settled = { seen: fingerprint, isUnsettled: false } as FeedRecord
  const after = async (
    feed: FeedRecord,
    rows: readonly ImportRow[],
    parts: object = {},
    isWaiting = false,
  ) => {
    let changed: FeedRecord | undefined
    await noteUnsettled({ ...stockImport, ...parts }, rows, {
      readFeedStock: async () => ({ isWaiting }) as FeedStock,
      changeFeed: async (_, change) => (changed = change(feed)),
    })
    return changed
  }

  it('is read again after a row of it failed, until all is done', async () => {
    expect(await after(settled, [failed])).toEqual({ ...settled, isUnsettled: true })
    // A refused row needs another file.
    expect(await after(settled, [refused, { ...held, outcome: 'DONE' }])).toBeUndefined()
    const unsettled = { ...settled, isUnsettled: true }
    expect(await after(unsettled, [failed])).toBeUndefined()
    expect(await after(unsettled, [{ ...failed, outcome: 'DONE' }])).toEqual(settled)
  })

  it('is read again while a car waits for its review', async () => {
    expect(await after(settled, [], {}, true)).toEqual({ ...settled, isUnsettled: true })
    expect(await after({ ...settled, isUnsettled: true }, [])).toEqual(settled)
  })

  it('is not read again once a newer one was, or its import is taken back', async () => {
    const newer = { ...settled, seen: { ...fingerprint, hash: 'b' } }
    expect(await after(newer, [failed])).toBeUndefined()
    const undo = { state: 'RUNNING' }
    expect(await after({ ...settled, isUnsettled: true }, [failed], { undo }, true)).toEqual(settled)
    // What an earlier file made, and the newer one, which is unsettled, would make again.
    expect(await after({ ...newer, isUnsettled: true }, [], { undo })).toEqual(newer)
  })
})
