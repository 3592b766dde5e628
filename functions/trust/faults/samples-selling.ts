import { carForm, submitCar, typedCar } from '#functions/testing/cars.ts'
import { applicationAnswers, requiredDocuments } from '#functions/testing/applications.ts'
import { apiOk } from '#functions/testing/api.ts'
import { plea } from '#functions/testing/appeals.ts'
import {
  registerDealer,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { plateForm } from '#functions/testing/plates.ts'
import { carryOut } from '#functions/testing/stock-imports.ts'
import { hire, storeInvitation } from '#functions/testing/staff.ts'
import { uploadPhoto } from '#functions/testing/uploads.ts'
import { availabilityToken, checkedImport, dealerWithFeed, feedForm } from './selling-things.ts'
import { fresh, freshNumber, as, type Sample } from './sample.ts'
import { refusedCar } from './world.ts'

const create = async (
  { token }: Person,
  path: string,
  body: object,
): Promise<{ id: string; version: number }> => (await apiOk('POST', path, { token, body })).body

/** Creates a draft of a car. */
export const draft = (seller: Person) => create(seller, '/api/listings', { ...carForm(), status: 'DRAFT' })
export const offer = (seller: Person) => create(seller, '/api/number-plates', plateForm(freshNumber()))
/** Begins to fill in a car. @returns the path of its working copy */
const begunCar = async ({ token }: Person): Promise<string> => {
  const path = `/api/seller/working-copies/${fresh()}`
  await apiOk('PUT', path, { token, body: { ...typedCar(), version: 0, baseVersion: null } })
  return path
}
const storefrontOf = async ({ token }: Person) =>
  (await apiOk('GET', '/api/seller/storefront', { token })).body

/** A dealership with a salesperson. */
const employed = async () => {
  const [dealer, person] = await Promise.all([registerVerifiedDealer(), registerSeller()])
  await hire(dealer.user.id, person.user.id)
  return { dealer, person }
}

const emptyStorefront = {
  description: 'Since 1990.',
  phoneNumber: null,
  whatsappNumber: null,
  website: '',
  address: '',
  hours: null,
  logo: null,
  cover: null,
}

/** Calls of sellers. */
export const sellingSamples = {
  createListing: async ({ dealer }) =>
    as(dealer, '/api/listings', {
      ...carForm(),
      images: [(await uploadPhoto(dealer.token)).url],
      status: 'PENDING',
      requestId: fresh(),
    }),
  deleteListing: async ({ dealer }) => as(dealer, `/api/listings/${(await draft(dealer)).id}`),
  getOwnListing: ({ dealer, car }) => as(dealer, `/api/seller/listings/${car.id}`),
  listSellerListings: ({ dealer }) => as(dealer, '/api/seller/listings'),
  listStock: ({ dealer }) => as(dealer, '/api/seller/stock'),
  listWorkingCopies: ({ dealer }) => as(dealer, '/api/seller/working-copies'),
  getWorkingCopy: async ({ seller }) => as(seller, await begunCar(seller)),
  saveWorkingCopy: ({ seller }) =>
    as(seller, `/api/seller/working-copies/${fresh()}`, { ...typedCar(), version: 0, baseVersion: null }),
  getTypedForm: async () => {
    const [seller, path] = [await registerSeller(), '/api/seller/typed-forms/plate']
    await apiOk('PUT', path, { token: seller.token, body: { version: 0, values: { price: '5' } } })
    return as(seller, path)
  },
  saveTypedForm: async () =>
    as(await registerSeller(), '/api/seller/typed-forms/plate', { version: 0, values: { price: '5' } }),
  discardWorkingCopy: async ({ seller }) => as(seller, await begunCar(seller)),
  listUserListings: ({ dealer }) => as(dealer, '/api/user/listings'),
  updateListing: async ({ seller }) =>
    as(seller, `/api/listings/${(await draft(seller)).id}`, { mileage: 70_000 }),
  createDocumentUpload: async () =>
    as(await registerSeller(), '/api/objects/upload', { contentType: 'application/pdf', contentLength: 100 }),
  createPhotoUpload: async () =>
    as(await registerSeller(), '/api/listing-images/upload-url', {
      contentType: 'image/jpeg',
      contentLength: 100,
    }),
  createVideoUpload: async () =>
    as(await registerSeller(), '/api/listing-videos/upload-url', {
      contentType: 'video/mp4',
      contentLength: 100,
    }),
  getUpload: ({ seller, photoId }) => as(seller, `/api/uploads/${photoId}`),
  getStorefront: ({ dealer }) => as(dealer, '/api/seller/storefront'),
  updateStorefront: async () => {
    const dealer = await registerVerifiedDealer()
    const { version } = await storefrontOf(dealer)
    return as(dealer, '/api/seller/storefront', { ...emptyStorefront, version })
  },
  getTeam: ({ dealer }) => as(dealer, '/api/seller/team'),
  inviteStaff: async () =>
    as(await registerVerifiedDealer(), '/api/seller/team/invitations', {
      email: `${fresh()}@example.com`,
      role: 'SALES',
    }),
  withdrawInvitation: async ({ dealer }) => {
    const { id } = await storeInvitation(dealer.user.id, `${fresh()}@example.com`)
    return as(dealer, `/api/seller/team/invitations/${id}`)
  },
  setStaffRole: async () => {
    const { dealer, person } = await employed()
    return as(dealer, `/api/seller/team/members/${person.user.id}`, { role: 'MANAGER' })
  },
  removeStaff: async () => {
    const { dealer, person } = await employed()
    return as(dealer, `/api/seller/team/members/${person.user.id}`)
  },
  readInvitation: async ({ dealer }) => ({
    path: '/api/invitations',
    body: { token: (await storeInvitation(dealer.user.id, `${fresh()}@example.com`)).token },
  }),
  getEmployment: async () => as((await employed()).person, '/api/user/employment'),
  acceptInvitation: async () => {
    const [dealer, person] = await Promise.all([registerVerifiedDealer(), registerSeller()])
    const { token } = await storeInvitation(dealer.user.id, person.user.email)
    return as(person, '/api/user/employment', { token })
  },
  leaveEmployment: async () => as((await employed()).person, '/api/user/employment'),
  getReplyTemplates: ({ dealer }) => as(dealer, '/api/seller/reply-templates'),
  setReplyTemplates: ({ dealer }) =>
    as(dealer, '/api/seller/reply-templates', {
      templates: [{ name: 'Yes', text: 'Still here.' }],
    }),
  listSellerLeads: ({ dealer }) => as(dealer, '/api/seller/leads'),
  updateLead: ({ dealer, lead }) => as(dealer, `/api/seller/leads/${lead.id}`, { note: fresh() }),
  getPriceGuidance: ({ seller }) =>
    as(seller, '/api/prices/guidance?make=Nissan&model=Patrol&year=2020&mileage=60000&isGCCSpec=true'),
  createPlate: async () =>
    as(await registerSeller(), '/api/number-plates', {
      ...plateForm(freshNumber()),
      requestId: fresh(),
    }),
  deletePlate: async ({ buyer }) => as(buyer, `/api/number-plates/${(await offer(buyer)).id}`),
  listSellerPlates: ({ seller }) => as(seller, '/api/seller/number-plates'),
  setPlateAvailability: ({ seller, plate }) =>
    as(seller, `/api/number-plates/${plate.id}/availability`, { availability: 'AVAILABLE' }),
  updatePlate: async ({ buyer }) =>
    as(buyer, `/api/number-plates/${(await offer(buyer)).id}`, { price: 99_000 }),
  getSubmission: ({ applicant }) => as(applicant, '/api/verification/submission'),
  saveSubmission: async () =>
    as(await registerDealer(), '/api/verification/draft', { businessName: 'Gulf Star' }),
  submitVerification: async () => {
    const dealer = await registerDealer()
    return as(dealer, '/api/verification/submit', {
      ...applicationAnswers(),
      documents: await requiredDocuments(dealer),
    })
  },
  createAppeal: async ({ admin, dealer }) =>
    as(dealer, '/api/appeals', { about: (await refusedCar(dealer, admin)).id, message: plea }),
  getListingAnalytics: ({ dealer, car }) => as(dealer, `/api/seller/listings/${car.id}/analytics`),
  getSellerAnalytics: ({ dealer }) => as(dealer, '/api/seller/analytics'),
  getSellerSummary: ({ dealer }) => as(dealer, '/api/seller/summary'),
  // About a car of its own: an answer ends the older links about the same one.
  answerAvailability: async ({ dealer }) => ({
    path: '/api/availability-answers',
    body: {
      token: await availabilityToken(dealer, (await submitCar(dealer)).id),
      availability: 'AS_BEFORE',
    },
  }),
  changeListings: async ({ dealer }) =>
    as(dealer, '/api/seller/listings/bulk', { action: 'DELETE', ids: [(await draft(dealer)).id] }),
  setAvailability: ({ dealer, car }) =>
    as(dealer, `/api/listings/${car.id}/availability`, { availability: 'AVAILABLE' }),
  createImport: ({ dealer }) =>
    as(dealer, '/api/seller/imports', { fileName: 'stock.csv', contentLength: 100, mode: 'DRAFT' }),
  getImport: async ({ dealer }) => as(dealer, `/api/seller/imports/${(await checkedImport(dealer)).id}`),
  listImportRows: async ({ dealer }) =>
    as(dealer, `/api/seller/imports/${(await checkedImport(dealer)).id}/rows`),
  listImports: ({ dealer }) => as(dealer, '/api/seller/imports'),
  startImport: async () => {
    const dealer = await registerVerifiedDealer()
    return as(dealer, `/api/seller/imports/${(await checkedImport(dealer)).id}/start`)
  },
  getFeed: ({ dealer }) => as(dealer, '/api/seller/feed'),
  setFeed: async () => as(await registerVerifiedDealer(), '/api/seller/feed', feedForm()),
  fetchFeedNow: async () => as(await dealerWithFeed(), '/api/seller/feed/fetch'),
  deleteFeed: async () => as(await dealerWithFeed(), '/api/seller/feed'),
  undoImport: async () => {
    const dealer = await registerVerifiedDealer()
    const { id } = await checkedImport(dealer)
    await carryOut(dealer, id)
    return as(dealer, `/api/seller/imports/${id}/undo`)
  },
} satisfies Record<string, Sample>
