import { aListing, aUser } from '#functions/testing/builders.ts'
import { catchers } from '#functions/trust/guards/catcher.ts'
import { at, refuses, same } from '#functions/trust/guards/store.ts'
import { switched } from '#functions/trust/guards/switched.ts'

const complete = switched<typeof import('#functions/commands/check-car.ts')>(
  '#functions/commands/check-car.ts',
)
const once = switched<typeof import('#functions/commands/create-once.ts')>(
  '#functions/commands/create-once.ts',
)
const line = switched<typeof import('#functions/commands/follow-standing.ts')>(
  '#functions/commands/follow-standing.ts',
)
const row = switched<typeof import('#functions/commands/carry-out-row.ts')>(
  '#functions/commands/carry-out-row.ts',
)
const plan = switched<typeof import('#functions/commands/plan-import.ts')>(
  '#functions/commands/plan-import.ts',
)
const photos = switched<typeof import('#functions/commands/same-photos.ts')>(
  '#functions/commands/same-photos.ts',
)
const bulk = switched<typeof import('#functions/listings/change-listings.ts')>(
  '#functions/listings/change-listings.ts',
)
const start = switched<typeof import('#functions/stock-imports/start-import.ts')>(
  '#functions/stock-imports/start-import.ts',
)
const imports = switched<typeof import('#functions/stock-imports/read-own-import.ts')>(
  '#functions/stock-imports/read-own-import.ts',
)
const waits = switched<typeof import('#functions/data/confirmations.ts')>('#functions/data/confirmations.ts')

const { AppError } = switched<typeof import('#functions/core/app-error.ts')>('#functions/core/app-error.ts')

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
    stockNumber: null,
    ...parts,
  }) as unknown as Parameters<typeof row.carryOutRow>[0]

/** What becomes of a row: the refusal that is noted, or that it is done. */
const carryOut = async (parts: object, seller: typeof firm | undefined, seen: typeof car | undefined) => {
  let noted = 'DONE'
  const run = { of: { id: 'i', run: 'a' }, mode: 'PUBLISH', seller, dealer: undefined } as never
  await row.carryOutRow(aRow(parts), run, {
    insertListing: async () => {},
    getListingById: async () => seen,
    replaceListing: async () => {},
    failRow: async (_of, _row, code) => ((noted = code), true),
    newSlugSuffix: () => 'abcd1234',
    now: () => at,
  })
  return noted
}

const anImport = (parts: object = {}) =>
  ({ id: 'imp_1', ownerId: owner.id, state: 'CHECKED', createdAt: at.toISOString(), ...parts }) as never

const inBulk = async (action: 'PAUSE' | 'RESUME', seen: typeof car | undefined) => {
  const input = { actor: owner, body: { ids: [car.id], action } } as Parameters<typeof bulk.changeListings>[0]
  const { results } = await bulk.changeListings(input, {
    getListingById: async () => seen,
    removeListing: async () => {},
    sayAvailability: async (one) => one,
  })
  return results[0]?.failure ?? null
}

export const sold = catchers('sellers', {
  'a car without its answers or its papers': async () => {
    const papers = { registrationCard: null, idCard: 'doc_1' }
    const { make: _make, ...rest } = car.car
    complete.checkComplete(car, owner)
    await refuses('LISTING_INCOMPLETE', () => complete.checkComplete({ ...car, car: rest }, owner))
    await refuses('DOCUMENTS_REQUIRED', () => complete.checkComplete({ ...car, documents: papers }, owner))
    complete.checkComplete({ ...car, documents: papers }, firm)
  },
  'a seller who stands otherwise by the time of the write': async () => {
    const deps = (user: typeof owner) => ({
      findCreated: async () => undefined,
      getUserById: async () => user,
    })
    const create = async () => Promise.reject(new AppError('UPLOAD_UNUSABLE'))
    const creation = {
      actor: firm,
      makes: 'listing',
      requestId: undefined,
      read: async () => undefined,
      create,
    } as const
    const make = (user: typeof owner) => once.createOnce<unknown>(creation, deps(user))
    await refuses('UPLOAD_UNUSABLE', () => make(firm))
    await refuses('DEALERSHIP_NOT_VERIFIED', () => make({ ...firm, isVerified: false }))
    await refuses('UNAUTHORIZED', () => make({ ...firm, status: 'SUSPENDED' }))
  },
  'what a dealership offers that is not verified': async () => {
    const hidden = (user: typeof owner) =>
      line.listingInLine(car, { user, dealer: undefined }, at)?.isHidden ?? false
    same([hidden(owner), hidden({ ...firm, isVerified: false })], [false, true])
    same(hidden({ ...owner, status: 'SUSPENDED' }), true)
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
  },
  'a file that names the car of another': async () => {
    const { readStockFile } = await import('#functions/stock-file/read-table.ts')
    const file = readStockFile(new TextEncoder().encode(`Stock number,Price (QAR)\r\n${car.id},1000`))
    const planned = (ownerId: string) =>
      plan.planImport(file, { ownerId, mode: 'DRAFT', at }, {
        findStock: async () => new Map(),
        getListingsById: async () => new Map([[car.id, car]]),
        newId: () => 'lst_new',
      } as never)
    const idOf = async (ownerId: string) => (await planned(ownerId))[0]?.listingId ?? null
    same([await idOf(owner.id), await idOf(stranger.id)], [car.id, null])
  },
  'a photo that is one of one’s own': async () => {
    const draft = { ...car, photos: [], status: 'DRAFT' as const }
    const others = { ...car, id: 'lst_00000000000000000000000002' }
    const photo = car.photos[0]!.id
    const noted = async (ownerId: string) => {
      const uploads = [
        { id: photo, twins: new Set(['upl_t']) },
        { id: 'upl_t', attachedTo: others.id },
      ]
      const { listing } = await photos.noteSamePhotos(draft, car, at, {
        getUploads: async () => uploads,
        getListingsById: async () => new Map([[others.id, { ...others, ownerId }]]),
        listToldSamePhotos: async () => new Set(),
        newId: () => 'rep_1',
      } as never)
      return listing.samePhotos.length
    }
    same([await noted(owner.id), await noted(stranger.id)], [0, 1])
  },
  'several cars at once, some of them not one’s own': async () => {
    same(await inBulk('PAUSE', car), null)
    same(await inBulk('PAUSE', undefined), 'LISTING_NOT_FOUND')
    same(await inBulk('PAUSE', { ...car, ownerId: stranger.id }), 'LISTING_NOT_FOUND')
    same(await inBulk('RESUME', { ...car, availability: 'SOLD' }), 'ILLEGAL_STATUS_MOVE')
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
    await refuses('DEALERSHIP_NOT_VERIFIED', () => begin('CHECKED', { ...firm, isVerified: false }))
  },
  'a paused car that is out of sight waits for no word': async () => {
    const paused = { ...car, availability: 'PAUSED' as const, isPausedBySilence: true }
    const write = waits.confirmationWrite(paused, { ...paused, isHidden: true })
    same([write?.Put === undefined, write?.Delete === undefined], [true, false])
  },
})
