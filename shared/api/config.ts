import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'

const names = z.array(z.string())

export const getHealth = contract({
  id: 'getHealth',
  noun: 'config',
  method: 'GET',
  path: '/api/health',
  access: 'public',
  stack: 'public',
  summary: 'Tells that the API answers.',
  status: 200,
  response: z.object({ status: z.literal('ok') }),
})

export const getOpenapi = contract({
  id: 'getOpenapi',
  noun: 'config',
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  stack: 'public',
  summary: 'This API as an OpenAPI 3.1 document.',
  status: 200,
  response: z.looseObject({ openapi: z.string() }),
  sharedCacheSeconds: 3600,
})

export const getMakesModels = contract({
  id: 'getMakesModels',
  noun: 'config',
  method: 'GET',
  path: '/api/config/makes-models',
  access: 'public',
  stack: 'public',
  summary: 'Makes, the models of each make, their Arabic names and the usual body type of each model.',
  status: 200,
  response: z.object({
    makes: names,
    models: z.record(z.string(), names),
    arabic: z.object({ makes: z.record(z.string(), z.string()), models: z.record(z.string(), z.string()) }),
    /** Make → model → body type, for the wizard's first guess. */
    bodies: z.record(z.string(), z.record(z.string(), z.string())),
  }),
  sharedCacheSeconds: 3600,
})

export const getLocations = contract({
  id: 'getLocations',
  noun: 'config',
  method: 'GET',
  path: '/api/config/locations',
  access: 'public',
  stack: 'public',
  summary: 'Cities by country code, with their Arabic names.',
  status: 200,
  response: z.object({ cities: z.record(z.string(), names), arabic: z.record(z.string(), z.string()) }),
  sharedCacheSeconds: 3600,
})

export const getQarToUsd = contract({
  id: 'getQarToUsd',
  noun: 'config',
  method: 'GET',
  path: '/api/currency/qar-to-usd',
  access: 'public',
  stack: 'public',
  summary: 'How many US dollars one riyal is. The riyal is pegged at 3.64 to the dollar.',
  status: 200,
  response: z.object({ rate: z.number() }),
  sharedCacheSeconds: 3600,
})
