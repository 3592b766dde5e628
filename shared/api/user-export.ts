import { contract } from '#shared/api/contract.ts'
import { userExport } from '#shared/schemas/user-export.ts'

// Apart from the rest of its noun: it has a part of everything, and every handler loads its contract's file.

export const exportUser = contract({
  id: 'exportUser',
  noun: 'identity',
  method: 'GET',
  path: '/api/user/export',
  access: 'user',
  stack: 'account',
  summary: 'Everything that is kept about the caller.',
  status: 200,
  response: userExport,
  errors: ['TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 10, seconds: 3600 }],
})
