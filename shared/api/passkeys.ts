import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { id } from '#shared/schemas/ids.ts'
import {
  newPasskey,
  passkeyAnswer,
  passkeyChallenge,
  passkeyEdit,
  passkeyView,
  passkeyWish,
} from '#shared/schemas/passkey.ts'
import { session } from '#shared/schemas/user.ts'

const own = { noun: 'identity', access: 'user', stack: 'identity' } as const
const open = { noun: 'identity', method: 'POST', access: 'public', stack: 'identity', status: 200 } as const
const params = z.object({ id: id('passkey') })

export const listPasskeys = contract({
  ...own,
  id: 'listPasskeys',
  method: 'GET',
  path: '/api/user/passkeys',
  summary: 'The passkeys of the caller.',
  status: 200,
  response: z.array(passkeyView),
})

export const startPasskey = contract({
  ...own,
  id: 'startPasskey',
  method: 'POST',
  path: '/api/user/passkeys/challenge',
  summary: 'What a browser needs to make a passkey. Its challenge is good once, for five minutes.',
  needsProof: true,
  status: 200,
  response: passkeyWish,
  errors: ['EMAIL_UNCONFIRMED', 'TOO_MANY_PASSKEYS', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 60, seconds: 3600 }],
})

export const addPasskey = contract({
  ...own,
  id: 'addPasskey',
  method: 'POST',
  path: '/api/user/passkeys',
  summary: 'Adds a passkey that the browser has made. The caller is told by email.',
  needsProof: true,
  body: newPasskey,
  status: 201,
  response: passkeyView,
  errors: ['EMAIL_UNCONFIRMED', 'PASSKEY_INVALID', 'PASSKEY_TAKEN', 'TOO_MANY_PASSKEYS', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 60, seconds: 3600 }],
})

export const renamePasskey = contract({
  ...own,
  id: 'renamePasskey',
  method: 'PATCH',
  path: '/api/user/passkeys/{id}',
  summary: 'Gives a passkey of the caller another name.',
  params,
  body: passkeyEdit,
  status: 200,
  response: passkeyView,
  errors: ['NOT_FOUND'],
})

export const removePasskey = contract({
  ...own,
  id: 'removePasskey',
  method: 'DELETE',
  path: '/api/user/passkeys/{id}',
  summary: 'Removes a passkey of the caller, who is told by email. Sessions that it began go on.',
  needsProof: true,
  params,
  status: 204,
  errors: ['NOT_FOUND'],
})

export const startPasskeySignIn = contract({
  ...open,
  id: 'startPasskeySignIn',
  path: '/api/sign-in/passkey/challenge',
  summary: 'A challenge for any passkey of the site, good once, for five minutes. It names nobody.',
  response: passkeyChallenge,
  errors: ['TOO_MANY_REQUESTS'],
  // Each look at the page of signing in asks for one.
  limits: [{ per: 'ip', limit: 300, seconds: 60 }],
})

export const signInWithPasskey = contract({
  ...open,
  id: 'signInWithPasskey',
  path: '/api/sign-in/passkey',
  summary: 'Signs in with a passkey, which is two factors in one. Sets the refresh cookie.',
  body: passkeyAnswer,
  response: session,
  errors: ['PASSKEY_INVALID', 'PASSWORDS_LOST', 'ACCOUNT_SUSPENDED', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'ip', limit: 120, seconds: 60 }],
})
