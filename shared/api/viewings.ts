import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { id } from '#shared/schemas/ids.ts'
import { leadView, newViewing, viewingEdit } from '#shared/schemas/lead.ts'

export const proposeViewing = contract({
  id: 'proposeViewing',
  noun: 'leads',
  method: 'POST',
  path: '/api/leads/{id}/viewings',
  access: 'user',
  staff: 'SALES',
  stack: 'dealing',
  summary:
    'Proposes times to view the car of a conversation of the caller’s, or answers the other side’s with others. It replaces an open proposal.',
  params: z.object({ id: id('lead') }),
  body: newViewing,
  status: 201,
  response: leadView,
  errors: [
    'LEAD_NOT_FOUND',
    'CONVERSATION_CLOSED',
    'INQUIRY_CLOSED',
    'VIEWING_AGREED',
    'NOTHING_TO_VIEW',
    'LISTING_UNAVAILABLE',
    'TOO_MANY_REQUESTS',
  ],
  limits: [
    { per: 'user', limit: 20, seconds: 600 },
    { per: 'user', limit: 60, seconds: 86_400 },
  ],
})

export const answerViewing = contract({
  id: 'answerViewing',
  noun: 'leads',
  method: 'PATCH',
  path: '/api/leads/{id}/viewings/{viewingId}',
  access: 'user',
  staff: 'SALES',
  stack: 'dealing',
  summary:
    'Accepts one of the other side’s proposed times or declines them, takes back the caller’s own, or cancels an agreed viewing.',
  params: z.object({ id: id('lead'), viewingId: id('message') }),
  body: viewingEdit,
  status: 200,
  response: leadView,
  errors: ['LEAD_NOT_FOUND', 'CONVERSATION_CLOSED', 'INQUIRY_CLOSED', 'VIEWING_OVER', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 30, seconds: 600 }],
})
