import { homeCountry, homeCountryName, homeCurrency } from '#shared/constants/market.ts'
import * as z from 'zod/mini'
import { idsParam, seenVersion } from '#shared/schemas/query.ts'
import { contract } from '#shared/api/contract.ts'
import { limits } from '#shared/constants/limits.ts'
import { id, idOrSlug, requestName } from '#shared/schemas/ids.ts'
import { answerOrders, facets, listingQuery } from '#shared/schemas/listing-query.ts'
import { listingCard, listingDetail, ownListing, sentCarFields } from '#shared/schemas/listing.ts'
import { photoKinds, photoUrl } from '#shared/constants/photos.ts'
import { nearDifference } from '#shared/schemas/near.ts'
import { dealerSuggestion, ignored, relaxation, understood } from '#shared/schemas/understood.ts'
import { line } from '#shared/schemas/text.ts'
import { documentName, photoName, videoName } from '#shared/schemas/upload.ts'

const writable = {
  ...sentCarFields,
  country: z.enum([homeCountryName, homeCountry]),
  currency: z.literal(homeCurrency),
  images: z.array(photoName).check(
    z.maxLength(limits.listing.photos, { error: `At most ${limits.listing.photos} photos` }),
    z.refine((names) => new Set(names.map((name) => name.split('/').at(-1))).size === names.length, {
      error: 'The same photo is named twice',
    }),
  ),
  /** A finished video, and a photo of its own that stands for it; null takes it away, absent leaves it. */
  video: z.nullable(z.strictObject({ video: videoName, poster: photoName })),
  /** What photos show; those not named here show nothing in particular. Absent: each keeps its kind. */
  photoKinds: z
    .array(z.strictObject({ photo: photoName, kind: z.enum(photoKinds) }))
    .check(z.maxLength(limits.listing.photos)),
  verificationDocuments: z.strictObject({
    registrationCard: z.optional(z.nullable(documentName)),
    /** The other side of the card, where it has a file of its own; null takes it away. */
    registrationCardBack: z.optional(z.nullable(documentName)),
    idCard: z.optional(z.nullable(documentName)),
    /** The report of an inspection, of any seller's car; null takes it away. */
    inspectionReport: z.optional(z.nullable(documentName)),
  }),
  /** A dealership's own number of the car, unique in its stock; null or '' is none. */
  stockNumber: z.nullable(line(limits.selling.stockNumber, 0)),
  /** An intent: DRAFT saves, PENDING or APPROVED submits. The server alone decides the outcome. */
  status: z.enum(['DRAFT', 'PENDING', 'APPROVED']),
}

const params = z.object({ id: id('listing') })
const publicParams = z.object({ id: idOrSlug('listing') })

export const searchListings = contract({
  id: 'searchListings',
  noun: 'listings',
  method: 'GET',
  path: '/api/listings',
  access: 'public',
  stack: 'public',
  summary: 'Cars that match any mix of filters, with the exact total and the count of every further choice.',
  query: listingQuery,
  status: 200,
  response: z.object({
    listings: z.array(listingCard),
    total: z.number(),
    page: z.number(),
    limit: z.number(),
    facets,
    sortedBy: z.enum(answerOrders),
    /** The interpretation of the search text. */
    understood,
    /** The parts of the search text that decide nothing; every other part that is not understood was looked for as it stands. */
    ignored: z.optional(ignored),
    /** Only when nothing matches: the ways that keep make and model first, of these the ways to the most cars. */
    relaxations: z.optional(z.array(relaxation)),
    /** Only when nothing matches: dealers whose name the text may be. */
    dealers: z.optional(z.array(dealerSuggestion)),
    /** Only on the first page of few results: cars that are not what was asked for, but close, the nearest first. */
    near: z.optional(z.array(z.object({ car: listingCard, differences: z.array(nearDifference) }))),
    /** Only with `histogram=true`: matches per step of `priceSteps`, ignoring the price filter. */
    priceHistogram: z.optional(z.array(z.number())),
  }),
})

export const listCards = contract({
  id: 'listCards',
  noun: 'listings',
  method: 'GET',
  path: '/api/listings/cards',
  access: 'public',
  stack: 'public',
  summary:
    'The cards of some listings by id, in the order asked for; those that are not public are left out.',
  query: z.strictObject({
    ids: idsParam(id('listing'), limits.cardsAtOnce),
  }),
  status: 200,
  response: z.array(listingCard),
})

export const listFeatured = contract({
  id: 'listFeatured',
  noun: 'listings',
  method: 'GET',
  path: '/api/listings/featured',
  access: 'public',
  stack: 'public',
  summary: 'The featured cars of the home page, newest first.',
  status: 200,
  response: z.array(listingCard),
  sharedCacheSeconds: 60,
})

