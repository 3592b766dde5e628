import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { id } from '#shared/schemas/ids.ts'
import { listingCard } from '#shared/schemas/listing.ts'
import { plateView } from '#shared/schemas/plate.ts'

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

export const listFavoritePlates = contract({
  id: 'listFavoritePlates',
  noun: 'favorites',
  method: 'GET',
  path: '/api/user/favorite-plates',
  access: 'user',
  stack: 'account',
  summary: 'The caller’s saved number plates that are still public, newest first.',
  status: 200,
  response: z.array(plateView),
})

export const addFavoritePlate = contract({
  id: 'addFavoritePlate',
  noun: 'favorites',
  method: 'POST',
  path: '/api/user/favorite-plates',
  access: 'user',
  stack: 'account',
  summary: 'Saves a number plate. Saving it twice is the same as once.',
  body: z.strictObject({ plateId: id('plate') }),
  status: 201,
  response: z.object({ plateId: id('plate') }),
  errors: ['PLATE_NOT_FOUND', 'FAVORITES_FULL', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 120, seconds: 60 }],
})

export const removeFavoritePlate = contract({
  id: 'removeFavoritePlate',
  noun: 'favorites',
  method: 'DELETE',
  path: '/api/user/favorite-plates/{plateId}',
  access: 'user',
  stack: 'account',
  summary: 'Removes a saved plate. Removing one that is not saved is no error.',
  params: z.object({ plateId: id('plate') }),
  status: 204,
})
