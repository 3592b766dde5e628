import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { limits } from '#shared/constants/limits.ts'
import { adminDealer } from '#shared/schemas/dealer.ts'
import { id } from '#shared/schemas/ids.ts'
import { adminListing } from '#shared/schemas/admin-listing.ts'
import { listingStatuses, rejectionFields, namedListing } from '#shared/schemas/listing.ts'
import { reviewedListing } from '#shared/schemas/reviewed-listing.ts'
import { adminPlate, plateStatuses } from '#shared/schemas/plate.ts'
import { chosenListingReasons, chosenPlateReasons, reasonText } from '#shared/schemas/moderation.ts'
import { flagParam, nextCursor, paged, search, seenVersion } from '#shared/schemas/query.ts'
import { sentInstant } from '#shared/schemas/text.ts'
import { verificationStatuses } from '#shared/schemas/user.ts'

const counts = z.record(z.enum(listingStatuses), z.number())
const status = z.optional(z.enum(listingStatuses))

/** Featured or not, and until when; without `until` an admin ends it. */
const featuredChange = z.strictObject({ isFeatured: z.boolean(), until: z.optional(sentInstant) })

export const listReviewQueue = contract({
  id: 'listReviewQueue',
  noun: 'listings',
  method: 'GET',
  path: '/api/admin/listings',
  access: 'admin',
  stack: 'review',
  summary:
    'Listings for review: pending first by default, oldest first. `toCheck` are those instead that are public without a review and are to be looked at, each with `check`; their `total` is counted as far as `limits.checksCounted`.',
  query: z.strictObject({ ...paged, search, status, toCheck: z.optional(flagParam) }),
  status: 200,
  response: z.object({ listings: z.array(adminListing), total: z.number(), nextCursor }),
})

export const listAllListings = contract({
  id: 'listAllListings',
  noun: 'listings',
  method: 'GET',
  path: '/api/admin/all-listings',
  access: 'admin',
  stack: 'review',
  summary: 'Every listing, newest first, with the kept count of each status.',
  query: z.strictObject({ ...paged, search, status }),
  status: 200,
  response: z.object({ listings: z.array(adminListing), total: z.number(), counts, nextCursor }),
})

export const setListingStatus = contract({
  id: 'setListingStatus',
  noun: 'listings',
  method: 'PUT',
  alias: 'PATCH',
  path: '/api/admin/listings/{id}/status',
  access: 'admin',
  stack: 'review',
  summary: 'Approves or rejects a listing. `version`, when sent, must be the one that was reviewed.',
  params: z.object({ id: id('listing') }),
  body: z.strictObject({
    status: z.enum(['APPROVED', 'REJECTED']),
    rejectionReason: z.optional(reasonText),
    reasonCodes: z.optional(chosenListingReasons),
    /** The fields that the rejection is about, so that its seller is led there. */
    rejectionFields: z.optional(z.array(z.enum(rejectionFields)).check(z.maxLength(rejectionFields.length))),
    version: z.optional(z.int().check(z.gte(1))),
  }),
  status: 200,
  response: adminListing,
  errors: ['LISTING_NOT_FOUND', 'ILLEGAL_STATUS_MOVE', 'EDIT_CONFLICT'],
})

export const passListing = contract({
  id: 'passListing',
  noun: 'listings',
  method: 'PUT',
  path: '/api/admin/listings/{id}/check',
  access: 'admin',
  stack: 'review',
  summary:
    'Says that a listing that is public without a review, and was to be looked at, is fine as it has this `version`. To take it down, reject it.',
  params: z.object({ id: id('listing') }),
  body: z.strictObject({ version: z.int().check(z.gte(1)) }),
  status: 204,
  errors: ['LISTING_NOT_FOUND', 'ILLEGAL_STATUS_MOVE', 'EDIT_CONFLICT'],
})

export const getAdminListing = contract({
  id: 'getAdminListing',
  noun: 'listings',
  method: 'GET',
  path: '/api/admin/listings/{id}',
  access: 'admin',
  stack: 'review',
  summary: 'A listing for review, with what it was when admins last approved and last refused it.',
  params: z.object({ id: id('listing') }),
  status: 200,
  response: z.object({
    listing: adminListing,
    approved: z.nullable(reviewedListing),
    rejected: z.nullable(reviewedListing),
    /** Other live listings with its chassis number; absent without any. */
    sameChassis: z.optional(
      z.array(z.object({ listing: namedListing, seller: z.string(), isSameSeller: z.boolean() })),
    ),
  }),
  errors: ['LISTING_NOT_FOUND'],
})

export const setListingFeatured = contract({
  id: 'setListingFeatured',
  noun: 'listings',
  method: 'PUT',
  path: '/api/admin/listings/{id}/featured',
  access: 'admin',
  stack: 'review',
  summary: 'Puts an approved listing among the featured ones of the home page, or takes it away.',
  params: z.object({ id: id('listing') }),
  body: featuredChange,
  status: 200,
  response: adminListing,
  errors: ['LISTING_NOT_FOUND', 'ILLEGAL_STATUS_MOVE', 'EDIT_CONFLICT'],
})

