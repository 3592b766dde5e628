import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { id } from '#shared/schemas/ids.ts'
import { nextCursor, paged, search } from '#shared/schemas/query.ts'
import { newReport, reportStatuses, reportView } from '#shared/schemas/report.ts'

export const reportListing = contract({
  id: 'reportListing',
  noun: 'listings',
  method: 'POST',
  path: '/api/listings/{id}/reports',
  access: 'optional',
  stack: 'public',
  summary: 'Reports a public car to the admins. The same person’s second report about it replaces nothing.',
  params: z.object({ id: id('listing') }),
  body: newReport,
  status: 201,
  response: z.object({ received: z.literal(true) }),
  errors: ['LISTING_NOT_FOUND', 'OWN_LISTING', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'ip', limit: 60, seconds: 3600 }],
})

export const reportPlate = contract({
  id: 'reportPlate',
  noun: 'plates',
  method: 'POST',
  path: '/api/number-plates/{id}/reports',
  access: 'optional',
  stack: 'public',
  summary:
    'Reports a public number plate to the admins. The same person’s second report about it replaces nothing.',
  params: z.object({ id: id('plate') }),
  body: newReport,
  status: 201,
  response: z.object({ received: z.literal(true) }),
  errors: ['PLATE_NOT_FOUND', 'OWN_LISTING', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'ip', limit: 60, seconds: 3600 }],
})

export const listReports = contract({
  id: 'listReports',
  noun: 'reports',
  method: 'GET',
  path: '/api/admin/reports',
  access: 'admin',
  stack: 'admin',
  summary:
    'What people reported about listings and number plates: open by default, oldest first. `search` is a part of a title or of what was written, an id, or a whole username, e-mail address, phone number or name of the seller or the reporter.',
  query: z.strictObject({ ...paged, search, status: z._default(z.enum(reportStatuses), 'OPEN') }),
  status: 200,
  response: z.object({ reports: z.array(reportView), total: z.number(), nextCursor }),
})

export const resolveReport = contract({
  id: 'resolveReport',
  noun: 'reports',
  method: 'PUT',
  path: '/api/admin/reports/{id}/status',
  access: 'admin',
  stack: 'admin',
  summary: 'Closes an open report: something was done, or there was nothing to do.',
  params: z.object({ id: id('report') }),
  body: z.strictObject({ status: z.enum(['RESOLVED', 'DISMISSED']) }),
  status: 200,
  response: reportView,
  errors: ['NOT_FOUND', 'ILLEGAL_STATUS_MOVE'],
})
