import { plea } from '#functions/testing/appeals.ts'
import { apiOk } from '#functions/testing/api.ts'
import { drawForCheck, submitCar } from '#functions/testing/cars.ts'
import {
  registerAdmin,
  registerDealer,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { publishPlate } from '#functions/testing/plates.ts'
import { quoteForm } from '#functions/testing/quotes.ts'
import { draft, offer } from './samples-selling.ts'
import { openReportId, openMessageId, sentApplication } from './admin-things.ts'
import { fresh, freshNumber, as, type Sample } from './sample.ts'
import { refusedCar } from './world.ts'

const asking =
  (path: string): Sample =>
  ({ admin }) =>
    as(admin, `/api/admin/${path}`)

const company = () => ({
  name: `Gulf ${fresh()}`,
  rating: 4.5,
  description: 'One of many.',
  descriptionAr: 'واحدة من كثيرات.',
  phoneNumber: null,
  email: null,
  website: null,
})
const rates = { interestRateFrom: 3, interestRateTo: 4, maxLoanAmount: 400_000, maxLoanTerm: 48 }
const lender = () => ({ ...company(), ...rates })
const insurer = () => ({ ...company(), coverage: 'All of it', coverageAr: 'كل شيء' })

const added = async (
  { token }: Person,
  kind: 'financing' | 'insurance',
): Promise<{ id: string; version: number }> => {
  const body = kind === 'financing' ? lender() : insurer()
  return (await apiOk('POST', `/api/${kind}/providers`, { token, body })).body
}

/** A new person's call for a quote of a new company. */
const askQuote = async (admin: Person, kind: 'financing' | 'insurance') => {
  const providerIds = [(await added(admin, kind)).id]
  return as(await registerSeller(), `/api/${kind}/quotes`, { ...quoteForm[kind], providerIds })
}

/** A new person with a request for a quote. */
const asked = async (admin: Person) => {
  const person = await registerSeller()
  const body = { ...quoteForm.insurance, providerIds: [(await added(admin, 'insurance')).id] }
  const { body: quotes } = await apiOk('POST', '/api/insurance/quotes', { token: person.token, body })
  return { person, id: String(quotes[0].id) }
}

/** A car of a new dealer, whose rejection affects no other test. */
const someCar = async () => submitCar(await registerVerifiedDealer())

/** Calls of admins. */
export const adminSamples = {
  readDocument: ({ admin, documentId }) => as(admin, `/api/verification-documents/${documentId}`),
  listContactMessages: asking('contact-messages'),
  setContactMessageStatus: async ({ admin }) =>
    as(admin, `/api/admin/contact-messages/${await openMessageId(admin)}/status`, { status: 'ANSWERED' }),
  listReports: asking('reports'),
  resolveReport: async ({ admin, car }) =>
    as(admin, `/api/admin/reports/${await openReportId(admin, car.id)}/status`, { status: 'RESOLVED' }),
  createFinancingQuote: ({ admin }) => askQuote(admin, 'financing'),
  createInsuranceQuote: ({ admin }) => askQuote(admin, 'insurance'),
  listUserQuotes: ({ buyer }) => as(buyer, '/api/user/quotes'),
  updateUserQuote: async ({ admin }) => {
    const { person, id } = await asked(admin)
    return as(person, `/api/user/quotes/${id}/status`, { status: 'CLOSED' })
  },
  listQuotes: asking('quotes'),
  setQuoteStatus: async ({ admin }) => {
    const { person, id } = await asked(admin)
    return as(admin, `/api/admin/users/${person.user.id}/quotes/${id}/status`, { status: 'SENT' })
  },
  createFinancingProvider: ({ admin }) => as(admin, '/api/financing/providers', lender()),
  createInsuranceProvider: ({ admin }) => as(admin, '/api/insurance/providers', insurer()),
  deleteFinancingProvider: async ({ admin }) =>
    as(admin, `/api/financing/providers/${(await added(admin, 'financing')).id}`),
  deleteInsuranceProvider: async ({ admin }) =>
    as(admin, `/api/insurance/providers/${(await added(admin, 'insurance')).id}`),
  updateFinancingProvider: async ({ admin }) => {
    const { id, version } = await added(admin, 'financing')
    return as(admin, `/api/financing/providers/${id}`, { ...lender(), version })
  },
  updateInsuranceProvider: async ({ admin }) => {
    const { id, version } = await added(admin, 'insurance')
    return as(admin, `/api/insurance/providers/${id}`, { ...insurer(), version })
  },
  getProviderMailStop: async ({ admin }) =>
    as(admin, `/api/admin/providers/${(await added(admin, 'insurance')).id}/mail-stop`),
  endProviderMailStop: async ({ admin }) =>
    as(admin, `/api/admin/providers/${(await added(admin, 'financing')).id}/mail-stop`),
  getAdminSubmission: ({ admin, application }) =>
    as(admin, `/api/admin/verification-submissions/${application.id}`),
  listPendingVerifications: asking('pending-verifications'),
  listSubmissions: asking('verification-submissions'),
  setSubmissionStatus: async ({ admin }) =>
    as(admin, `/api/admin/verification-submissions/${(await sentApplication()).id}/status`, {
      status: 'APPROVED',
    }),
  verifyDealership: async ({ admin }) =>
    as(admin, `/api/admin/verify-dealership/${(await registerDealer()).user.id}`, { approved: true }),
  decideListings: async ({ admin }) =>
    as(admin, '/api/admin/listings/decisions', { ids: [(await someCar()).id], action: 'DELETE' }),
  deleteAnyListing: async ({ admin, dealer }) => as(admin, `/api/admin/listings/${(await draft(dealer)).id}`),
  getAdminListing: ({ admin, car }) => as(admin, `/api/admin/listings/${car.id}`),
  getAdminPlate: ({ admin, plate }) => as(admin, `/api/admin/number-plates/${plate.id}`),
  listAdminDealers: asking('dealers'),
  listAdminPlates: asking('number-plates'),
  listAllListings: asking('all-listings'),
  listReviewQueue: asking('listings'),
  setListingFeatured: async ({ admin }) =>
    as(admin, `/api/admin/listings/${(await someCar()).id}/featured`, { isFeatured: true }),
  setListingStatus: async ({ admin }) =>
    as(admin, `/api/admin/listings/${(await someCar()).id}/status`, { status: 'REJECTED' }),
  passListing: async ({ admin, dealer }) => {
    const { id, version } = await submitCar(dealer)
    await drawForCheck(id)
    return as(admin, `/api/admin/listings/${id}/check`, { version })
  },
  // Not the buyer's, whose name changes: a private person's offers on sale then wait for review.
  setPlateFeatured: async ({ admin, seller }) => {
    const { id } = await publishPlate(seller, admin, { plateNumber: freshNumber() })
    return as(admin, `/api/admin/number-plates/${id}/featured`, { isFeatured: true })
  },
  setPlateStatus: async ({ admin, seller }) =>
    as(admin, `/api/admin/number-plates/${(await offer(seller)).id}/status`, { status: 'APPROVED' }),
  deleteUser: async ({ admin }) => as(admin, `/api/admin/users/${(await registerSeller()).user.id}`),
  editUser: async ({ admin }) =>
    as(admin, `/api/admin/users/${(await registerSeller()).user.id}`, { firstName: 'Somebody' }),
  listUsers: asking('users'),
  listReviewClaims: ({ admin, car }) => as(admin, `/api/admin/claims?ids=${car.id}`),
  claimReview: ({ admin, car }) => as(admin, `/api/admin/claims/${car.id}`, {}),
  releaseReview: async ({ admin, car }) => {
    await apiOk('PUT', `/api/admin/claims/${car.id}`, { token: admin.token, body: { takesOver: true } })
    return as(admin, `/api/admin/claims/${car.id}`)
  },
  getSellerCard: ({ admin, seller }) => as(admin, `/api/admin/sellers/${seller.user.id}`),
  listSellerHistory: ({ admin, seller }) => as(admin, `/api/admin/sellers/${seller.user.id}/history`),
  addSellerNote: ({ admin, seller }) =>
    as(admin, `/api/admin/sellers/${seller.user.id}/notes`, {
      about: seller.user.id,
      text: `Called them, ${fresh()}.`,
    }),
  setUserStatus: async ({ admin }) =>
    as(admin, `/api/admin/users/${(await registerSeller()).user.id}/status`, {
      status: 'SUSPENDED',
      reasonCodes: ['FRAUD'],
    }),
  answerAppeal: async ({ admin, dealer }) => {
    // Another admin than who answers.
    const body = { about: (await refusedCar(dealer, await registerAdmin())).id, message: plea }
    const { body: made } = await apiOk('POST', '/api/appeals', { token: dealer.token, body })
    return as(admin, `/api/admin/appeals/${made.id}/status`, { status: 'UPHELD' })
  },
  listAppeals: asking('appeals'),
  getAdminCounts: asking('counts'),
  getFigures: asking('figures'),
  listAudit: asking('audit'),
} satisfies Record<string, Sample>
