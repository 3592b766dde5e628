import { adminOnly, columns, everybody, owner, seller } from '#functions/trust/permissions/actors.ts'
import { row, rows, type Options, type Row, type Thing } from '#functions/trust/permissions/row.ts'
import { car, drawnCar, plate } from '#functions/trust/permissions/things-offers.ts'
import { someone, upload } from '#functions/trust/permissions/things-people.ts'
import {
  appeal,
  application,
  contactMessage,
  ownApplication,
  provider,
  providerForm,
  report,
} from '#functions/trust/permissions/things-review.ts'
import type { RouteId } from '#shared/api/routes.ts'

const admin = (s: number) => columns(`- - - - - - ${s} - - - -`)

/** Rows of status changes: admins alone may make them, from the statuses that allow them; any other move is a conflict. */
const moves = (
  of: (state: string) => Thing,
  bodyOf: (to: string) => object,
  table: Readonly<Record<string, Readonly<Record<string, number>>>>,
): Row[] =>
  Object.entries(table).flatMap(([from, to]) =>
    Object.entries(to).map(([status, expected], index) => {
      // Other callers are refused in each state whatever the move, so one move per state tries them.
      const expect = index === 0 ? adminOnly(expected) : admin(expected)
      return row(expect, { on: of(from), as: `to ${status}`, body: bodyOf(status) })
    }),
  )

const toStatus = (status: string) =>
  status === 'REJECTED' ? { status, rejectionReason: 'See the rules' } : { status }

const each = [car('DRAFT'), car('PENDING'), car('APPROVED'), car('REJECTED')]
const eachPlate = [plate('PENDING'), plate('APPROVED'), plate('REJECTED')]

const dealershipOf = { role: 'SELLER_DEALERSHIP', companyName: 'Al Applicant Motors' } as const
const unverifiedDealership = someone('unverified dealership', {
  ...dealershipOf,
  verificationStatus: 'PENDING',
})
const verifiedDealership = someone('verified dealership', {
  ...dealershipOf,
  isVerified: true,
  verificationStatus: 'APPROVED',
})
const privatePerson = someone('private person')
const anotherAdmin = someone('another admin', { role: 'PLATFORM_ADMIN' })
const suspendedPerson = someone('suspended person', { status: 'SUSPENDED' })
const deletedPerson = someone('deleted person', { status: 'DELETED' })

const suspend = { status: 'SUSPENDED', reasonCodes: ['FRAUD'] }
const plea: Options = {
  body: ({ thing }) => ({ about: thing.id, message: 'It is my own, and I have its papers.' }),
}
const refuse = { approved: false, rejectionReason: 'See the rules' }

