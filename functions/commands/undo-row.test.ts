import { describe, expect, it, vi } from 'vitest'
import { carryOutRow, type ImportRun } from './carry-out-row.ts'
import { undoRow } from './undo-row.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { ImportRow } from '#functions/data/stock-imports.ts'
import { aListing, aUser } from '#functions/testing/builders.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'table' }) }))

const seller = aUser({ role: 'SELLER_DEALERSHIP', isVerified: true, verificationStatus: 'APPROVED' })
const run: ImportRun = { of: { id: 'imp_1', run: 'run' }, mode: 'PUBLISH', seller }
const at = new Date('2026-03-01T00:00:00.000Z')

/** What a row with a price that is held makes of a car, and what is left of that once it is taken back. */
const doneAndUndone = async (before: ListingRecord, moves: ImportRow['moves']) => {
  let listing = before
  let writes = ''
  const deps = {
    findDealer: async () => undefined,
    isJumpHeld: async (_: unknown, price: number | undefined) => price === 40_000,
    getListingById: async () => listing,
    insertListing: async () => {},
    replaceListing: async (next: ListingRecord, _: ListingRecord, together: unknown = []) => {
      writes = JSON.stringify(together)
      listing = next
    },
    removeListing: async () => {},
    failRow: async () => true,
    keepRow: async () => true,
    newSlugSuffix: () => 'abcd1234',
    now: () => at,
  }
  const status = moves.intent && { field: 'status', before: before.status, after: moves.intent }
  const row: ImportRow = {
    row: 2,
    stockNumber: 'A1',
    title: '',
    titleAr: '',
    action: 'CHANGE',
    listingId: before.id,
    changes: [{ field: 'priceQAR', before: 165_000, after: 40_000 }, ...(status ? [status] : [])],
    problems: [],
    photoNames: [],
    outcome: null,
    failure: null,
    answers: { priceQAR: 40_000 },
    moves,
    seenVersion: before.version,
  }
  expect(await carryOutRow(row, run, deps)).toBe('DONE')
  expect(writes).toContain('mustReviewBefore')
  const done = listing
  const { version: doneVersion } = done
  const kept: ImportRow = {
    ...row,
    outcome: 'DONE',
    doneVersion,
    statusBefore: before.status,
    mustReviewBefore: before.mustReview,
  }
  expect(await undoRow(kept, run, new Set(), deps)).toMatchObject({ outcome: 'UNDONE' })
  return [done, listing].map(({ status: now, mustReview, car }) => [now, mustReview, car.priceQAR])
}

it('a public car that was withdrawn with a price that is held is public again, without a review', async () => {
  expect(await doneAndUndone(aListing(), { intent: 'DRAFT' })).toEqual([
    ['DRAFT', true, 40_000],
    ['APPROVED', false, 165_000],
  ])
})

it('a draft waits for no review because of a price that was taken back', async () => {
  const draft = aListing({ status: 'DRAFT' })
  expect(await doneAndUndone(draft, {})).toEqual([
    ['DRAFT', true, 40_000],
    ['DRAFT', false, 165_000],
  ])
  // What an admin wanted to see before stays so.
  expect((await doneAndUndone({ ...draft, mustReview: true }, {}))[1]).toEqual(['DRAFT', true, 165_000])
})

describe('a car that an import made', () => {
  const made = aListing({ status: 'DRAFT', stockNumber: 'A 1' })
  const row: ImportRow = {
    row: 2,
    stockNumber: 'a1',
    title: '',
    titleAr: '',
    action: 'CREATE',
    listingId: made.id,
    changes: [],
    problems: [],
    photoNames: [],
    outcome: 'DONE',
    failure: null,
    answers: made.car,
    moves: {},
    seenVersion: null,
  }
  const undoOf = async (seen: ListingRecord, parts: Partial<ImportRow> = {}, mode = run.mode) => {
    const removeListing = vi.fn<() => Promise<void>>(async () => {})
    const undo = await undoRow({ ...row, ...parts }, { ...run, mode }, new Set(), {
      isJumpHeld: async () => false,
      getListingById: async () => seen,
      replaceListing: async () => {},
      removeListing,
      keepRow: async () => true,
      newSlugSuffix: () => 'abcd1234',
      now: () => at,
    })
    expect(removeListing).toHaveBeenCalledTimes(undo?.outcome === 'UNDONE' ? 1 : 0)
    return undo
  }
  const undone = { outcome: 'UNDONE', reason: null, fields: [] }
  const keptFor = (field: string) => ({ outcome: 'KEPT', reason: 'CHANGED_SINCE', fields: [field] })

  it('as a draft stays once it was published or waits for its review', async () => {
    expect(await undoOf(made, {}, 'DRAFT')).toEqual(undone)
    for (const status of ['APPROVED', 'PENDING'] as const)
      expect(await undoOf({ ...made, status }, {}, 'DRAFT')).toEqual(keptFor('status'))
    const said = { moves: { intent: 'DRAFT' } } as const
    expect(await undoOf(made, said)).toEqual(undone)
    expect(await undoOf({ ...made, status: 'APPROVED' }, said)).toEqual(keptFor('status'))
    expect(await undoOf({ ...made, status: 'APPROVED' })).toEqual(undone)
  })

  it('stays once it has another stock number', async () => {
    expect(await undoOf({ ...made, stockNumber: 'B' })).toEqual(keptFor('stockNumber'))
  })
})
