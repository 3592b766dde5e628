import type { BulkAction } from '#shared/rules/availability.ts'
import { readColumns } from '#functions/stock-file/read-table.ts'
import { aListing, aUser } from '#functions/testing/builders.ts'
import { stockInMemory } from '#functions/testing/stock-in-memory.ts'
import { at, refuses, same } from '#functions/trust/guards/store.ts'
import * as complete from '#functions/commands/check-car.ts'
import * as row from '#functions/commands/carry-out-row.ts'
import * as matching from '#functions/commands/match-rows.ts'
import * as undone from '#functions/commands/undo-row.ts'
import * as bulk from '#functions/listings/change-listings.ts'
import * as start from '#functions/stock-imports/start-import.ts'
import * as undo from '#functions/stock-imports/undo-import.ts'
import * as imports from '#functions/stock-imports/read-own-import.ts'

const [owner, stranger] = [aUser(), aUser({ id: 'usr_00000000000000000000000009' })]
const firm = aUser({ role: 'SELLER_DEALERSHIP', isVerified: true })
const car = aListing()

const aRow = (parts: object = {}) =>
  ({
    row: 1,
    action: 'CHANGE',
    listingId: car.id,
    seenVersion: car.version,
    answers: car.car,
    changes: [],
    moves: {},
    stockNumber: null,
    ...parts,
  }) as unknown as Parameters<typeof row.carryOutRow>[0]

/** The outcome of an import's row: its refusal, or `DONE`. */
const carryOut = async (parts: object, seller: typeof firm | undefined, seen: typeof car | undefined) => {
  let noted = 'DONE'
  const run = { of: { id: 'i', run: 'a' }, mode: 'PUBLISH', seller } as never
  await row.carryOutRow(aRow(parts), run, {
    isJumpHeld: async () => false,
    findDealer: async () => undefined,
    insertListing: async () => {},
    getListingById: async () => seen,
    replaceListing: async () => {},
    failRow: async (_of, _row, code) => ((noted = code), true),
    newSlugSuffix: () => 'abcd1234',
    now: () => at,
  })
  return noted
}

/** What becomes of a row that is taken back for this seller. */
const takeBackRow = async (seller: typeof firm | undefined) => {
  const changed = aRow({ changes: [{ field: 'priceQAR', before: 1, after: car.car.priceQAR }] })
  const run = { of: { id: 'i', run: 'a' }, mode: 'PUBLISH', seller } as never
  const undo = await undone.undoRow(changed, run, new Set(), {
    isJumpHeld: async () => false,
    getListingById: async () => ({ ...car, ownerId: firm.id }),
    replaceListing: async () => {},
    removeListing: async () => {},
    keepRow: async () => true,
    newSlugSuffix: () => 'abcd1234',
    now: () => at,
  } as never)
  return undo?.reason ?? undo?.outcome
}

const anImport = (parts: object = {}) =>
  ({ id: 'imp_1', ownerId: owner.id, state: 'CHECKED', createdAt: at.toISOString(), ...parts }) as never

const inBulk = async (action: BulkAction, seen: typeof car | undefined, prices?: object[]) => {
  const input = { actor: owner, body: { ids: [car.id], action, prices } } as Parameters<
    typeof bulk.changeListings
  >[0]
  const { results } = await bulk.changeListings(input, {
    getListingById: async () => seen,
    removeListing: async () => {},
    editListing: async (one) => one,
    sayAvailability: async (one) => one,
  })
  return results[0]?.failure ?? null
}

