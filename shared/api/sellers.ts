import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { id } from '#shared/schemas/ids.ts'
import { nextCursor, paged } from '#shared/schemas/query.ts'
import {
  newSellerNote,
  sellerCard,
  sellerNote,
  sellerOffer,
  sellerReport,
} from '#shared/schemas/seller-card.ts'

export const getSellerCard = contract({
  id: 'getSellerCard',
  noun: 'users',
  method: 'GET',
  path: '/api/admin/sellers/{id}',
  access: 'admin',
  stack: 'admin',
  summary: 'A seller for the reviews of their things: record, open reports, linked accounts and notes.',
  params: z.object({ id: id('user') }),
  status: 200,
  response: sellerCard,
  errors: ['NOT_FOUND'],
})

export const addSellerNote = contract({
  id: 'addSellerNote',
  noun: 'users',
  method: 'POST',
  path: '/api/admin/sellers/{id}/notes',
  access: 'admin',
  stack: 'admin',
  summary: 'Notes something about a seller, or about something of theirs, for admins alone.',
  params: z.object({ id: id('user') }),
  body: newSellerNote,
  status: 201,
  response: sellerNote,
  errors: ['NOT_FOUND'],
})

/** The parts of what is known of a seller that come page by page. */
const sellerParts = ['LISTINGS', 'PLATES', 'REPORTS'] as const

export const listSellerHistory = contract({
  id: 'listSellerHistory',
  noun: 'users',
  method: 'GET',
  path: '/api/admin/sellers/{id}/history',
  access: 'admin',
  stack: 'admin',
  summary:
    'What a seller offers in whatever status, each with the last decision and its reasons, or the reports about it: one part at a time, newest first.',
  params: z.object({ id: id('user') }),
  query: z.strictObject({ ...paged, part: z._default(z.enum(sellerParts), 'LISTINGS') }),
  status: 200,
  response: z.object({
    offers: z.array(sellerOffer),
    reports: z.array(sellerReport),
    nextCursor,
  }),
  errors: ['NOT_FOUND'],
})
