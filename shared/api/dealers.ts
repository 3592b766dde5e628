import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { dealerCard, dealerDetail, storefront, storefrontForm } from '#shared/schemas/dealer.ts'
import { idOrSlug } from '#shared/schemas/ids.ts'
export const listDealers = contract({
  id: 'listDealers',
  noun: 'dealers',
  method: 'GET',
  path: '/api/dealers',
  access: 'public',
  stack: 'public',
  summary: 'The verified dealers.',
  status: 200,
  response: z.array(dealerCard),
  sharedCacheSeconds: 10,
})

export const getDealer = contract({
  id: 'getDealer',
  noun: 'dealers',
  method: 'GET',
  path: '/api/dealers/{id}',
  access: 'optional',
  stack: 'public',
  summary: 'A verified dealer’s storefront by slug or id, with its newest cars.',
  params: z.object({ id: idOrSlug('user') }),
  status: 200,
  response: dealerDetail,
  errors: ['DEALER_NOT_FOUND'],
})

export const getStorefront = contract({
  id: 'getStorefront',
  noun: 'dealers',
  method: 'GET',
  path: '/api/seller/storefront',
  access: 'dealership',
  stack: 'seller',
  summary: 'What the caller’s verified dealership says about itself.',
  status: 200,
  response: storefront,
  errors: ['DEALERSHIP_NOT_VERIFIED'],
})

export const updateStorefront = contract({
  id: 'updateStorefront',
  noun: 'dealers',
  method: 'PUT',
  path: '/api/seller/storefront',
  access: 'dealership',
  stack: 'seller',
  summary:
    'Replaces what the caller’s verified dealership says about itself. `version` must be the one last read.',
  body: storefrontForm,
  status: 200,
  response: storefront,
  errors: ['DEALERSHIP_NOT_VERIFIED', 'NAME_NOT_YOURS', 'UPLOAD_UNUSABLE', 'EDIT_CONFLICT'],
})