export const getListing = contract({
  id: 'getListing',
  noun: 'listings',
  method: 'GET',
  path: '/api/listings/{id}',
  access: 'optional',
  stack: 'public',
  summary: 'One car by slug or id: public when approved, else for its owner, their staff and admins only.',
  params: publicParams,
  status: 200,
  // A draft may lack what a detail page needs; its owner gets it as far as it goes.
  response: z.union([listingDetail, ownListing]),
  errors: ['LISTING_NOT_FOUND'],
})

export const listListingImages = contract({
  id: 'listListingImages',
  noun: 'listings',
  method: 'GET',
  path: '/api/listings/{id}/images',
  access: 'optional',
  stack: 'public',
  summary: `The addresses of a listing’s photos, main photo first (${photoUrl('{id}')}).`,
  params: publicParams,
  status: 200,
  response: z.array(z.string()),
  errors: ['LISTING_NOT_FOUND'],
})

export const createListing = contract({
  id: 'createListing',
  noun: 'listings',
  method: 'POST',
  path: '/api/listings',
  access: 'seller',
  staff: 'MANAGER',
  stack: 'seller',
  summary: 'Creates a draft, or submits a car: published at once for a verified dealer, else sent to review.',
  // The title is built by the server; clients of the first specification still send theirs.
  body: z.extend(z.partial(z.strictObject(writable)), {
    title: z.optional(line(200, 0)),
    requestId: z.optional(requestName),
  }),
  status: 201,
  response: ownListing,
  errors: [
    'DEALERSHIP_NOT_VERIFIED',
    'LISTING_INCOMPLETE',
    'DOCUMENTS_REQUIRED',
    'UPLOAD_UNUSABLE',
    'STOCK_NUMBER_TAKEN',
    'TOO_MANY_REQUESTS',
  ],
  limits: [{ per: 'user', limit: 100, seconds: 86_400 }],
})

export const updateListing = contract({
  id: 'updateListing',
  noun: 'listings',
  method: 'PATCH',
  path: '/api/listings/{id}',
  access: 'seller',
  staff: 'MANAGER',
  stack: 'seller',
  summary: 'Changes the caller’s own listing. `version`, when sent, must be the one last read.',
  params,
  body: z.extend(z.partial(z.strictObject(writable)), {
    title: z.optional(line(200, 0)),
    version: z.optional(z.int().check(z.gte(1))),
    /** These are the changes of the working copy: it goes in the same transaction. */
    endsWorkingCopy: z.optional(z.boolean()),
  }),
  status: 200,
  response: ownListing,
  errors: [
    'LISTING_NOT_FOUND',
    'DEALERSHIP_NOT_VERIFIED',
    'LISTING_INCOMPLETE',
    'DOCUMENTS_REQUIRED',
    'UPLOAD_UNUSABLE',
    'STOCK_NUMBER_TAKEN',
    'EDIT_CONFLICT',
    'TOO_MANY_EDITS',
  ],
})

export const getOwnListing = contract({
  id: 'getOwnListing',
  noun: 'listings',
  method: 'GET',
  path: '/api/seller/listings/{id}',
  access: 'seller',
  staff: 'SALES',
  stack: 'seller',
  summary: 'The caller’s own listing with everything that the wizard edits.',
  params,
  status: 200,
  response: ownListing,
  errors: ['LISTING_NOT_FOUND'],
})

export const deleteListing = contract({
  id: 'deleteListing',
  noun: 'listings',
  method: 'DELETE',
  path: '/api/listings/{id}',
  access: 'seller',
  stack: 'seller',
  summary:
    'Deletes the caller’s own listing with its photos and documents. `version`, when sent, must be the one last read.',
  params,
  query: seenVersion,
  status: 204,
  errors: ['LISTING_NOT_FOUND', 'EDIT_CONFLICT'],
})

export const listUserListings = contract({
  id: 'listUserListings',
  noun: 'listings',
  method: 'GET',
  path: '/api/user/listings',
  access: 'user',
  stack: 'account',
  summary: 'The caller’s own listings in every status, newest first.',
  status: 200,
  response: z.array(ownListing),
})

export const listSellerListings = contract({
  id: 'listSellerListings',
  noun: 'listings',
  method: 'GET',
  path: '/api/seller/listings',
  access: 'seller',
  staff: 'SALES',
  stack: 'seller',
  summary: 'The caller’s own listings in every status, newest first; sellers only.',
  status: 200,
  response: z.array(ownListing),
})
