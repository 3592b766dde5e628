import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { languages } from '#shared/schemas/preferences.ts'

/**
 * Small documents for who reads a page without running the app: `crawlerPath` sends crawlers here. A page of another kind is
 * a contract more, its operation beside the others, and its first part of the address in `crawlerPath`.
 */
export const getPlatePage = contract({
  id: 'getPlatePage',
  noun: 'pages',
  method: 'GET',
  path: '/api/pages/{language}/number-plates/{id}',
  access: 'public',
  stack: 'public',
  summary:
    'A public plate as a document with what search engines and messengers show of it; 404 for any other.',
  params: z.object({
    language: z.enum(languages),
    // Whatever stands in the address: what is no number gets the document that says so.
    id: z.string().check(z.maxLength(64)),
  }),
  status: 200,
  response: z.string(),
  contentType: 'text/html; charset=utf-8',
  sharedCacheSeconds: 300,
})
