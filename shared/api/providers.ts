import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { id } from '#shared/schemas/ids.ts'
import { mailStopAnswer } from '#shared/schemas/mail-stop.ts'
import {
  financingProvider,
  financingProviderEdit,
  insuranceProvider,
  insuranceProviderEdit,
  newFinancingProvider,
  newInsuranceProvider,
} from '#shared/schemas/provider.ts'

export const listInsuranceProviders = contract({
  id: 'listInsuranceProviders',
  noun: 'providers',
  method: 'GET',
  path: '/api/insurance/providers',
  access: 'public',
  stack: 'public',
  summary: 'Insurance companies.',
  status: 200,
  response: z.array(insuranceProvider),
  sharedCacheSeconds: 60,
})

export const listFinancingProviders = contract({
  id: 'listFinancingProviders',
  noun: 'providers',
  method: 'GET',
  path: '/api/financing/providers',
  access: 'public',
  stack: 'public',
  summary: 'Banks and finance houses: interest in percent a year, loans in QAR, terms in months.',
  status: 200,
  response: z.array(financingProvider),
  sharedCacheSeconds: 60,
})

export const createInsuranceProvider = contract({
  id: 'createInsuranceProvider',
  noun: 'providers',
  method: 'POST',
  path: '/api/insurance/providers',
  access: 'admin',
  stack: 'admin',
  summary: 'Adds an insurance company.',
  body: newInsuranceProvider,
  status: 201,
  response: insuranceProvider,
  errors: ['PROVIDERS_FULL', 'UPLOAD_UNUSABLE'],
})

export const updateInsuranceProvider = contract({
  id: 'updateInsuranceProvider',
  noun: 'providers',
  method: 'PUT',
  path: '/api/insurance/providers/{id}',
  access: 'admin',
  stack: 'admin',
  summary: 'Changes an insurance company; `version` is the one that was read.',
  params: z.object({ id: id('provider') }),
  body: insuranceProviderEdit,
  status: 200,
  response: insuranceProvider,
  errors: ['NOT_FOUND', 'EDIT_CONFLICT', 'UPLOAD_UNUSABLE'],
})

export const deleteInsuranceProvider = contract({
  id: 'deleteInsuranceProvider',
  noun: 'providers',
  method: 'DELETE',
  path: '/api/insurance/providers/{id}',
  access: 'admin',
  stack: 'admin',
  summary: 'Removes an insurance company.',
  params: z.object({ id: id('provider') }),
  status: 204,
  errors: ['NOT_FOUND', 'EDIT_CONFLICT'],
})

export const createFinancingProvider = contract({
  id: 'createFinancingProvider',
  noun: 'providers',
  method: 'POST',
  path: '/api/financing/providers',
  access: 'admin',
  stack: 'admin',
  summary: 'Adds a bank or finance house.',
  body: newFinancingProvider,
  status: 201,
  response: financingProvider,
  errors: ['PROVIDERS_FULL', 'UPLOAD_UNUSABLE'],
})

export const updateFinancingProvider = contract({
  id: 'updateFinancingProvider',
  noun: 'providers',
  method: 'PUT',
  path: '/api/financing/providers/{id}',
  access: 'admin',
  stack: 'admin',
  summary: 'Changes a bank or finance house; `version` is the one that was read.',
  params: z.object({ id: id('provider') }),
  body: financingProviderEdit,
  status: 200,
  response: financingProvider,
  errors: ['NOT_FOUND', 'EDIT_CONFLICT', 'UPLOAD_UNUSABLE'],
})

export const deleteFinancingProvider = contract({
  id: 'deleteFinancingProvider',
  noun: 'providers',
  method: 'DELETE',
  path: '/api/financing/providers/{id}',
  access: 'admin',
  stack: 'admin',
  summary: 'Removes a bank or finance house.',
  params: z.object({ id: id('provider') }),
  status: 204,
  errors: ['NOT_FOUND', 'EDIT_CONFLICT'],
})

export const getProviderMailStop = contract({
  id: 'getProviderMailStop',
  noun: 'providers',
  method: 'GET',
  path: '/api/admin/providers/{id}/mail-stop',
  access: 'admin',
  stack: 'admin',
  summary: 'Why no mail goes to the address of an insurer or a lender; null where it does, or there is none.',
  params: z.object({ id: id('provider') }),
  status: 200,
  response: mailStopAnswer,
  errors: ['NOT_FOUND'],
})

export const endProviderMailStop = contract({
  id: 'endProviderMailStop',
  noun: 'providers',
  method: 'DELETE',
  path: '/api/admin/providers/{id}/mail-stop',
  access: 'admin',
  stack: 'admin',
  summary: 'Lets mail go to the address of an insurer or a lender again.',
  params: z.object({ id: id('provider') }),
  status: 200,
  response: mailStopAnswer,
  errors: ['NOT_FOUND'],
})
