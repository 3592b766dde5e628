import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { id } from '#shared/schemas/ids.ts'
import { appealAnswer, appealStatuses, appealView, newAppeal, ownAppeal } from '#shared/schemas/moderation.ts'
import { nextCursor, paged, search } from '#shared/schemas/query.ts'

export const createAppeal = contract({
  id: 'createAppeal',
  noun: 'appeals',
  method: 'POST',
  path: '/api/appeals',
  access: 'seller',
  stack: 'seller',
  summary:
    'Asks the admins to look again at a refused car, plate or application of the caller; once per refusal.',
  body: newAppeal,
  status: 201,
  response: ownAppeal,
  errors: ['NOT_FOUND', 'NOT_REJECTED', 'ALREADY_APPEALED', 'EDIT_CONFLICT', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 30, seconds: 86_400 }],
})

export const listAppeals = contract({
  id: 'listAppeals',
  noun: 'appeals',
  method: 'GET',
  path: '/api/admin/appeals',
  access: 'admin',
  stack: 'review',
  summary:
    'Appeals of a status: open by default, oldest first; else newest first. `search` is a part of what it is about or of its message, an id, or a whole username, e-mail address, phone number or name.',
  query: z.strictObject({ ...paged, search, status: z._default(z.enum(appealStatuses), 'OPEN') }),
  status: 200,
  response: z.object({ appeals: z.array(appealView), total: z.number(), nextCursor }),
})

export const answerAppeal = contract({
  id: 'answerAppeal',
  noun: 'appeals',
  method: 'PUT',
  path: '/api/admin/appeals/{id}/status',
  access: 'admin',
  stack: 'review',
  summary:
    'Grants an appeal, which approves what was refused, or upholds the refusal. Who rejected it does not, unless there is no other admin.',
  params: z.object({ id: id('appeal') }),
  body: appealAnswer,
  status: 200,
  response: appealView,
  errors: [
    'NOT_FOUND',
    'OWN_DECISION',
    'ILLEGAL_STATUS_MOVE',
    'EDIT_CONFLICT',
    'PLATE_TAKEN',
    'LISTING_INCOMPLETE',
    'DOCUMENTS_REQUIRED',
    'APPLICATION_DOCUMENTS_REQUIRED',
  ],
})
