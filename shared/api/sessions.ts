import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { sessionId, sessionView } from '#shared/schemas/session.ts'

// Apart from the rest of its noun, which every route about an account loads.

export const listSessions = contract({
  id: 'listSessions',
  noun: 'identity',
  method: 'GET',
  path: '/api/user/sessions',
  access: 'user',
  stack: 'identity',
  summary: 'The devices on which the caller is signed in, the latest used first.',
  status: 200,
  response: z.array(sessionView),
})

export const endSession = contract({
  id: 'endSession',
  noun: 'identity',
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  access: 'user',
  stack: 'identity',
  summary: 'Ends one session of the caller: its bearer token and its refresh cookie stop working.',
  params: z.object({ id: sessionId }),
  status: 204,
  errors: ['NOT_FOUND'],
})
