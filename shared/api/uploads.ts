import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { id } from '#shared/schemas/ids.ts'
import { limits } from '#shared/constants/limits.ts'
import {
  documentUploadRequest,
  photoUploadRequest,
  privateFile,
  uploadProgress,
  uploadTicket,
  videoUploadRequest,
} from '#shared/schemas/upload.ts'

export const createPhotoUpload = contract({
  id: 'createPhotoUpload',
  noun: 'uploads',
  method: 'POST',
  path: '/api/listing-images/upload-url',
  // Admins upload the logos of companies.
  access: 'user',
  staff: 'MANAGER',
  stack: 'seller',
  summary: 'A signed address for one photo of exactly this type and length; it can be used once.',
  body: photoUploadRequest,
  status: 200,
  response: uploadTicket,
  errors: ['DEALERSHIP_NOT_VERIFIED', 'TOO_MANY_UPLOADS', 'TOO_MANY_REQUESTS'],
  // A dealer's stock has thousands of photos; what nothing uses yet is bounded by itself.
  limits: [{ per: 'user', limit: 240, seconds: 60 }],
})

export const createVideoUpload = contract({
  id: 'createVideoUpload',
  noun: 'uploads',
  method: 'POST',
  path: '/api/listing-videos/upload-url',
  access: 'seller',
  staff: 'MANAGER',
  stack: 'seller',
  summary: `A signed address for one video (MP4, MOV or WebM, at most ${limits.video.seconds} seconds); it can be used once.`,
  body: videoUploadRequest,
  status: 200,
  response: uploadTicket,
  errors: ['DEALERSHIP_NOT_VERIFIED', 'TOO_MANY_UPLOADS', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 20, seconds: 60 }],
})

export const createDocumentUpload = contract({
  id: 'createDocumentUpload',
  noun: 'uploads',
  method: 'POST',
  path: '/api/objects/upload',
  access: 'seller',
  staff: 'MANAGER',
  stack: 'seller',
  summary: 'A signed address for one private document (image or PDF, at most 10 MB).',
  body: documentUploadRequest,
  status: 200,
  response: uploadTicket,
  errors: ['TOO_MANY_UPLOADS', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 20, seconds: 60 }],
})

export const getUpload = contract({
  id: 'getUpload',
  noun: 'uploads',
  method: 'GET',
  path: '/api/uploads/{id}',
  access: 'user',
  staff: 'MANAGER',
  stack: 'seller',
  summary: 'Whether the caller’s upload has arrived and passed the checks.',
  params: z.object({ id: z.string().check(z.regex(/^(?:upl|doc|vid)_[0-9A-HJKMNP-TV-Z]{26}$/)) }),
  status: 200,
  response: uploadProgress,
  errors: ['UPLOAD_NOT_FOUND'],
})

export const readDocument = contract({
  id: 'readDocument',
  noun: 'uploads',
  method: 'GET',
  path: '/api/verification-documents/{name}',
  access: 'admin',
  stack: 'review',
  summary: 'A short-lived address of a private document. Every call is recorded in the audit log first.',
  params: z.object({ name: z.string().check(z.regex(/^doc_[0-9A-HJKMNP-TV-Z]{26}$/)) }),
  status: 200,
  response: privateFile,
  errors: ['DOCUMENT_NOT_FOUND'],
})

export const openInspectionReport = contract({
  id: 'openInspectionReport',
  noun: 'leads',
  method: 'GET',
  path: '/api/leads/{id}/inspection-report',
  access: 'user',
  staff: 'SALES',
  stack: 'dealing',
  summary:
    'A short-lived address of the inspection report of the car that a conversation of the caller’s is about: for its seller, and for a buyer whom the seller has answered, while the car is for sale.',
  params: z.object({ id: id('lead') }),
  status: 200,
  response: privateFile,
  errors: [
    'LEAD_NOT_FOUND',
    'DOCUMENT_NOT_FOUND',
    'LISTING_UNAVAILABLE',
    'INQUIRY_CLOSED',
    'NOT_ANSWERED_YET',
    'TOO_MANY_REQUESTS',
  ],
  limits: [{ per: 'user', limit: 30, seconds: 600 }],
})
