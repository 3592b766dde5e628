import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { cursorParam } from '#shared/schemas/query.ts'
import { userExport } from '#shared/schemas/user-export.ts'

// Apart from the rest of its noun: it has a part of everything, and every handler loads its contract's file.

export const exportUser = contract({
  id: 'exportUser',
  noun: 'identity',
  method: 'GET',
  path: '/api/user/export',
  access: 'user',
  needsProof: true,
  stack: 'account',
  summary:
    'Everything that is kept about the caller. Long lists come in parts: while there is a `nextCursor`, the same call with it as `cursor` gives the next, without what was told already.',
  query: z.strictObject({ cursor: z.optional(cursorParam) }),
  status: 200,
  response: userExport,
  errors: ['TOO_MANY_REQUESTS'],
  // The largest stock and inbox that are known are some twenty parts.
  limits: [{ per: 'user', limit: 60, seconds: 3600 }],
})
