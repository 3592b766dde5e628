import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import {
  contactMessageStatuses,
  contactMessageView,
  newContactMessage,
} from '#shared/schemas/contact-message.ts'
import { id } from '#shared/schemas/ids.ts'
import { nextCursor, paged, search } from '#shared/schemas/query.ts'

export const sendContactMessage = contract({
  id: 'sendContactMessage',
  noun: 'contact',
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  stack: 'public',
  summary: 'A message to the team; it is kept and mailed to the support address.',
  body: newContactMessage,
  status: 204,
  errors: ['TOO_MANY_REQUESTS'],
  limits: [{ per: 'ip', limit: 30, seconds: 3600 }],
})

export const listContactMessages = contract({
  id: 'listContactMessages',
  noun: 'contact',
  method: 'GET',
  path: '/api/admin/contact-messages',
  access: 'admin',
  stack: 'admin',
  summary: 'Messages of the contact form: open by default, oldest first; answered ones newest first.',
  query: z.strictObject({ ...paged, search, status: z._default(z.enum(contactMessageStatuses), 'OPEN') }),
  status: 200,
  // Answered ones leave by themselves after a year, so nobody keeps their count.
  response: z.object({ messages: z.array(contactMessageView), openTotal: z.number(), nextCursor }),
})

export const setContactMessageStatus = contract({
  id: 'setContactMessageStatus',
  noun: 'contact',
  method: 'PUT',
  path: '/api/admin/contact-messages/{id}/status',
  access: 'admin',
  stack: 'admin',
  summary: 'Notes that a message was answered, or opens it again.',
  params: z.object({ id: id('contactMessage') }),
  body: z.strictObject({ status: z.enum(contactMessageStatuses) }),
  status: 200,
  response: contactMessageView,
  errors: ['NOT_FOUND', 'ILLEGAL_STATUS_MOVE'],
})
