import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { limits } from '#shared/constants/limits.ts'
import { id } from '#shared/schemas/ids.ts'
import { newPlate, plateView } from '#shared/schemas/plate.ts'
import { wholeParam } from '#shared/schemas/query.ts'
import { sortOrders } from '#shared/schemas/listing-query.ts'

const price = wholeParam(0, limits.listing.price.max)

export const listPlates = contract({
  id: 'listPlates',
  noun: 'plates',
  method: 'GET',
  path: '/api/number-plates',
  access: 'public',
  stack: 'public',
  summary: 'Approved number plates by pattern, digits, price, category and location.',
  query: z.strictObject({
    search: z.optional(z.string().check(z.trim(), z.maxLength(limits.search.text))),
    digits: z.optional(z.enum(['1', '2', '3', '4', '5', '6', '4+'])),
    minPrice: z.optional(price),
    maxPrice: z.optional(price),
    category: z.optional(z.string().check(z.maxLength(40))),
    location: z.optional(z.string().check(z.maxLength(40))),
    sortBy: z.optional(z.enum(['createdAt', 'price', 'featured'])),
    sortOrder: z.optional(z.enum(sortOrders)),
    page: z._default(wholeParam(1, limits.search.window), 1),
    limit: z._default(wholeParam(1, limits.platesPage.max), limits.platesPage.default),
  }),
  status: 200,
  response: z.object({ plates: z.array(plateView), total: z.number(), page: z.number(), limit: z.number() }),
})

export const createPlate = contract({
  id: 'createPlate',
  noun: 'plates',
  method: 'POST',
  path: '/api/number-plates',
  access: 'seller',
  stack: 'seller',
  summary: 'Offers a number plate; it is published once an admin has approved it.',
  body: newPlate,
  status: 201,
  response: plateView,
  errors: ['DEALERSHIP_NOT_VERIFIED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 20, seconds: 86_400 }],
})

export const deletePlate = contract({
  id: 'deletePlate',
  noun: 'plates',
  method: 'DELETE',
  path: '/api/number-plates/{id}',
  access: 'seller',
  stack: 'seller',
  summary: 'Deletes the caller’s own plate.',
  params: z.object({ id: id('plate') }),
  status: 204,
  errors: ['NOT_FOUND'],
})

export const listSellerPlates = contract({
  id: 'listSellerPlates',
  noun: 'plates',
  method: 'GET',
  path: '/api/seller/number-plates',
  access: 'seller',
  stack: 'seller',
  summary: 'The caller’s own plates in every status.',
  status: 200,
  response: z.array(plateView),
})
