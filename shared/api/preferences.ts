import * as z from 'zod/mini'
import { contract } from '#shared/api/contract.ts'
import { id } from '#shared/schemas/ids.ts'
import { mailStopAnswer } from '#shared/schemas/mail-stop.ts'
import {
  consentView,
  mailTopics,
  preferences,
  preferencesForm,
  termsAgreement,
} from '#shared/schemas/preferences.ts'
import { currentUser } from '#shared/schemas/user.ts'

export const getPreferences = contract({
  id: 'getPreferences',
  noun: 'preferences',
  method: 'GET',
  path: '/api/user/preferences',
  access: 'user',
  stack: 'account',
  summary: 'What the caller is mailed and texted about, and in which language.',
  status: 200,
  response: preferences,
})

export const setPreferences = contract({
  id: 'setPreferences',
  noun: 'preferences',
  method: 'PUT',
  path: '/api/user/preferences',
  access: 'user',
  stack: 'account',
  summary:
    'Changes the preferences that are sent; what is switched on or off is noted in the consent history.',
  body: preferencesForm,
  status: 200,
  response: preferences,
  errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
  // Each change adds to a history that is kept for ever.
  limits: [{ per: 'user', limit: 60, seconds: 3600 }],
})

export const listConsents = contract({
  id: 'listConsents',
  noun: 'preferences',
  method: 'GET',
  path: '/api/user/consents',
  access: 'user',
  stack: 'account',
  summary: 'What the caller agreed to and withdrew, newest first.',
  status: 200,
  response: z.array(consentView),
})

export const agreeToTerms = contract({
  id: 'agreeToTerms',
  noun: 'preferences',
  method: 'POST',
  path: '/api/user/terms',
  access: 'user',
  stack: 'identity',
  summary:
    'Agrees to the present terms and privacy policy, whose version is named as it was read; noted in the consent history. Nothing depends on it but the question.',
  body: termsAgreement,
  status: 200,
  response: currentUser,
  errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'user', limit: 60, seconds: 3600 }],
})

export const unsubscribe = contract({
  id: 'unsubscribe',
  noun: 'preferences',
  method: 'POST',
  path: '/api/unsubscribe/{token}/{topic}',
  access: 'public',
  stack: 'account',
  // Without a body schema, so that a mail program's own form (RFC 8058) is as good as ours.
  summary:
    'Ends mail about a topic, or one search’s alerts with `savedSearch`. What a mail’s one-click link calls.',
  params: z.object({
    token: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)),
    topic: z.enum([...mailTopics, 'all']),
  }),
  query: z.strictObject({ savedSearch: z.optional(id('savedSearch')) }),
  status: 200,
  response: z.object({ topic: z.enum([...mailTopics, 'all']) }),
  errors: ['UNSUBSCRIBE_LINK_INVALID', 'TOO_MANY_REQUESTS'],
  limits: [{ per: 'ip', limit: 60, seconds: 60 }],
})

export const getMailStop = contract({
  id: 'getMailStop',
  noun: 'preferences',
  method: 'GET',
  path: '/api/user/mail-stop',
  access: 'user',
  stack: 'account',
  summary: 'Why no mail goes to the caller’s address; null where it does.',
  status: 200,
  response: mailStopAnswer,
})

export const endMailStop = contract({
  id: 'endMailStop',
  noun: 'preferences',
  method: 'DELETE',
  path: '/api/user/mail-stop',
  access: 'user',
  stack: 'account',
  summary: 'Lets mail go to the caller’s confirmed address again; what is switched off stays off.',
  status: 200,
  response: mailStopAnswer,
  errors: ['EMAIL_UNCONFIRMED', 'TOO_MANY_REQUESTS'],
  // Mail that comes back counts against all of our mail.
  limits: [{ per: 'user', limit: 3, seconds: 86_400 }],
})
