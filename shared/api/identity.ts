import { contract } from '#shared/api/contract.ts'
import { currentUser, session } from '#shared/schemas/user.ts'
import {
  accountDeletion,
  login as loginForm,
  passwordChange,
  passwordForgotten,
  passwordReset,
  registration,
  userEdit,
} from '#shared/schemas/account.ts'

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
  errors: [
    'INVALID_CREDENTIALS',
    'SECOND_FACTOR_REQUIRED',
    'WRONG_CODE',
    'PASSWORDS_LOST',
    'ACCOUNT_SUSPENDED',
    'TOO_MANY_REQUESTS',
  ],
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
  errors: ['USERNAME_TAKEN', 'EMAIL_TAKEN', 'NAME_NOT_YOURS', 'TOO_MANY_REQUESTS'],
  limits: [
    { per: 'ip', limit: 60, seconds: 3600 },
    { per: 'ip', limit: 480, seconds: 86_400 },
  ],
})

export const refresh = contract({
  id: 'refresh',
  noun: 'identity',
  method: 'POST',
  path: '/api/refresh',
  access: 'public',
  stack: 'account',
  summary: 'A new bearer token for the refresh cookie, which gets a new secret. An old one ends its session.',
  status: 200,
  response: session,
  errors: ['UNAUTHORIZED', 'SESSION_REUSED', 'TOO_MANY_REQUESTS'],
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

export const logoutEverywhere = contract({
  id: 'logoutEverywhere',
  noun: 'identity',
  method: 'POST',
  path: '/api/user/logout-everywhere',
  access: 'user',
  stack: 'account',
  summary: 'Ends every session of the caller, this one too.',
  status: 204,
})

export const updateUser = contract({
  id: 'updateUser',
  noun: 'identity',
  method: 'PATCH',
  path: '/api/user',
  access: 'user',
  stack: 'account',
  summary:
    'Changes the caller’s own details. Another e-mail address needs the password, as another number does once one is confirmed; a confirmed address stays until the new one is confirmed (`pendingEmail`).',
  body: userEdit,
  status: 200,
  response: currentUser,
  errors: ['WRONG_PASSWORD', 'EMAIL_TAKEN', 'NAME_NOT_YOURS', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 60, seconds: 3600 }],
})

export const changePassword = contract({
  id: 'changePassword',
  noun: 'identity',
  method: 'POST',
  path: '/api/user/password',
  access: 'user',
  stack: 'account',
  summary: 'Sets a new password. Every other session ends; the answer carries on this one.',
  body: passwordChange,
  status: 200,
  response: session,
  errors: ['WRONG_PASSWORD', 'CONFLICT', 'TOO_MANY_REQUESTS'],
})

export const forgotPassword = contract({
  id: 'forgotPassword',
  noun: 'identity',
  method: 'POST',
  path: '/api/password/forgot',
  access: 'public',
  stack: 'account',
  summary: 'Mails a link to set a new password, if there is such an account. The answer never tells.',
  body: passwordForgotten,
  status: 204,
  errors: ['TOO_MANY_REQUESTS'],
  limits: [{ per: 'ip', limit: 60, seconds: 3600 }],
})

export const resetPassword = contract({
  id: 'resetPassword',
  noun: 'identity',
  method: 'POST',
  path: '/api/password/reset',
  access: 'public',
  stack: 'account',
  summary: 'Sets a new password with the token of a mailed link, once. Every session ends.',
  body: passwordReset,
  status: 204,
  errors: ['RESET_LINK_INVALID', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'ip', limit: 60, seconds: 3600 }],
})

export const deleteAccount = contract({
  id: 'deleteAccount',
  noun: 'identity',
  method: 'DELETE',
  path: '/api/user',
  access: 'user',
  stack: 'account',
  summary: 'Deletes the caller’s account: out of sight at once, then removed with all that is theirs.',
  body: accountDeletion,
  status: 204,
  errors: ['WRONG_PASSWORD', 'FORBIDDEN', 'CONFLICT', 'TOO_MANY_REQUESTS'],
})
