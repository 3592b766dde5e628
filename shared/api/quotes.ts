import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { id } from '#shared/schemas/ids.ts'
import { nextCursor, paged, search } from '#shared/schemas/query.ts'
import {
  adminQuote,
  newFinancingQuote,
  newInsuranceQuote,
  quoteCounts,
  quoteStatuses,
  quoteView,
} from '#shared/schemas/quote.ts'

const asking = {
  noun: 'quotes',
  method: 'POST',
  access: 'user',
  stack: 'account',
  status: 201,
  /** Those that were sent: a company that was asked the same within a day is left out. */
  response: z.array(quoteView),
  errors: [
    'NOT_FOUND',
    'LISTING_NOT_FOUND',
    'NAME_NOT_YOURS',
    'ALREADY_ASKED',
    'TOO_MANY_QUOTES',
    'TOO_MANY_REQUESTS',
  ],
  limits: [{ per: 'user', limit: 20, seconds: 3600 }],
} as const

export const createInsuranceQuote = contract({
  ...asking,
  id: 'createInsuranceQuote',
  path: '/api/insurance/quotes',
  summary: 'Asks up to three insurance companies for a quote.',
  body: newInsuranceQuote,
})

export const createFinancingQuote = contract({
  ...asking,
  id: 'createFinancingQuote',
  path: '/api/financing/quotes',
  summary: 'Asks up to three banks or finance houses for a quote.',
  body: newFinancingQuote,
})

export const listUserQuotes = contract({
  id: 'listUserQuotes',
  noun: 'quotes',
  method: 'GET',
  path: '/api/user/quotes',
  access: 'user',
  stack: 'account',
  summary: 'The caller’s requests for quotes, the newest first.',
  status: 200,
  response: z.array(quoteView),
})

export const updateUserQuote = contract({
  id: 'updateUserQuote',
  noun: 'quotes',
  method: 'PUT',
  path: '/api/user/quotes/{id}/status',
  access: 'user',
  stack: 'account',
  summary:
    'Says that the company has answered, or withdraws the request (CLOSED), also a closed one, which erases what it said.',
  params: z.object({ id: id('quote') }),
  body: z.strictObject({ status: z.enum(['ANSWERED', 'CLOSED']) }),
  status: 200,
  response: quoteView,
  errors: ['NOT_FOUND', 'ILLEGAL_STATUS_MOVE'],
})

export const listQuotes = contract({
  id: 'listQuotes',
  noun: 'quotes',
  method: 'GET',
  path: '/api/admin/quotes',
  access: 'admin',
  stack: 'admin',
  summary:
    'Requests for quotes in a status, of all companies or of one: those for our team, or the newest first.',
  query: z.strictObject({
    ...paged,
    search,
    status: z._default(z.enum(quoteStatuses), 'NEW'),
    provider: z.optional(id('provider')),
  }),
  status: 200,
  response: z.object({ quotes: z.array(adminQuote), counts: quoteCounts, nextCursor }),
})

export const setQuoteStatus = contract({
  id: 'setQuoteStatus',
  noun: 'quotes',
  method: 'PUT',
  path: '/api/admin/users/{userId}/quotes/{id}/status',
  access: 'admin',
  stack: 'admin',
  summary: 'Says that a request was passed on, was answered or is over.',
  params: z.object({ userId: id('user'), id: id('quote') }),
  body: z.strictObject({ status: z.enum(['SENT', 'ANSWERED', 'CLOSED']) }),
  status: 200,
  response: adminQuote,
  errors: ['NOT_FOUND', 'ILLEGAL_STATUS_MOVE'],
})
