import {
  but,
  columns,
  everybody,
  owner,
  ownerAndAdmins,
  poster,
  postingOwner,
  seller,
  user,
  without,
} from '#functions/trust/permissions/actors.ts'
import { row, rows, type Options, type Row, type Thing } from '#functions/trust/permissions/row.ts'
import {
  askedAbout,
  begunCar,
  car,
  carWithPhoto,
  plate,
  typedForm,
} from '#functions/trust/permissions/things-offers.ts'
import { aListing } from '#functions/testing/builders.ts'
import { newSecret } from '#functions/adapters/ids.ts'
import { typedCar } from '#functions/testing/cars.ts'
import { freeNumber } from '#functions/testing/free-number.ts'
import type { RouteId } from '#shared/api/routes.ts'

const unpublished = [car('DRAFT'), car('PENDING'), car('REJECTED')]
const unpublishedPlates = [plate('PENDING'), plate('REJECTED')]
const everyCar = [car('APPROVED'), ...unpublished]
const everyPlate = [plate('APPROVED'), ...unpublishedPlates]

/** Approved, but hidden: the seller is suspended or deleted, or the dealership lost its verification. */
const withdrawn = [
  { ...car('APPROVED', 'SU'), name: 'APPROVED car of a suspended seller' },
  { ...car('APPROVED', 'GX'), name: 'APPROVED car of a deleted seller' },
  { ...car('APPROVED', 'RD'), name: 'APPROVED car of a revoked dealer' },
]
const withdrawnPlates = [
  { ...plate('APPROVED', 'SU'), name: 'APPROVED plate of a suspended seller' },
  { ...plate('APPROVED', 'GX'), name: 'APPROVED plate of a deleted seller' },
  { ...plate('APPROVED', 'RD'), name: 'APPROVED plate of a revoked dealer' },
]
// Rows about items that are not the actor's own. RD owns a revoked dealer's items; deleted and suspended accounts count as signed out.
const others = (expect: Row['expect'], things: readonly Thing[], options: Options = {}): Row[] =>
  things.map((on) => row(on.whose === 'RD' ? without(expect, 'RD') : expect, { ...options, on }))

/** Rows of an item's page, by the common rule of visibility. */
const read = (
  s: number,
  [shown, hidden, gone]: readonly (readonly Thing[])[],
  options: Options = {},
): Row[] => [
  ...rows(everybody(s), shown ?? [], options),
  ...rows(ownerAndAdmins(s, 404), hidden ?? [], options),
  ...others(but(everybody(404), { AD: s }), gone ?? [], options),
]

const cars = [[car('APPROVED'), car('SOLD'), car('PAUSED')], unpublished, withdrawn] as const
const plates = [[plate('APPROVED'), plate('SOLD')], unpublishedPlates, withdrawnPlates] as const

/** Rows of an owner's action on these items. */
const own = (s: number, things: readonly Thing[], options: Options = {}, by = owner): Row[] =>
  things.map((on) => row(by(s, /^(?:APPROVED|SOLD)/.test(on.name) ? 403 : 404), { ...options, on }))
/** Rows of an action on an item whose owner is hidden: other users must get 404, as if it did not exist. */
const ofTheHidden = (things: readonly Thing[], options: Options): Row[] =>
  others(but(user(404), { AD: 403 }), things, options)

/**
 * Counting and reporting a view treat every caller as the public, the owner too: only publicly visible items count. The car of a revoked
 * dealer is hidden from its owner as well.
 */
const asPublic = (s: number, shown: Thing, hidden: readonly Thing[], options: Options): Row[] => [
  row(but(everybody(s), { RD: 404 }), { ...options, on: shown }),
  ...rows(everybody(404), hidden, options),
]

/** Sellers cannot report what they offer themselves. */
const notByItsOwner = (each: Row): Row =>
  each.expect.V === 201 ? { ...each, expect: but(each.expect, { PO: 403, DO: 403 }) } : each

const draft = { ...aListing().car, status: 'DRAFT' }
const offered = { category: 'premium', price: 250_000, location: 'doha' }
const contact = { channel: 'whatsapp' }
const guidance = { make: 'Nissan', model: 'Patrol', year: '2020', mileage: '60000', isGCCSpec: 'true' }
const inquiry = { name: 'Maryam', phone: '5512 3456', message: 'Is it still there?' }
const asked = { buyerName: 'Maryam', buyerPhone: '5512 3456', message: 'Is it still there?' }
const aboutCar: Options = { body: ({ thing }) => ({ ...asked, listingId: thing.id }) }
const bulk = (action: string): Options => ({ as: action, body: ({ thing }) => ({ action, ids: [thing.id] }) })

