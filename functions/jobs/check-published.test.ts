import { describe, expect, it, vi } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { publicationCheckWrite, type PublicationCheck } from '#functions/data/publication-checks.ts'
import { aListing } from '#functions/testing/builders.ts'
import { emptyRecord, type TrackRecord } from '#shared/rules/reputation.ts'
import { checkPublished } from './check-published.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'sayara' }) }))

const listing = aListing({ status: 'APPROVED', decision: null })
const due: PublicationCheck = {
  id: listing.id,
  ownerId: listing.ownerId,
  status: 'DUE',
  at: listing.updatedAt,
  isNew: true,
  reasons: [],
  share: 0,
}

type World = {
  check?: Partial<PublicationCheck>
  /** Where the draw falls, from 0 to 1. */
  draw?: number
  median?: number | null
  record?: Partial<TrackRecord>
  found?: typeof listing | undefined
  /** Whose other listings have its chassis number. */
  sameChassis?: readonly string[]
}

/** What the job finds about one check. */
const settledOf = async ({ check, draw = 0.99, median = null, record, ...world }: World) => {
  const settled: unknown[] = []
  const hash = Buffer.alloc(32)
  hash.writeUInt32BE(Math.floor(draw * 2 ** 32))
  await checkPublished({
    listDueChecks: async () => [{ ...due, ...check }],
    settleCheck: async (_seen, found) => void settled.push(found),
    getListingById: async () => ('found' in world ? world.found : listing),
    findOthersWithChassis: async () => (world.sameChassis ?? []).map((ownerId) => ({ ...listing, ownerId })),
    readTrackRecord: async () => ({ ...emptyRecord, ...record }),
    keyedHashes: async () => [hash.toString('base64url')],
    rateCar: async () => ({ verdict: null, median }) as never,
    now: () => new Date(),
  })
  return settled
}

const price = listing.car.priceQAR!

describe('what became public without an admin', () => {
  it.each<[string, World, readonly string[], number]>([
    ['is drawn', { draw: 0.24 }, ['SAMPLE'], 0.25],
    ['is not drawn', { draw: 0.26 }, [], 0.25],
    ['is drawn less often of who is known', { draw: 0.24, record: { checked: 20 } }, [], 0.1],
    ['is drawn more often of who is watched', { draw: 0.4, record: { rejected: 3 } }, ['SAMPLE'], 0.5],
    ['costs far more than its like', { median: price / 3 }, ['PRICE'], 0.25],
    ['costs far less and is drawn', { median: price * 3, draw: 0 }, ['PRICE', 'SAMPLE'], 0.25],
    ['has a new price that is like others', { check: { isNew: false }, median: price, draw: 0 }, [], 0.25],
    [
      'was drawn before its price changed',
      { check: { reasons: ['SAMPLE'], share: 0.1 }, draw: 0.99 },
      ['SAMPLE'],
      0.1,
    ],
    [
      'was not drawn before its price changed',
      { check: { reasons: ['PRICE'], share: 0.25 }, draw: 0 },
      [],
      0.25,
    ],
    ['has the chassis number of another seller’s car', { sameChassis: ['usr_other'] }, ['CHASSIS'], 0.25],
    ['has that of another listing of the same seller', { sameChassis: [listing.ownerId] }, [], 0.25],
    ['is public no more', { found: { ...listing, status: 'DRAFT' }, draw: 0 }, [], 0],
    ['is gone', { found: undefined, draw: 0 }, [], 0],
  ])('%s', async (_, world, reasons, share) => {
    expect(await settledOf(world)).toEqual([{ reasons, share }])
  })
})

describe('a change of a listing', () => {
  const draft = { ...listing, status: 'DRAFT' as const }
  const decided = { ...listing, decision: { status: 'APPROVED', at: listing.updatedAt, by: newId('user') } }
  const priced = { ...listing, car: { ...listing.car, priceQAR: price + 1 } }
  it.each([
    ['is due when it publishes', draft, listing, 'Update'],
    ['is due when it is public at once', undefined, listing, 'Update'],
    ['is due when it changes a public price', listing, priced, 'Update'],
    ['is none when it changes something else', listing, { ...listing, version: 9 }, undefined],
    ['is none when an admin publishes it', draft, decided, undefined],
    ['ends it when it leaves the public', listing, draft, 'Delete'],
    ['ends it when it is deleted', listing, undefined, 'Delete'],
    ['is none of a draft', undefined, draft, undefined],
  ])('%s', (_, before, after, kind) => {
    const made = publicationCheckWrite(before, after)
    expect(made && Object.keys(made)[0]).toBe(kind)
  })
})
