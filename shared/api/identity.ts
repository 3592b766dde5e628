import { contract } from '#shared/api/contract.ts'
import { currentUser, login as loginForm, registration, session } from '#shared/schemas/user.ts'

// Gulf carriers put thousands of phones behind one address, so the limits per address are wide; guessing one
// account's password is stopped by Cognito and by the per-account limit in the handler.

export const getUser = contract({
  id: 'getUser',
  noun: 'identity',
  method: 'GET',
  path: '/api/user',
  access: 'user',
  stack: 'account',
  summary: 'The signed-in user.',
  status: 200,
  response: currentUser,
})

export const login = contract({
  id: 'login',
  noun: 'identity',
  method: 'POST',
  path: '/api/login',
  access: 'public',
  stack: 'account',
  summary: 'Signs in with username (or e-mail) and password. Sets the refresh cookie.',
  body: loginForm,
  status: 200,
  response: session,
  errors: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'ip', limit: 120, seconds: 60 }],
})

export const register = contract({
  id: 'register',
  noun: 'identity',
  method: 'POST',
  path: '/api/register',
  access: 'public',
  stack: 'account',
  summary: 'Creates a private account or an unverified dealership and signs it in.',
  body: registration,
  status: 201,
  response: session,
  errors: ['USERNAME_TAKEN', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'ip', limit: 60, seconds: 3600 }],
})

export const refresh = contract({
  id: 'refresh',
  noun: 'identity',
  method: 'POST',
  path: '/api/refresh',
  access: 'public',
  stack: 'account',
  summary: 'A new bearer token for the refresh cookie, which no other route accepts.',
  status: 200,
  response: session,
  errors: ['UNAUTHORIZED', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'ip', limit: 300, seconds: 60 }],
})

export const logout = contract({
  id: 'logout',
  noun: 'identity',
  method: 'POST',
  path: '/api/logout',
  access: 'optional',
  stack: 'account',
  summary: 'Ends this session: the bearer token and the refresh cookie stop working.',
  status: 204,
})
