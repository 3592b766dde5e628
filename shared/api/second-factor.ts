import { contract } from '#shared/api/contract.ts'
import { codeForm, newTotp, proof, secondFactor, shownRecoveryCodes } from '#shared/schemas/second-factor.ts'

// Apart from the rest of its noun, which every route about an account loads.

export const getSecondFactor = contract({
  id: 'getSecondFactor',
  noun: 'identity',
  method: 'GET',
  path: '/api/user/second-factor',
  access: 'user',
  stack: 'identity',
  summary: 'Whether the caller signs in with a second factor, and how many recovery codes are left.',
  status: 200,
  response: secondFactor,
})

export const startTotp = contract({
  id: 'startTotp',
  noun: 'identity',
  method: 'POST',
  path: '/api/user/totp',
  access: 'user',
  stack: 'identity',
  summary:
    'Begins a second factor: the secret for an authenticator app. Nothing changes until a first code confirms it.',
  needsProof: true,
  status: 200,
  response: newTotp,
  errors: ['EMAIL_UNCONFIRMED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 60, seconds: 3600 }],
})

export const confirmTotp = contract({
  id: 'confirmTotp',
  noun: 'identity',
  method: 'POST',
  path: '/api/user/totp/confirmation',
  access: 'user',
  stack: 'identity',
  summary:
    'Turns the second factor on with a first code. The recovery codes of the answer are shown this once.',
  needsProof: true,
  body: codeForm,
  status: 200,
  response: shownRecoveryCodes,
  errors: ['EMAIL_UNCONFIRMED', 'WRONG_CODE', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 60, seconds: 3600 }],
})

export const removeTotp = contract({
  id: 'removeTotp',
  noun: 'identity',
  method: 'DELETE',
  path: '/api/user/totp',
  access: 'user',
  stack: 'identity',
  summary: 'Turns the second factor off. An admin keeps theirs.',
  needsProof: true,
  status: 204,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const renewRecoveryCodes = contract({
  id: 'renewRecoveryCodes',
  noun: 'identity',
  method: 'POST',
  path: '/api/user/recovery-codes',
  access: 'user',
  stack: 'identity',
  summary: 'Ten new recovery codes, shown this once, in place of those that are left.',
  needsProof: true,
  status: 200,
  response: shownRecoveryCodes,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 60, seconds: 3600 }],
})

export const prove = contract({
  id: 'prove',
  noun: 'identity',
  method: 'POST',
  path: '/api/user/proof',
  access: 'user',
  stack: 'identity',
  summary:
    'Proves once more who the caller is, by password, code or passkey, for what asks for a proof of the last ten minutes.',
  body: proof,
  status: 204,
  errors: ['WRONG_PASSWORD', 'WRONG_CODE', 'CODE_INVALID', 'PASSKEY_INVALID', 'TOO_MANY_REQUESTS'],
})
