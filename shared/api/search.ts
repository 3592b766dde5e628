import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { limits } from '#shared/constants/limits.ts'
import { dealerSuggestion, suggestion } from '#shared/schemas/understood.ts'

export const listSuggestions = contract({
  id: 'listSuggestions',
  noun: 'suggestions',
  method: 'GET',
  path: '/api/search/suggestions',
  access: 'public',
  stack: 'public',
  summary:
    'Makes, models and other choices that begin like a text, in either language, the most frequent first; and dealers by name.',
  query: z.strictObject({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.search.text)) }),
  status: 200,
  response: z.object({
    suggestions: z.array(suggestion),
    /** Dealers whose name begins so. */
    dealers: z.optional(z.array(dealerSuggestion)),
  }),
})