/** Reviews and other admin actions, and the users' requests that they answer. */
export const review = {
  listReviewQueue: [row(adminOnly(200))],
  listAllListings: [row(adminOnly(200))],
  getAdminListing: rows(adminOnly(200), each),
  setListingStatus: moves((state) => car(state as 'DRAFT'), toStatus, {
    DRAFT: { APPROVED: 409, REJECTED: 409, PENDING: 400 },
    PENDING: { APPROVED: 200, REJECTED: 200, PENDING: 400, DRAFT: 400 },
    APPROVED: { REJECTED: 200, APPROVED: 409, PENDING: 400 },
    REJECTED: { APPROVED: 200, REJECTED: 409, DRAFT: 400 },
  }),
  setListingFeatured: [
    row(adminOnly(200), { on: car('APPROVED'), body: { isFeatured: true } }),
    ...rows(adminOnly(409), [car('DRAFT'), car('PENDING'), car('REJECTED')], { body: { isFeatured: true } }),
  ],
  passListing: [
    row(adminOnly(204), { on: drawnCar, body: { version: 3 } }),
    row(adminOnly(409), { on: drawnCar, as: 'as it was before', body: { version: 2 } }),
    ...rows(adminOnly(409), [car('PENDING'), car('APPROVED')], { body: { version: 3 } }),
  ],
  // Each item has a result of its own, so an admin always gets 200.
  decideListings: ['APPROVE', 'REJECT', 'DELETE'].map((action) =>
    row(adminOnly(200), {
      on: car('PENDING'),
      as: action,
      body: ({ thing }) => ({ action, ids: [thing.id] }),
    }),
  ),
  deleteAnyListing: rows(adminOnly(204), each),
  listAdminPlates: [row(adminOnly(200))],
  getAdminPlate: rows(adminOnly(200), eachPlate),
  setPlateStatus: moves((state) => plate(state as 'PENDING'), toStatus, {
    PENDING: { APPROVED: 200, REJECTED: 200, PENDING: 409 },
    APPROVED: { REJECTED: 200, APPROVED: 409, PENDING: 409 },
    REJECTED: { APPROVED: 200, REJECTED: 409, PENDING: 409 },
  }),
  setPlateFeatured: [
    row(adminOnly(200), { on: plate('APPROVED'), body: { isFeatured: true } }),
    ...rows(adminOnly(409), [plate('PENDING'), plate('REJECTED')], { body: { isFeatured: true } }),
  ],

  // All others get 403, the uploader too, as on every admin route and before any lookup, so that the response does not reveal whether such
  // a document exists.
  readDocument: [
    row(adminOnly(200), {
      on: upload('document', 'own'),
      params: ({ thing }) => ({ name: thing.id }),
      isNoted: true,
    }),
    row(adminOnly(200), {
      on: upload('document', 'foreign'),
      params: ({ thing }) => ({ name: thing.id }),
      isNoted: true,
    }),
    row(adminOnly(404), { as: 'of nobody', params: { name: `doc_${'0'.repeat(26)}` } }),
  ],

  listAdminDealers: [row(adminOnly(200))],
  listPendingVerifications: [row(adminOnly(200))],
  listSubmissions: [row(adminOnly(200))],
  // A draft is visible to its dealership alone.
  getAdminSubmission: [
    ...rows(adminOnly(200), [application('SUBMITTED'), application('UNDER_REVIEW'), application('REJECTED')]),
    row(adminOnly(404), { on: application('DRAFT') }),
  ],
  setSubmissionStatus: moves((state) => application(state as 'DRAFT'), toStatus, {
    DRAFT: { APPROVED: 409, REJECTED: 409, UNDER_REVIEW: 409 },
    SUBMITTED: { APPROVED: 200, REJECTED: 200, UNDER_REVIEW: 200, DRAFT: 400, SUBMITTED: 400 },
    UNDER_REVIEW: { APPROVED: 200, REJECTED: 200, UNDER_REVIEW: 409 },
    APPROVED: { REJECTED: 200, APPROVED: 409, UNDER_REVIEW: 409 },
    REJECTED: { APPROVED: 200, REJECTED: 409, UNDER_REVIEW: 409 },
  }),
  verifyDealership: [
    row(adminOnly(200), { on: unverifiedDealership, as: 'verified', body: { approved: true } }),
    row(adminOnly(200), { on: unverifiedDealership, as: 'refused', body: refuse }),
    row(adminOnly(200), { on: verifiedDealership, as: 'withdrawn', body: refuse }),
    row(adminOnly(409), { on: verifiedDealership, as: 'again', body: { approved: true } }),
    row(adminOnly(404), { on: privatePerson, body: { approved: true } }),
    row(adminOnly(400), { on: unverifiedDealership, as: 'in words', body: { approved: 'true' } }),
  ],

  listUsers: [row(adminOnly(200))],
  listReviewClaims: [row(adminOnly(200), { on: car('PENDING'), query: ({ thing }) => ({ ids: thing.id }) })],
  claimReview: [
    row(adminOnly(200), { on: car('PENDING'), body: {} }),
    row(adminOnly(200), { on: plate('PENDING'), as: 'taken over', body: { takesOver: true } }),
  ],
  releaseReview: [row(adminOnly(204), { on: car('PENDING') })],
  getSellerCard: [row(adminOnly(200), { on: privatePerson }), row(adminOnly(404), { on: deletedPerson })],
  listSellerHistory: [row(adminOnly(200), { on: privatePerson }), row(adminOnly(404), { on: deletedPerson })],
  addSellerNote: [
    row(adminOnly(201), {
      on: privatePerson,
      body: ({ thing }) => ({ about: thing.id, text: 'Called; the car is theirs.' }),
    }),
    row(adminOnly(404), {
      on: privatePerson,
      as: 'about nobody’s',
      body: { about: `lst_${'0'.repeat(26)}`, text: 'Whose?' },
    }),
    row(adminOnly(404), {
      on: deletedPerson,
      body: ({ thing }) => ({ about: thing.id, text: 'Gone.' }),
    }),
  ],
  editUser: [
    row(adminOnly(200), { on: privatePerson, body: { city: 'Doha' } }),
    row(adminOnly(200), { on: privatePerson, as: 'to a dealership', body: dealershipOf }),
    row(adminOnly(403), { on: anotherAdmin, body: { city: 'Doha' } }),
    row(adminOnly(404), { on: deletedPerson, body: { city: 'Doha' } }),
    row(adminOnly(400), { on: privatePerson, as: 'to an admin', body: { role: 'PLATFORM_ADMIN' } }),
  ],
  setUserStatus: [
    row(adminOnly(200), { on: privatePerson, as: 'suspended', body: suspend }),
    row(adminOnly(200), { on: suspendedPerson, as: 'restored', body: { status: 'ACTIVE' } }),
    row(adminOnly(409), { on: privatePerson, as: 'restored', body: { status: 'ACTIVE' } }),
    row(adminOnly(409), { on: suspendedPerson, as: 'suspended', body: suspend }),
    row(adminOnly(403), { on: anotherAdmin, as: 'suspended', body: suspend }),
    row(adminOnly(404), { on: deletedPerson, as: 'restored', body: { status: 'ACTIVE' } }),
  ],
  deleteUser: [
    ...rows(adminOnly(204), [privatePerson, unverifiedDealership, suspendedPerson]),
    row(adminOnly(403), { on: anotherAdmin }),
    row(adminOnly(404), { on: deletedPerson }),
  ],

  // Users appeal only for their own rejected items. A dealership that lost its verification may appeal too, since that publishes nothing.
  createAppeal: [
    row(owner(201, 404), { ...plea, on: car('REJECTED') }),
    ...rows(owner(409, 404), [car('DRAFT'), car('PENDING'), car('APPROVED')], plea),
    row(owner(201, 404), { ...plea, on: plate('REJECTED') }),
    ...rows(owner(409, 404), [plate('PENDING'), plate('APPROVED')], plea),
    //            V   PO  PX  UD  DO  DX  AD  GX  SU  DA  RD
    row(columns('-   -   -  201  -   -   -   -   -   -  201'), {
      ...plea,
      on: ownApplication('REJECTED'),
      isByDouble: true,
    }),
    row(columns('-   -   -  409  -   -   -   -   -   -  409'), {
      ...plea,
      on: ownApplication('SUBMITTED'),
      isByDouble: true,
    }),
    row(seller(404), { ...plea, on: application('REJECTED') }),
  ],
  listAppeals: [row(adminOnly(200))],
  answerAppeal: [
    row(adminOnly(200), { on: appeal, as: 'UPHELD', body: { status: 'UPHELD' } }),
    row(adminOnly(200), { on: appeal, as: 'GRANTED', body: { status: 'GRANTED' } }),
    row(adminOnly(404), {
      as: 'of nobody',
      body: { status: 'UPHELD' },
      params: { id: `apl_${'0'.repeat(26)}` },
    }),
  ],
  listReports: [row(adminOnly(200))],
  resolveReport: [
    row(adminOnly(200), { on: report('OPEN'), body: { status: 'RESOLVED' } }),
    row(adminOnly(409), { on: report('RESOLVED'), body: { status: 'DISMISSED' } }),
  ],
  listContactMessages: [row(adminOnly(200))],
  setContactMessageStatus: [
    row(adminOnly(200), { on: contactMessage, as: 'answered', body: { status: 'ANSWERED' } }),
    row(adminOnly(409), { on: contactMessage, as: 'open', body: { status: 'OPEN' } }),
  ],
  getAdminCounts: [row(adminOnly(200))],
  getFigures: [row(adminOnly(200))],
  listAudit: [row(adminOnly(200))],

  listInsuranceProviders: [row(everybody(200))],
  createInsuranceProvider: [row(adminOnly(201), { body: providerForm.insurance })],
  updateInsuranceProvider: [
    row(adminOnly(200), {
      on: provider('insurance'),
      body: { ...providerForm.insurance, rating: 4, version: 1 },
    }),
  ],
  deleteInsuranceProvider: [row(adminOnly(204), { on: provider('insurance') })],
  listFinancingProviders: [row(everybody(200))],
  createFinancingProvider: [row(adminOnly(201), { body: providerForm.financing })],
  updateFinancingProvider: [
    row(adminOnly(200), {
      on: provider('financing'),
      body: { ...providerForm.financing, rating: 4, version: 1 },
    }),
  ],
  deleteFinancingProvider: [row(adminOnly(204), { on: provider('financing') })],
} satisfies Partial<Record<RouteId, readonly Row[]>>
