import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { analytics, analyticsQuery, listingAnalytics, sellerSummary } from '#shared/schemas/analytics.ts'
import { id } from '#shared/schemas/ids.ts'

export const getSellerAnalytics = contract({
  id: 'getSellerAnalytics',
  noun: 'analytics',
  method: 'GET',
  path: '/api/seller/analytics',
  access: 'seller',
  staff: 'SALES',
  stack: 'seller',
  summary: 'People who looked at, contacted about and saved the caller’s cars, day by day.',
  query: analyticsQuery,
  status: 200,
  response: analytics,
})

export const getListingAnalytics = contract({
  id: 'getListingAnalytics',
  noun: 'analytics',
  method: 'GET',
  path: '/api/seller/listings/{id}/analytics',
  access: 'seller',
  staff: 'SALES',
  stack: 'seller',
  summary: 'The same for one of the caller’s own cars, beside similar cars that are for sale.',
  params: z.object({ id: id('listing') }),
  query: analyticsQuery,
  status: 200,
  response: listingAnalytics,
  errors: ['LISTING_NOT_FOUND'],
})

export const getSellerSummary = contract({
  id: 'getSellerSummary',
  noun: 'analytics',
  method: 'GET',
  path: '/api/seller/summary',
  access: 'seller',
  staff: 'SALES',
  stack: 'seller',
  summary: 'How many contact requests the caller has received, and how quickly they are answered.',
  status: 200,
  response: sellerSummary,
})
