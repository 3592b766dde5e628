import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { id } from '#shared/schemas/ids.ts'
import { newSellerNote, sellerCard, sellerNote } from '#shared/schemas/seller-card.ts'

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