export const decideListings = contract({
  id: 'decideListings',
  noun: 'listings',
  method: 'POST',
  path: '/api/admin/listings/decisions',
  access: 'admin',
  stack: 'review',
  summary:
    'Approves, rejects or deletes several listings, each on its own: the answer says which, and why not the others. Their sellers are told, with the reasons of a rejection or deletion.',
  body: z.strictObject({
    action: z.enum(['APPROVE', 'REJECT', 'DELETE']),
    ids: z.array(id('listing')).check(z.minLength(1), z.maxLength(limits.adminBulk)),
    /** By id: a decision about one that has another version now fails. */
    versions: z.optional(
      z
        .record(id('listing'), z.int().check(z.gte(1)))
        .check(z.refine((versions) => Object.keys(versions).length <= limits.adminBulk)),
    ),
    reasonCodes: z.optional(chosenListingReasons),
    rejectionReason: z.optional(reasonText),
  }),
  status: 200,
  response: z.object({
    done: z.array(id('listing')),
    failed: z.array(z.object({ id: id('listing'), code: z.string(), message: z.string() })),
    /** By id: the versions that the decisions have made. */
    versions: z.optional(z.record(id('listing'), z.number())),
  }),
})

export const deleteAnyListing = contract({
  id: 'deleteAnyListing',
  noun: 'listings',
  method: 'DELETE',
  path: '/api/admin/listings/{id}',
  access: 'admin',
  stack: 'review',
  summary:
    'Deletes any listing with its photos, documents and leads, and tells its seller; `decideListings` says why, too. `version`, when sent, must be the one seen.',
  params: z.object({ id: id('listing') }),
  query: seenVersion,
  status: 204,
  errors: ['LISTING_NOT_FOUND', 'EDIT_CONFLICT'],
})

export const listAdminDealers = contract({
  id: 'listAdminDealers',
  noun: 'dealers',
  method: 'GET',
  path: '/api/admin/dealers',
  access: 'admin',
  stack: 'review',
  summary:
    'All dealerships by verification state, or those of one; `search` is a part of a name or a city, or a whole username, e-mail address or name of the account.',
  query: z.strictObject({ ...paged, search, status: z.optional(z.enum(verificationStatuses)) }),
  status: 200,
  response: z.object({ dealers: z.array(adminDealer), nextCursor }),
})

export const listAdminPlates = contract({
  id: 'listAdminPlates',
  noun: 'plates',
  method: 'GET',
  path: '/api/admin/number-plates',
  access: 'admin',
  stack: 'review',
  summary:
    'Number plates in a status, those that wait for review by default: oldest first then, else newest first.',
  query: z.strictObject({ ...paged, search, status: z.optional(z.enum(plateStatuses)) }),
  status: 200,
  response: z.object({
    plates: z.array(adminPlate),
    total: z.number(),
    counts: z.record(z.enum(plateStatuses), z.number()),
    nextCursor,
  }),
})

export const setPlateStatus = contract({
  id: 'setPlateStatus',
  noun: 'plates',
  method: 'PUT',
  path: '/api/admin/number-plates/{id}/status',
  access: 'admin',
  stack: 'review',
  summary: 'Approves or rejects a number plate. `version`, when sent, must be the one that was reviewed.',
  params: z.object({ id: id('plate') }),
  body: z.strictObject({
    status: z.enum(plateStatuses),
    rejectionReason: z.optional(reasonText),
    reasonCodes: z.optional(chosenPlateReasons),
    version: z.optional(z.int().check(z.gte(1))),
  }),
  status: 200,
  response: adminPlate,
  errors: ['PLATE_NOT_FOUND', 'ILLEGAL_STATUS_MOVE', 'PLATE_TAKEN', 'EDIT_CONFLICT'],
})

export const getAdminPlate = contract({
  id: 'getAdminPlate',
  noun: 'plates',
  method: 'GET',
  path: '/api/admin/number-plates/{id}',
  access: 'admin',
  stack: 'review',
  summary: 'A number plate for review.',
  params: z.object({ id: id('plate') }),
  status: 200,
  response: adminPlate,
  errors: ['PLATE_NOT_FOUND'],
})

export const setPlateFeatured = contract({
  id: 'setPlateFeatured',
  noun: 'plates',
  method: 'PUT',
  path: '/api/admin/number-plates/{id}/featured',
  access: 'admin',
  stack: 'review',
  summary: 'Puts an approved plate before the others, or back among them.',
  params: z.object({ id: id('plate') }),
  body: featuredChange,
  status: 200,
  response: adminPlate,
  errors: ['PLATE_NOT_FOUND', 'ILLEGAL_STATUS_MOVE', 'EDIT_CONFLICT'],
})
