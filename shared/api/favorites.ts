import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { id } from '#shared/schemas/ids.ts'
import { listingCard } from '#shared/schemas/listing.ts'

export const listFavorites = contract({
  id: 'listFavorites',
  noun: 'favorites',
  method: 'GET',
  path: '/api/user/favorites',
  access: 'user',
  stack: 'account',
  summary: 'The caller’s saved cars that are still public, newest first.',
  status: 200,
  response: z.array(listingCard),
})

export const addFavorite = contract({
  id: 'addFavorite',
  noun: 'favorites',
  method: 'POST',
  path: '/api/user/favorites',
  access: 'user',
  stack: 'account',
  summary: 'Saves a car. Saving it twice is the same as once.',
  body: z.strictObject({ listingId: id('listing') }),
  status: 201,
  response: z.object({ listingId: id('listing') }),
  errors: ['LISTING_NOT_FOUND', 'FAVORITES_FULL', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 120, seconds: 60 }],
})

export const removeFavorite = contract({
  id: 'removeFavorite',
  noun: 'favorites',
  method: 'DELETE',
  path: '/api/user/favorites/{listingId}',
  access: 'user',
  stack: 'account',
  summary: 'Removes a saved car. Removing one that is not saved is no error.',
  params: z.object({ listingId: id('listing') }),
  status: 204,
})
