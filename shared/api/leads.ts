import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { leadView, newLead } from '#shared/schemas/lead.ts'

export const createLead = contract({
  id: 'createLead',
  noun: 'leads',
  method: 'POST',
  path: '/api/leads',
  access: 'user',
  stack: 'account',
  summary: 'Sends a contact request to the seller of a car.',
  body: newLead,
  status: 201,
  response: leadView,
  errors: ['LISTING_NOT_FOUND', 'OWN_LISTING', 'TOO_MANY_REQUESTS'],
  limits: [
    { per: 'user', limit: 5, seconds: 3600 },
    { per: 'user', limit: 20, seconds: 86_400 },
  ],
})

export const listUserLeads = contract({
  id: 'listUserLeads',
  noun: 'leads',
  method: 'GET',
  path: '/api/user/leads',
  access: 'user',
  stack: 'account',
  summary: 'Leads the caller sent; with `role=seller`, leads the caller received.',
  query: z.strictObject({ role: z.optional(z.enum(['seller', 'buyer'])) }),
  status: 200,
  response: z.array(leadView),
})

export const listSellerLeads = contract({
  id: 'listSellerLeads',
  noun: 'leads',
  method: 'GET',
  path: '/api/seller/leads',
  access: 'seller',
  stack: 'seller',
  summary: 'Leads on the caller’s listings, newest first.',
  status: 200,
  response: z.array(leadView),
})
