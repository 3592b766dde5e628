import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { limits } from '#shared/constants/limits.ts'
import { adminDealer } from '#shared/schemas/dealer.ts'
import { id } from '#shared/schemas/ids.ts'
import { adminListing, listingStatuses, rejectionFields } from '#shared/schemas/listing.ts'
import { adminPlate, plateStatuses } from '#shared/schemas/plate.ts'
import { nextCursor, paged } from '#shared/schemas/paged.ts'
import { line, paragraphs } from '#shared/schemas/text.ts'
import { adminUser, adminUserEdit } from '#shared/schemas/user.ts'
import { submissionView } from '#shared/schemas/verification.ts'

const counts = z.record(z.enum(listingStatuses), z.number())
const status = z.optional(z.enum(listingStatuses))

export const listReviewQueue = contract({
  id: 'listReviewQueue',
  noun: 'listings',
  method: 'GET',
  path: '/api/admin/listings',
  access: 'admin',
  stack: 'admin',
  summary: 'Listings for review: pending first by default, oldest first.',
  query: z.strictObject({ ...paged, status }),
  status: 200,
  response: z.object({ listings: z.array(adminListing), total: z.number(), nextCursor }),
})

export const listAllListings = contract({
  id: 'listAllListings',
  noun: 'listings',
  method: 'GET',
  path: '/api/admin/all-listings',
  access: 'admin',
  stack: 'admin',
  summary: 'Every listing, newest first, with the kept count of each status.',
  query: z.strictObject({ ...paged, status }),
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
  stack: 'admin',
  summary: 'Approves or rejects a listing. `version`, when sent, must be the one that was reviewed.',
  params: z.object({ id: id('listing') }),
  body: z.strictObject({
    status: z.enum(['APPROVED', 'REJECTED']),
    rejectionReason: z.optional(line(limits.rejectionReason, 0)),
    /** What the rejection is about, so that its seller is led there. */
    rejectionFields: z.optional(z.array(z.enum(rejectionFields)).check(z.maxLength(rejectionFields.length))),
    version: z.optional(z.int().check(z.gte(1))),
  }),
  status: 200,
  response: adminListing,
  errors: ['LISTING_NOT_FOUND', 'ILLEGAL_STATUS_MOVE', 'EDIT_CONFLICT'],
})

export const deleteAnyListing = contract({
  id: 'deleteAnyListing',
  noun: 'listings',
  method: 'DELETE',
  path: '/api/admin/listings/{id}',
  access: 'admin',
  stack: 'admin',
  summary: 'Deletes any listing with its photos, documents and leads.',
  params: z.object({ id: id('listing') }),
  status: 204,
  errors: ['LISTING_NOT_FOUND'],
})

export const listUsers = contract({
  id: 'listUsers',
  noun: 'users',
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  stack: 'admin',
  summary: 'Users, newest first.',
  query: z.strictObject(paged),
  status: 200,
  response: z.object({ users: z.array(adminUser), nextCursor }),
})

export const editUser = contract({
  id: 'editUser',
  noun: 'users',
  method: 'PUT',
  path: '/api/admin/users/{id}',
  access: 'admin',
  stack: 'admin',
  summary: 'Changes a user who is no admin.',
  params: z.object({ id: id('user') }),
  body: adminUserEdit,
  status: 200,
  response: adminUser,
  errors: ['NOT_FOUND', 'USERNAME_TAKEN', 'EMAIL_TAKEN'],
})

export const deleteUser = contract({
  id: 'deleteUser',
  noun: 'users',
  method: 'DELETE',
  path: '/api/admin/users/{id}',
  access: 'admin',
  stack: 'admin',
  summary: 'Deletes a user who is no admin, with everything of theirs.',
  params: z.object({ id: id('user') }),
  status: 204,
  errors: ['NOT_FOUND'],
})

export const listPendingVerifications = contract({
  id: 'listPendingVerifications',
  noun: 'verification',
  method: 'GET',
  path: '/api/admin/pending-verifications',
  access: 'admin',
  stack: 'admin',
  summary: 'Dealerships that wait for verification.',
  query: z.strictObject(paged),
  status: 200,
  response: z.object({ pendingDealerships: z.array(adminUser), nextCursor }),
})

export const verifyDealership = contract({
  id: 'verifyDealership',
  noun: 'verification',
  method: 'POST',
  path: '/api/admin/verify-dealership/{userId}',
  access: 'admin',
  stack: 'admin',
  summary: 'Verifies a dealership, or withdraws its verification.',
  params: z.object({ userId: id('user') }),
  body: z.strictObject({ approved: z.boolean() }),
  status: 200,
  response: adminUser,
  errors: ['NOT_FOUND', 'ILLEGAL_STATUS_MOVE'],
})

export const listAdminDealers = contract({
  id: 'listAdminDealers',
  noun: 'dealers',
  method: 'GET',
  path: '/api/admin/dealers',
  access: 'admin',
  stack: 'admin',
  summary: 'All dealerships in every verification state.',
  query: z.strictObject(paged),
  status: 200,
  response: z.object({ dealers: z.array(adminDealer), nextCursor }),
})

export const listSubmissions = contract({
  id: 'listSubmissions',
  noun: 'verification',
  method: 'GET',
  path: '/api/admin/verification-submissions',
  access: 'admin',
  stack: 'admin',
  summary: 'Dealership applications, newest first.',
  query: z.strictObject(paged),
  status: 200,
  response: z.object({ submissions: z.array(submissionView), nextCursor }),
})

export const setSubmissionStatus = contract({
  id: 'setSubmissionStatus',
  noun: 'verification',
  method: 'POST',
  path: '/api/admin/verification-submissions/{id}/status',
  access: 'admin',
  stack: 'admin',
  summary: 'Moves an application: under review, approved or rejected.',
  params: z.object({ id: id('submission') }),
  body: z.strictObject({
    status: z.enum(['UNDER_REVIEW', 'APPROVED', 'REJECTED']),
    adminNotes: z.optional(paragraphs(limits.adminNotes)),
    rejectionReason: z.optional(line(limits.rejectionReason, 0)),
  }),
  status: 200,
  response: submissionView,
  errors: ['NOT_FOUND', 'ILLEGAL_STATUS_MOVE'],
})

export const listAdminPlates = contract({
  id: 'listAdminPlates',
  noun: 'plates',
  method: 'GET',
  path: '/api/admin/number-plates',
  access: 'admin',
  stack: 'admin',
  summary:
    'Number plates in a status, those that wait for review by default: oldest first then, else newest first.',
  query: z.strictObject({ ...paged, status: z.optional(z.enum(plateStatuses)) }),
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
  stack: 'admin',
  summary: 'Approves or rejects a number plate. `version`, when sent, must be the one that was reviewed.',
  params: z.object({ id: id('plate') }),
  body: z.strictObject({
    status: z.enum(plateStatuses),
    rejectionReason: z.optional(line(limits.rejectionReason, 0)),
    version: z.optional(z.int().check(z.gte(1))),
  }),
  status: 200,
  response: adminPlate,
  errors: ['PLATE_NOT_FOUND', 'ILLEGAL_STATUS_MOVE', 'PLATE_TAKEN', 'EDIT_CONFLICT'],
})