export const catchers = {
  'a car without its answers or its documents': async () => {
    const documents = { registrationCard: null, idCard: 'doc_1' }
    const { make: _make, ...rest } = car.car
    complete.checkComplete(car, owner)
    await refuses('LISTING_INCOMPLETE', () => complete.checkComplete({ ...car, car: rest }, owner))
    await refuses('DOCUMENTS_REQUIRED', () => complete.checkComplete({ ...car, documents }, owner))
    complete.checkComplete({ ...car, documents }, firm)
  },
  'a row for a dealership that may not, or a car that is not its own': async () => {
    const own = { ...car, ownerId: firm.id }
    same(await carryOut({}, firm, own), 'DONE')
    same(await carryOut({}, undefined, own), 'DEALERSHIP_NOT_VERIFIED')
    same(await carryOut({}, { ...firm, status: 'SUSPENDED' }, own), 'DEALERSHIP_NOT_VERIFIED')
    same(await carryOut({}, { ...firm, isVerified: false }, own), 'DEALERSHIP_NOT_VERIFIED')
    same(await carryOut({ listingId: null, action: 'CREATE' }, firm, own), 'LISTING_NOT_FOUND')
    same(await carryOut({}, firm, undefined), 'LISTING_NOT_FOUND')
    same(await carryOut({}, firm, { ...own, ownerId: stranger.id }), 'LISTING_NOT_FOUND')
    same(await carryOut({ seenVersion: 1 }, firm, own), 'EDIT_CONFLICT')
    const sold = { moves: { availability: 'SOLD' } }
    same(await carryOut(sold, firm, own), 'DONE')
    same(await carryOut(sold, firm, { ...own, status: 'DRAFT' }), 'ILLEGAL_STATUS_MOVE')
  },
  'a row of a file, and the car of the stock whose number it has': async () => {
    const own = { ...car, ownerId: firm.id, stockNumber: 'A-1' }
    const carOf = async (name: string) => {
      const headers = ['Stock number']
      const rows = [{ row: 2, cells: [name] }]
      const file = { encoding: null, headers, columns: readColumns(headers), rows }
      const { matched } = await matching.matchRows(file, { ownerId: firm.id, at }, stockInMemory([own]))
      return matched[0]?.seen?.id
    }
    same(await carOf('A-1'), car.id)
    same(await carOf(car.id), car.id)
    same(await carOf('A-2'), undefined)
  },
  'a row taken back for a dealership that may not': async () => {
    same(await takeBackRow(firm), 'UNDONE')
    same(await takeBackRow(undefined), 'REFUSED')
    same(await takeBackRow({ ...firm, status: 'SUSPENDED' }), 'REFUSED')
    same(await takeBackRow({ ...firm, isVerified: false }), 'REFUSED')
  },
  'several cars at once, some of them not one’s own': async () => {
    same(await inBulk('PAUSE', car), null)
    same(await inBulk('PAUSE', undefined), 'LISTING_NOT_FOUND')
    same(await inBulk('PAUSE', { ...car, ownerId: stranger.id }), 'LISTING_NOT_FOUND')
    same(await inBulk('RESUME', { ...car, availability: 'SOLD' }), 'ILLEGAL_STATUS_MOVE')
    same(await inBulk('PUBLISH', { ...car, status: 'DRAFT' }), null)
    same(await inBulk('PUBLISH', { ...car, status: 'REJECTED' }), 'ILLEGAL_STATUS_MOVE')
    const now = car.car.priceQAR ?? 0
    same(await inBulk('PRICE', car, [{ from: now, to: 1000 }]), null)
    same(await inBulk('PRICE', car, [{ from: now + 1, to: 1000 }]), 'EDIT_CONFLICT')
  },
  'an import whose time is over': async () => {
    const ask = (parts: object) =>
      imports.readOwnImport('imp_1', owner, { getImportById: async () => anImport(parts), now: () => at })
    same((await ask({})).ownerId, owner.id)
    await refuses('NOT_FOUND', () => ask({ ownerId: stranger.id }))
    await refuses('NOT_FOUND', () => ask({ createdAt: '2020-01-01T00:00:00.000Z' }))
  },
  'an import that cannot be started': async () => {
    const begin = (state: string, actor = owner) =>
      start.startImport({ actor, params: { id: 'imp_1' } } as never, {
        readOwnImport: async () => anImport({ state }),
        changeImport: async () => false,
        putStartSign: async () => {},
      })
    await refuses('ILLEGAL_STATUS_MOVE', () => begin('CHECKING'))
    // A yes to what waits: somebody else's is as good, and none while it is taken back.
    const yes = (meanwhile: object) => {
      const held = { state: 'DONE', held: 1 }
      const reads = [anImport(held), anImport({ ...held, ...meanwhile })]
      return start.startImport({ actor: owner, params: { id: 'imp_1' } } as never, {
        readOwnImport: async () => reads.shift()!,
        changeImport: async () => false,
        putStartSign: async () => {},
      })
    }
    same((await yes({ state: 'APPLYING' })).state, 'APPLYING')
    same((await yes({ held: 0 })).state, 'DONE')
    await refuses('ILLEGAL_STATUS_MOVE', () => yes({ undo: { state: 'RUNNING' } }))
    await refuses('DEALERSHIP_NOT_VERIFIED', () => begin('CHECKED', { ...firm, isVerified: false }))
    const takeBack = (parts: object, actor = firm, isChanged = true) =>
      undo.undoImport({ actor, params: { id: 'imp_1' } } as never, {
        readOwnImport: async () =>
          anImport({ state: 'DONE', done: 1, finishedAt: at.toISOString(), ...parts }),
        changeImport: async () => isChanged,
        putStartSign: async () => {},
        now: () => at,
      })
    await refuses('ILLEGAL_STATUS_MOVE', () => takeBack({}, firm, false))
    same((await takeBack({})).undo?.state, 'RUNNING')
    await refuses('ILLEGAL_STATUS_MOVE', () => takeBack({ finishedAt: '2020-01-01T00:00:00.000Z' }))
    await refuses('DEALERSHIP_NOT_VERIFIED', () => takeBack({}, { ...firm, isVerified: false }))
  },
}
