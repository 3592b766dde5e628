import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { id } from '#shared/schemas/ids.ts'
import { newSavedSearch, savedSearchEdit, savedSearchView } from '#shared/schemas/saved-search.ts'

export const listSavedSearches = contract({
  id: 'listSavedSearches',
  noun: 'savedSearches',
  method: 'GET',
  path: '/api/user/saved-searches',
  access: 'user',
  stack: 'account',
  summary: 'The caller’s saved searches.',
  status: 200,
  response: z.array(savedSearchView),
})

export const createSavedSearch = contract({
  id: 'createSavedSearch',
  noun: 'savedSearches',
  method: 'POST',
  path: '/api/user/saved-searches',
  access: 'user',
  stack: 'account',
  summary: 'Keeps a search; with `alertsEnabled`, new matches are told.',
  body: newSavedSearch,
  status: 201,
  response: savedSearchView,
  errors: ['SAVED_SEARCHES_FULL', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 60, seconds: 3600 }],
})

export const updateSavedSearch = contract({
  id: 'updateSavedSearch',
  noun: 'savedSearches',
  method: 'PATCH',
  path: '/api/user/saved-searches/{id}',
  access: 'user',
  stack: 'account',
  summary: 'Renames a saved search of the caller’s, or switches its alerts on or off.',
  params: z.object({ id: id('savedSearch') }),
  body: savedSearchEdit,
  status: 200,
  response: savedSearchView,
  errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  // Each switch adds to the consent history, which is kept for ever.
  limits: [{ per: 'user', limit: 120, seconds: 3600 }],
})

export const deleteSavedSearch = contract({
  id: 'deleteSavedSearch',
  noun: 'savedSearches',
  method: 'DELETE',
  path: '/api/user/saved-searches/{id}',
  access: 'user',
  stack: 'account',
  summary: 'Deletes one of the caller’s saved searches.',
  params: z.object({ id: id('savedSearch') }),
  status: 204,
  errors: ['NOT_FOUND', 'CONFLICT'],
})
