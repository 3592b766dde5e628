import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { archiveKeyId, archiveView } from '#shared/schemas/archive.ts'
import { instant } from '#shared/schemas/text.ts'

export const getArchive = contract({
  id: 'getArchive',
  noun: 'archives',
  method: 'GET',
  path: '/api/user/archive',
  access: 'user',
  stack: 'identity',
  summary: 'How far the archive of the caller’s data is: asked for, being made, ready, failed, or none.',
  status: 200,
  response: archiveView,
})

export const askArchive = contract({
  id: 'askArchive',
  noun: 'archives',
  method: 'POST',
  path: '/api/user/archive',
  access: 'user',
  needsProof: true,
  stack: 'identity',
  summary:
    'Asks for a signed ZIP file of everything that is kept about the caller, with their photos and documents. A job makes it, and an email says when it is ready. Once a day; asked again while it is being made, this changes nothing.',
  status: 200,
  response: archiveView,
  errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 10, seconds: 86_400 }],
})

export const linkArchive = contract({
  id: 'linkArchive',
  noun: 'archives',
  method: 'POST',
  path: '/api/user/archive/link',
  access: 'user',
  needsProof: true,
  stack: 'identity',
  summary: 'A short-lived address of the caller’s finished archive.',
  status: 200,
  response: z.object({ url: z.string(), expiresAt: instant }),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 30, seconds: 3600 }],
})

export const getArchiveKey = contract({
  id: 'getArchiveKey',
  noun: 'archives',
  method: 'GET',
  path: '/api/archive-keys/{id}',
  access: 'public',
  stack: 'public',
  summary:
    'The public key of this fingerprint, in PEM, by which an archive shows that it is ours and unchanged. The archive says how it is checked.',
  params: z.object({ id: archiveKeyId }),
  status: 200,
  response: z.string(),
  contentType: 'text/plain; charset=utf-8',
  errors: ['NOT_FOUND'],
  sharedCacheSeconds: 3600,
})
