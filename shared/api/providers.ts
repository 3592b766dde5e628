import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { financingProvider, insuranceProvider } from '#shared/schemas/provider.ts'

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
