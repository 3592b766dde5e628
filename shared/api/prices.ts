import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { idOrSlug } from '#shared/schemas/ids.ts'
import { priceRating } from '#shared/schemas/price-rating.ts'

export const getPriceRating = contract({
  id: 'getPriceRating',
  noun: 'listings',
  method: 'GET',
  path: '/api/listings/{id}/price-rating',
  access: 'optional',
  stack: 'public',
  summary: 'How a car’s price compares with those of its like that are for sale now.',
  params: z.object({ id: idOrSlug('listing') }),
  status: 200,
  response: priceRating,
  errors: ['LISTING_NOT_FOUND'],
})