const named: Options['params'] = ({ thing }) => ({ name: thing.id })
const priceTyped = { version: 0, values: { price: '5' } }
const begun = (version: number, baseVersion: number | null) => ({ ...typedCar(), version, baseVersion })

const ofListing: Options = { params: named, body: begun(0, aListing().version) }
/** An owner's action for which a dealership is asked for its verification before anything is read. */
const byPoster = (s: number, t = s) => but(postingOwner(s, t), { UD: 403, RD: 403 })

/** Users cannot write to themselves, and deleted or suspended users cannot write at all. */
const contacted = (s: number): Row['expect'] => but(user(s), { PO: 403, DO: 403, RD: 403 })

/** Cars and plates: reading, creating, editing, counting and contacting. */
export const offers = {
  searchListings: [row(everybody(200))],
  listCards: [row(everybody(200), { on: car('APPROVED'), query: ({ thing }) => ({ ids: thing.id }) })],
  listMarketCards: [row(everybody(200), { on: car('APPROVED'), query: ({ thing }) => ({ ids: thing.id }) })],
  listFeatured: [row(everybody(200))],
  getListing: read(200, cars),
  listListingImages: read(200, cars),
  getPriceRating: read(200, cars),
  // The picture is for messengers, which are not signed in, so a hidden car's own dealer gets 404 too.
  getListingImage: [
    //            V   PO  PX  UD  DO  DX  AD  GX  SU  DA  RD
    row(columns('200  -   -   -   -   -   -  200  -   -  404'), { on: car('APPROVED') }),
    ...rows(everybody(404), [...unpublished, withdrawn[0]!]),
  ],
  getListingPhoto: [
    row(but(everybody(200), { RD: 404 }), { on: carWithPhoto('APPROVED') }),
    ...rows(everybody(404), [carWithPhoto('DRAFT'), carWithPhoto('PENDING'), carWithPhoto('APPROVED', 'SU')]),
  ],
  createListing: [row(poster(201), { body: draft })],
  getOwnListing: [...own(200, everyCar), ...ofTheHidden(withdrawn, {})],
  updateListing: [
    ...own(200, everyCar, { body: { priceQAR: 99_000 } }, postingOwner),
    ...ofTheHidden(withdrawn, { body: { priceQAR: 99_000 } }),
    row(postingOwner(200, 404), { on: car('DRAFT'), as: 'submitted', body: { status: 'PENDING' } }),
    row(postingOwner(200, 403), { on: car('APPROVED'), as: 'withdrawn', body: { status: 'DRAFT' } }),
  ],
  // A dealership that may not post may still delete.
  deleteListing: [...own(204, [...everyCar, car('SOLD')]), ...ofTheHidden(withdrawn, {})],
  listWorkingCopies: [row(seller(200))],
  getWorkingCopy: [
    row(seller(200), { on: begunCar('own'), params: named }),
    row(seller(404), { on: begunCar('foreign'), params: named }),
  ],
  saveWorkingCopy: [
    row(poster(200), { params: () => ({ name: newSecret() }), body: begun(0, null) }),
    ...own(200, everyCar, ofListing, byPoster),
    ...others(but(byPoster(404, 404), { AD: 403 }), withdrawn, ofListing),
  ],
  discardWorkingCopy: [
    row(seller(204), { on: begunCar('own'), params: named }),
    row(seller(404), { on: begunCar('foreign'), params: named }),
  ],
  getTypedForm: [
    row(seller(200), { on: typedForm('own'), params: named }),
    row(seller(404), { on: typedForm('foreign'), params: named }),
  ],
  saveTypedForm: [
    row(seller(200), { params: () => ({ name: 'plate' }), body: priceTyped }),
    // A manager's typing is their own, also about a plate of the dealership.
    ...own(200, everyPlate, { params: named, body: priceTyped }, (s) => but(owner(s, 404), { MG: s })),
    ...ofTheHidden(withdrawnPlates, { params: named, body: priceTyped }),
  ],
  setAvailability: [
    ...own(200, [car('APPROVED')], { body: { availability: 'SOLD' } }, postingOwner),
    ...own(409, unpublished, { body: { availability: 'SOLD' } }, postingOwner),
    ...ofTheHidden(withdrawn, { body: { availability: 'AVAILABLE' } }),
  ],
  changeListings: [
    ...['PAUSE', 'RESUME', 'RESERVE', 'SELL', 'PUBLISH'].map((action) =>
      row(poster(200), { on: car('APPROVED', 'own'), ...bulk(action) }),
    ),
    // Staff delete nothing.
    row(but(seller(200), { MG: 403 }), { on: car('APPROVED', 'own'), ...bulk('DELETE') }),
    // Each car has a result of its own, and another seller's car counts as not found.
    row(poster(200), { on: car('APPROVED', 'foreign'), ...bulk('SELL'), leavesAll: true }),
    row(but(seller(200), { MG: 403 }), {
      on: car('APPROVED', 'foreign'),
      ...bulk('DELETE'),
      leavesAll: true,
    }),
  ],
  recordView: asPublic(204, car('APPROVED'), [...unpublished, withdrawn[0]!], { body: {} }),
  recordContact: asPublic(204, car('APPROVED'), [...unpublished, withdrawn[0]!], { body: contact }),
  reportListing: asPublic(201, car('APPROVED'), [...unpublished, withdrawn[0]!], {
    body: { reason: 'FRAUD' },
  }).map(notByItsOwner),
  getPriceGuidance: [row(seller(200), { query: guidance })],
  listSellerListings: [row(seller(200))],
  listStock: [row(seller(200))],
  listUserListings: [row(user(200))],
  getListingAnalytics: [
    // Figures of other sellers' cars are private, so the response does not reveal whether such a car exists.
    ...rows(owner(200, 404), everyCar),
    ...ofTheHidden(withdrawn, {}),
  ],
  getSellerAnalytics: [row(seller(200))],
  getSellerSummary: [row(seller(200))],
  // The link in the email authorises its reader; no token is needed.
  answerAvailability: [
    row(everybody(200), {
      on: askedAbout,
      body: ({ thing }) => ({ token: thing.more?.['token'], availability: 'PAUSED' }),
    }),
    row(everybody(404), { as: 'of nobody', body: { token: 'A'.repeat(43) } }),
  ],

  createLead: [
    row(contacted(201), { ...aboutCar, on: car('APPROVED') }),
    row(contacted(409), { ...aboutCar, on: car('SOLD') }),
    ...rows(contacted(404), unpublished, aboutCar),
    ...others(user(404), withdrawn, aboutCar),
  ],

  listPlates: [row(everybody(200))],
  estimatePlate: [row(everybody(200), { query: { plateNumber: '77777' } })],
  getPlate: read(200, plates),
  getPlateImage: [
    row(columns('200  -   -   -   -   -   -  200  -   -  404'), { on: plate('APPROVED') }),
    ...rows(everybody(404), [...unpublishedPlates, withdrawnPlates[0]!]),
  ],
  createPlate: [row(poster(201), { body: async () => ({ ...offered, plateNumber: await freeNumber() }) })],
  updatePlate: [
    ...own(200, everyPlate, { body: { price: 99_000 } }, postingOwner),
    ...ofTheHidden(withdrawnPlates, { body: { price: 99_000 } }),
  ],
  setPlateAvailability: [
    ...own(200, [plate('APPROVED')], { body: { availability: 'SOLD' } }, postingOwner),
    ...own(409, unpublishedPlates, { body: { availability: 'SOLD' } }, postingOwner),
    ...ofTheHidden(withdrawnPlates, { body: { availability: 'AVAILABLE' } }),
  ],
  deletePlate: [...own(204, everyPlate), ...ofTheHidden(withdrawnPlates, {})],
  recordPlateView: asPublic(204, plate('APPROVED'), [...unpublishedPlates, withdrawnPlates[0]!], {
    body: {},
  }),
  recordPlateContact: asPublic(204, plate('APPROVED'), [...unpublishedPlates, withdrawnPlates[0]!], {
    body: contact,
  }),
  reportPlate: asPublic(201, plate('APPROVED'), [...unpublishedPlates, withdrawnPlates[0]!], {
    body: { reason: 'FRAUD' },
  }).map(notByItsOwner),
  listSellerPlates: [row(seller(200))],
  sendPlateInquiry: [
    row(contacted(201), { on: plate('APPROVED'), body: inquiry }),
    row(contacted(409), { on: plate('SOLD'), body: inquiry }),
    ...rows(contacted(404), unpublishedPlates, { body: inquiry }),
    ...others(user(404), withdrawnPlates, { body: inquiry }),
  ],
} satisfies Partial<Record<RouteId, readonly Row[]>>
