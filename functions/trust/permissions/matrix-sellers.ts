import { findDealer } from '#functions/data/dealers.ts'
import { anApplication } from '#functions/testing/builders.ts'
import {
  but,
  columns,
  dealership,
  everybody,
  poster,
  seller,
  unverified,
  user,
  verified,
} from '#functions/trust/permissions/actors.ts'
import { row, rows, type Options, type Row, type Scene } from '#functions/trust/permissions/row.ts'
import { storefront, upload } from '#functions/trust/permissions/things-people.ts'
import { stockFeed, stockImport } from '#functions/trust/permissions/things-stock.ts'
import { ownApplication, papersToSend } from '#functions/trust/permissions/things-review.ts'
import type { RouteId } from '#shared/api/routes.ts'

const file = { contentType: 'application/pdf', contentLength: 1000 }

const showcase = async ({ caller }: Scene) => ({
  description: 'Cars with a history.',
  phoneNumber: null,
  whatsappNumber: null,
  website: '',
  address: 'Salwa Road',
  hours: null,
  logo: null,
  cover: null,
  version: (caller && (await findDealer(caller.user.id))?.version) ?? 1,
})

const wholeApplication = async ({ caller }: Scene) => ({
  ...anApplication().answers,
  documents: caller ? await papersToSend(caller.user) : [],
})

const stock = { fileName: 'stock.csv', contentLength: 100, mode: 'DRAFT' }
const feed = { address: 'https://feed.invalid/stock.csv', mode: 'DRAFT', gone: 'NOTHING', isOn: true }
const byDouble: Options = { isByDouble: true }

/** Sellers' uploads, and a dealership's storefront, application and stock. */
export const sellers = {
  // Admins upload the logos of companies.
  createPhotoUpload: [
    row(but(poster(200), { AD: 200 }), { body: { contentType: 'image/jpeg', contentLength: 1000 } }),
  ],
  createVideoUpload: [row(poster(200), { body: { contentType: 'video/mp4', contentLength: 1000 } })],
  createDocumentUpload: [row(seller(200), { body: file })],
  getUpload: [
    ...rows(user(200), [upload('photo', 'own'), upload('document', 'own')]),
    ...rows(user(404), [upload('photo', 'foreign'), upload('document', 'foreign')]),
  ],

  listDealers: [row(everybody(200))],
  getDealer: [
    row(everybody(200), { on: storefront('DO') }),
    // The page of an unverified dealer is 404, for admins too, who have a list of their own; the dealer still sees it.
    row(but(everybody(404), { UD: 200 }), { on: { ...storefront('UD'), name: 'unverified dealership' } }),
    row(but(everybody(404), { RD: 200 }), { on: { ...storefront('RD'), name: 'revoked dealership' } }),
  ],
  getStorefront: [row(verified(200))],
  updateStorefront: [row(verified(200), { body: showcase })],

  getSubmission: [row(dealership(200))],
  saveSubmission: [
    row(unverified(200), { ...byDouble, body: { businessName: 'Gulf Star Motors' } }),
    //            V   PO  PX  UD  DO  DX  AD  GX  SU  DA  RD
    ...rows(
      columns('-   -   -  409  -   -   -   -   -   -  409'),
      [ownApplication('SUBMITTED'), ownApplication('UNDER_REVIEW')],
      {
        ...byDouble,
        body: { businessName: 'Gulf Star Motors' },
      },
    ),
    ...rows(
      columns('-   -   -  200  -   -   -   -   -   -  200'),
      [ownApplication('DRAFT'), ownApplication('REJECTED')],
      {
        ...byDouble,
        body: { businessName: 'Gulf Star Motors' },
      },
    ),
  ],
  submitVerification: [
    row(unverified(201), { ...byDouble, body: wholeApplication }),
    row(columns('-   -   -  409  -   -   -   -   -   -  409'), {
      ...byDouble,
      on: ownApplication('SUBMITTED'),
      body: wholeApplication,
    }),
    row(columns('-   -   -  201  -   -   -   -   -   -  201'), {
      ...byDouble,
      on: ownApplication('REJECTED'),
      body: wholeApplication,
    }),
  ],

  createImport: [row(verified(201), { body: stock })],
  listImports: [row(dealership(200))],
  getImport: [
    row(dealership(200), { on: stockImport('CHECKED', 'own') }),
    row(dealership(404), { on: stockImport('CHECKED', 'foreign') }),
  ],
  listImportRows: [
    row(dealership(200), { on: stockImport('CHECKED', 'own') }),
    row(dealership(404), { on: stockImport('CHECKED', 'foreign') }),
  ],
  startImport: [
    row(verified(200), { on: stockImport('CHECKED', 'own') }),
    row(verified(409), { on: stockImport('AWAITING_FILE', 'own') }),
    row(dealership(404), { on: stockImport('CHECKED', 'foreign') }),
  ],
  undoImport: [
    row(verified(200), { on: stockImport('DONE', 'own') }),
    row(verified(409), { on: stockImport('CHECKED', 'own') }),
    row(dealership(404), { on: stockImport('CHECKED', 'foreign') }),
  ],

  getFeed: [row(dealership(200)), row(dealership(200), { on: stockFeed('ON', 'own') })],
  setFeed: [row(verified(200), { body: feed })],
  fetchFeedNow: [
    row(verified(200), { ...byDouble, on: stockFeed('ON', 'own') }),
    row(verified(409), { ...byDouble, on: stockFeed('STOPPED', 'own') }),
  ],
  deleteFeed: [row(dealership(204), { ...byDouble, on: stockFeed('ON', 'own') })],
} satisfies Partial<Record<RouteId, readonly Row[]>>
