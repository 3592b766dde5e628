import { expect, it, vi } from 'vitest'
import type { DealerRecord } from '#functions/data/dealers.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { ImportRow } from '#functions/data/stock-imports.ts'
import { aListing, aUser } from '#functions/testing/builders.ts'
import { carryOutRow, type ImportRun } from './carry-out-row.ts'
import { undoRow } from './undo-row.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'table' }) }))

const seller = aUser({ role: 'SELLER_DEALERSHIP', isVerified: true, verificationStatus: 'APPROVED' })
const run: ImportRun = { of: { id: 'imp_1', run: 'run' }, mode: 'PUBLISH', seller }
const at = new Date('2026-03-01T00:00:00.000Z')

const aRow = (seen: ListingRecord, parts: Partial<ImportRow>): ImportRow => ({
  row: 2,
  stockNumber: 'A1',
  title: '',
  titleAr: '',
  action: 'CHANGE',
  listingId: seen.id,
  changes: [],
  problems: [],
  photoNames: [],
  outcome: null,
  failure: null,
  answers: {},
  moves: {},
  seenVersion: seen.version,
  ...parts,
})

/** A market of one car, whose every new price waits for a review. */
const market = (listing: ListingRecord) => {
  const stored = { listing, failure: '' }
  return {
    stored,
    deps: {
      findDealer: async () => undefined,
      isJumpHeld: async (_: unknown, price: number | undefined) => price !== undefined,
      getListingById: async () => stored.listing,
      insertListing: async () => {},
      replaceListing: async (next: ListingRecord) => {
        stored.listing = next
      },
      failRow: async (_: unknown, __: number, failure: string) => {
        stored.failure = failure
        return true
      },
      newSlugSuffix: () => 'abcd1234',
      now: () => at,
    },
  }
}

it.each(['SOLD', 'RESERVED', 'PAUSED'] as const)(
  'a car is %s although its new price waits for a review, and is as before once that is taken back',
  async (availability) => {
    const seen = aListing()
    const { stored, deps } = market(seen)
    const row = aRow(seen, {
      answers: { priceQAR: 40_000 },
      moves: { availability },
      changes: [
        { field: 'priceQAR', before: 165_000, after: 40_000 },
        { field: 'availability', before: 'AVAILABLE', after: availability },
      ],
    })
    expect(await carryOutRow(row, run, deps)).toBe('DONE')
    expect(stored.listing).toMatchObject({ status: 'PENDING', availability, version: seen.version + 1 })
    const done: ImportRow = { ...row, outcome: 'DONE', statusBefore: 'APPROVED' }
    stored.listing = { ...stored.listing, status: 'REJECTED', version: 9 }
    const undo = { ...deps, removeListing: async () => {}, keepRow: async () => true }
    expect(await undoRow(done, run, new Set(), undo)).toMatchObject({ outcome: 'UNDONE' })
    expect(stored.listing).toMatchObject({ availability: 'AVAILABLE', car: { priceQAR: 165_000 } })
  },
)

it.each([true, undefined])('that a feed has sold a car goes along with it: %o', async (isByFeed) => {
  const seen = aListing()
  const replaceListing = vi.fn<() => Promise<void>>(async () => {})
  const row = aRow(seen, { moves: { availability: 'SOLD' } })
  const deps = { ...market(seen).deps, replaceListing }
  expect(await carryOutRow(row, { ...run, ...(isByFeed && { isByFeed }) }, deps)).toBe('DONE')
  expect(replaceListing.mock.lastCall?.at(-1)).toBe(isByFeed)
})

it('a car has the name that its dealership has when it is made, not when its import began', async () => {
  const { deps } = market(aListing())
  const names: unknown[] = []
  const made = {
    ...deps,
    insertListing: async ({ dealer }: ListingRecord) => {
      names.push(dealer?.businessName)
    },
  }
  const row = aRow(aListing(), { action: 'CREATE', moves: { intent: 'DRAFT' } })
  for (const businessName of ['Old Cars', 'New Cars'])
    await carryOutRow(row, run, {
      ...made,
      findDealer: async () => ({ id: seller.id, slug: 'cars', businessName }) as DealerRecord,
    })
  expect(names).toEqual(['Old Cars', 'New Cars'])
})

it('a row is not done where its car cannot be sold', async () => {
  const seen = aListing({ status: 'DRAFT' })
  const { stored, deps } = market(seen)
  const row = aRow(seen, {
    answers: { priceQAR: 40_000 },
    moves: { intent: 'SUBMIT', availability: 'SOLD' },
  })
  expect(await carryOutRow(row, run, deps)).toBe('FAILED')
  expect(stored).toEqual({ listing: seen, failure: 'ILLEGAL_STATUS_MOVE' })
})

it('a rejected car that only gets another number does not go back to review', async () => {
  const seen = aListing({ status: 'REJECTED' })
  const { stored, deps } = market(seen)
  const renumbering = { field: 'stockNumber', before: null, after: 'A1' }
  expect(await carryOutRow(aRow(seen, { changes: [renumbering] }), run, deps)).toBe('DONE')
  expect(stored.listing).toMatchObject({ status: 'REJECTED', stockNumber: 'A1' })
})
