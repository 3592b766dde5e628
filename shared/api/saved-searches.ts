import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { id } from '#shared/schemas/ids.ts'
import { savedSearchView } from '#shared/schemas/saved-search.ts'

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
  errors: ['NOT_FOUND'],
})
