import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { limits } from '#shared/constants/limits.ts'
import { adminDealer } from '#shared/schemas/dealer.ts'
import { id } from '#shared/schemas/ids.ts'
import { chosenApplicationReasons, reasonText } from '#shared/schemas/moderation.ts'
import { nextCursor, paged, search } from '#shared/schemas/query.ts'
import { paragraphs } from '#shared/schemas/text.ts'
import { adminUser } from '#shared/schemas/user.ts'
import {
  adminSubmission,
  newSubmission,
  sentStatuses,
  submissionDraft,
  submissionFields,
  submissionView,
} from '#shared/schemas/verification.ts'

export const getSubmission = contract({
  id: 'getSubmission',
  noun: 'verification',
  method: 'GET',
  path: '/api/verification/submission',
  access: 'dealership',
  stack: 'seller',
  summary: 'The dealership’s application; null while there is none.',
  status: 200,
  response: z.nullable(submissionView),
})

export const saveSubmission = contract({
  id: 'saveSubmission',
  noun: 'verification',
  method: 'PUT',
  path: '/api/verification/draft',
  access: 'dealership',
  stack: 'seller',
  summary:
    'Keeps an application as far as it is filled in, before it is sent or after it was rejected; nobody else sees it.',
  body: submissionDraft,
  status: 200,
  response: submissionView,
  errors: ['UPLOAD_UNUSABLE', 'ILLEGAL_STATUS_MOVE', 'EDIT_CONFLICT'],
  limits: [{ per: 'user', limit: 600, seconds: 3600 }],
})

export const submitVerification = contract({
  id: 'submitVerification',
  noun: 'verification',
  method: 'POST',
  path: '/api/verification/submit',
  access: 'dealership',
  stack: 'seller',
  summary: 'Sends the dealership’s application with its three required documents.',
  body: newSubmission,
  status: 201,
  response: submissionView,
  errors: [
    'APPLICATION_DOCUMENTS_REQUIRED',
    'UPLOAD_UNUSABLE',
    'ILLEGAL_STATUS_MOVE',
    'EDIT_CONFLICT',
    'TOO_MANY_REQUESTS',
  ],
  limits: [{ per: 'user', limit: 30, seconds: 86_400 }],
})

export const listPendingVerifications = contract({
  id: 'listPendingVerifications',
  noun: 'verification',
  method: 'GET',
  path: '/api/admin/pending-verifications',
  access: 'admin',
  stack: 'review',
  summary:
    'Dealerships that wait for verification: those that have applied first, who has waited longest before. `search` is a part of a name or a city, or a whole username, e-mail address or name of the account.',
  query: z.strictObject({ ...paged, search }),
  status: 200,
  response: z.object({
    pendingDealerships: z.array(
      z.extend(adminUser, {
        standing: adminDealer.shape.standing,
        /** Null for a dealership that has registered and not applied yet. */
        submission: z.nullable(submissionView),
      }),
    ),
    nextCursor,
  }),
})

export const verifyDealership = contract({
  id: 'verifyDealership',
  noun: 'verification',
  method: 'POST',
  path: '/api/admin/verify-dealership/{userId}',
  access: 'admin',
  stack: 'review',
  summary:
    'Verifies a dealership, or rejects it or withdraws its verification; its application moves with it. `standing`, when sent, must be the one seen.',
  params: z.object({ userId: id('user') }),
  body: z.strictObject({
    approved: z.boolean(),
    reasonCodes: z.optional(chosenApplicationReasons),
    rejectionReason: z.optional(reasonText),
    standing: z.optional(z.int().check(z.gte(1))),
  }),
  status: 200,
  response: adminUser,
  errors: ['NOT_FOUND', 'ILLEGAL_STATUS_MOVE', 'EDIT_CONFLICT', 'APPLICATION_DOCUMENTS_REQUIRED'],
})

export const listSubmissions = contract({
  id: 'listSubmissions',
  noun: 'verification',
  method: 'GET',
  path: '/api/admin/verification-submissions',
  access: 'admin',
  stack: 'review',
  summary:
    'Dealership applications of one status or all that were ever sent: those that wait before, the longest first; then those that are decided, the latest first. `search` is a part of a business name, or a whole username, e-mail address or name of the account.',
  query: z.strictObject({ ...paged, search, status: z.optional(z.enum(sentStatuses)) }),
  status: 200,
  response: z.object({ submissions: z.array(adminSubmission), nextCursor }),
})

export const getAdminSubmission = contract({
  id: 'getAdminSubmission',
  noun: 'verification',
  method: 'GET',
  path: '/api/admin/verification-submissions/{id}',
  access: 'admin',
  stack: 'review',
  summary: 'One dealership application, and what it was when it was last rejected.',
  params: z.object({ id: id('submission') }),
  status: 200,
  response: adminSubmission,
  errors: ['NOT_FOUND'],
})

export const setSubmissionStatus = contract({
  id: 'setSubmissionStatus',
  noun: 'verification',
  method: 'POST',
  path: '/api/admin/verification-submissions/{id}/status',
  access: 'admin',
  stack: 'review',
  summary:
    'Moves an application: under review, approved or rejected. `version`, when sent, must be the one seen.',
  params: z.object({ id: id('submission') }),
  body: z.strictObject({
    status: z.enum(['UNDER_REVIEW', 'APPROVED', 'REJECTED']),
    adminNotes: z.optional(paragraphs(limits.adminNotes)),
    rejectionReason: z.optional(reasonText),
    reasonCodes: z.optional(chosenApplicationReasons),
    /** The fields that the rejection is about, so that the applicant is led there. */
    rejectionFields: z.optional(
      z.array(z.enum(submissionFields)).check(z.maxLength(submissionFields.length)),
    ),
    version: z.optional(z.int().check(z.gte(1))),
  }),
  status: 200,
  response: adminSubmission,
  errors: ['NOT_FOUND', 'ILLEGAL_STATUS_MOVE', 'EDIT_CONFLICT', 'APPLICATION_DOCUMENTS_REQUIRED'],
})
