import { contract } from '#shared/api/contract.ts'
import { codeEntry, confirmationLink } from '#shared/schemas/codes.ts'
import { currentUser } from '#shared/schemas/user.ts'

// How a person proves that an address or a number is theirs. How many codes go to one is limited in the operations
// (`rateLimits`) from all accounts together; the limits here are of a network.

const reach = { noun: 'reach', method: 'POST', stack: 'identity' } as const

export const sendEmailCode = contract({
  ...reach,
  id: 'sendEmailCode',
  path: '/api/user/email/confirmation',
  access: 'user',
  summary:
    'Mails another code and link to the address that is to be confirmed. One that is confirmed gets none.',
  status: 204,
  errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'ip', limit: 120, seconds: 3600 }],
})

export const confirmEmail = contract({
  ...reach,
  id: 'confirmEmail',
  path: '/api/user/email/confirm',
  access: 'user',
  summary: 'Confirms the caller’s address by the mailed code; one that was to change is changed by it.',
  body: codeEntry,
  status: 200,
  response: currentUser,
  errors: ['CODE_INVALID', 'EMAIL_TAKEN', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 60, seconds: 3600 }],
})

export const confirmEmailLink = contract({
  ...reach,
  id: 'confirmEmailLink',
  path: '/api/email/confirm',
  access: 'public',
  summary: 'The same by the token of the mailed link, which needs no session.',
  body: confirmationLink,
  status: 204,
  errors: ['CONFIRMATION_LINK_INVALID', 'EMAIL_TAKEN', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'ip', limit: 60, seconds: 3600 }],
})

export const sendPhoneCode = contract({
  ...reach,
  id: 'sendPhoneCode',
  path: '/api/user/phone/confirmation',
  access: 'user',
  // Asked before the text leaves: nobody should have a code in hand and then look for the password.
  needsProof: true,
  summary: 'Texts a code to the caller’s number. One that is confirmed gets none.',
  status: 204,
  errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'ip', limit: 30, seconds: 3600 }],
})

export const confirmPhone = contract({
  ...reach,
  id: 'confirmPhone',
  path: '/api/user/phone/confirm',
  access: 'user',
  // A confirmed number signs in, as a passkey does.
  needsProof: true,
  summary: 'Confirms the caller’s number by the code. A number is confirmed for one account at a time.',
  body: codeEntry,
  status: 200,
  response: currentUser,
  errors: ['CODE_INVALID', 'PHONE_TAKEN', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 60, seconds: 3600 }],
})
