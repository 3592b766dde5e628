import { contract } from '#shared/api/contract.ts'
import { codeSignIn, shortSignUp, signInCodeAsked, signInCodeWish } from '#shared/schemas/codes.ts'
import { session } from '#shared/schemas/user.ts'

// Signing in and up without a password. How many codes go to one address is limited in the operations (`rateLimits`),
// however many ask; the limits here are of a network.

const signIn = { noun: 'identity', method: 'POST', access: 'public', stack: 'identity' } as const

export const sendSignInCode = contract({
  ...signIn,
  id: 'sendSignInCode',
  path: '/api/sign-in/code',
  summary:
    'Sends a code to the email address or confirmed number of an account, or for a new account to any address. The answer never tells whether there is such an account.',
  body: signInCodeWish,
  status: 200,
  response: signInCodeAsked,
  errors: ['TOO_MANY_REQUESTS'],
  limits: [{ per: 'ip', limit: 60, seconds: 3600 }],
})

export const signInWithCode = contract({
  ...signIn,
  id: 'signInWithCode',
  path: '/api/sign-in',
  summary: 'Signs in with a code that was sent. Sets the refresh cookie; confirms the address.',
  body: codeSignIn,
  status: 200,
  response: session,
  errors: [
    'CODE_INVALID',
    'CONFLICT',
    'SECOND_FACTOR_REQUIRED',
    'WRONG_CODE',
    'PASSWORDS_LOST',
    'ACCOUNT_SUSPENDED',
    'TOO_MANY_REQUESTS',
  ],
  limits: [{ per: 'ip', limit: 120, seconds: 60 }],
})

export const signUp = contract({
  ...signIn,
  id: 'signUp',
  path: '/api/sign-up',
  summary:
    'Creates the account of a private person by a name and an address that a code has proved, and signs it in. An account that is there already is signed in.',
  body: shortSignUp,
  status: 200,
  response: session,
  errors: [
    'CODE_INVALID',
    'CONFLICT',
    'EMAIL_TAKEN',
    'SECOND_FACTOR_REQUIRED',
    'WRONG_CODE',
    'NAME_NOT_YOURS',
    'PASSWORDS_LOST',
    'ACCOUNT_SUSPENDED',
    'TOO_MANY_REQUESTS',
  ],
  limits: [
    { per: 'ip', limit: 60, seconds: 3600 },
    { per: 'ip', limit: 480, seconds: 86_400 },
  ],
})
