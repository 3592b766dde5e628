import { expect, test } from 'vitest'
import { isCalledOff } from './called-off.ts'
import type { LeadRecord, ViewingRecord } from '#functions/data/leads.ts'
import type { QuoteRecord } from '#functions/data/quotes.ts'
import { aLead, aUser } from '#functions/testing/builders.ts'
import { aQuote } from '#functions/testing/quotes.ts'
import { defaultPreferences } from '#shared/schemas/preferences.ts'
import type { NotificationAbout } from '#shared/schemas/notification.ts'
import type { QueuedMail } from '#functions/mail/email.ts'

const reader = aUser()
const unsubscribe = { token: 't', topic: 'savedSearches', savedSearch: 'src_1' } as QueuedMail['unsubscribe']
const store = {
  findUnsubscriber: async (): Promise<string | undefined> => reader.id,
  readPreferences: async () => ({ preferences: defaultPreferences, unsubscribeToken: 't', version: 1 }),
  getUserById: async (): Promise<typeof reader | undefined> => reader,
  getSavedSearch: async () => ({ alertsSince: '2026-11-20T00:00:00.000Z' }) as never,
  getQuote: async (): Promise<QuoteRecord | undefined> => aQuote(),
  getLeadById: async (): Promise<LeadRecord | undefined> => aLead(),
  now: () => new Date('2026-11-20T09:00:00.000Z'),
}
const content = { kind: 'PASSWORD_CHANGED' } as const
const { email, ...others } = defaultPreferences
const off = { ...others, email: { ...email, savedSearches: false } }

test.each<[string, Partial<typeof store>, boolean]>([
  ['as it was', {}, false],
  ['suspended', { getUserById: async () => aUser({ status: 'SUSPENDED' }) }, false],
  ['without the token', { findUnsubscriber: async () => undefined }, true],
  ['deleted', { getUserById: async () => aUser({ status: 'DELETED' }) }, true],
  ['erased', { getUserById: async () => undefined }, true],
  ['with another address', { getUserById: async () => aUser({ email: 'new@example.com' }) }, true],
  [
    'without the topic',
    { readPreferences: async () => ({ preferences: off, unsubscribeToken: 't', version: 2 }) },
    true,
  ],
  ['without the alerts', { getSavedSearch: async () => ({ alertsSince: null }) as never }, true],
  ['without the search', { getSavedSearch: async () => undefined as never }, true],
])('news to a reader who is by now %s are called off or not', async (_, parts, isOff) => {
  const deps = { ...store, ...parts }
  expect(await isCalledOff({ to: reader.email, unsubscribe, content }, deps)).toBe(isOff)
  expect(await isCalledOff({ to: reader.email, unsubscribe: null, content }, deps)).toBe(false)
})

const texted = aUser({ phoneConfirmedAt: '2026-01-01T00:00:00.000Z' })
const loud = { ...defaultPreferences, sms: { leads: true } }
const wishing = (preferences: typeof loud) => async () => ({ preferences, unsubscribeToken: 't', version: 1 })

test.each<[string, Partial<typeof store>, boolean]>([
  ['as it was', {}, false],
  ['suspended', { getUserById: async () => ({ ...texted, status: 'SUSPENDED' }) }, true],
  ['deleted', { getUserById: async () => ({ ...texted, status: 'DELETED' }) }, true],
  ['erased', { getUserById: async () => undefined }, true],
  ['with another number', { getUserById: async () => ({ ...texted, phoneNumber: '+97433000009' }) }, true],
  [
    'without a proof of the number',
    { getUserById: async () => ({ ...texted, phoneConfirmedAt: null }) },
    true,
  ],
  ['without texts', { readPreferences: wishing(defaultPreferences) }, true],
])('a text message to a reader who is by now %s is called off or not', async (_, parts, isOff) => {
  const deps = { ...store, getUserById: async () => texted, readPreferences: wishing(loud), ...parts }
  const text = { to: texted.phoneNumber, unsubscribe: null, content }
  expect(await isCalledOff({ ...text, userId: texted.id }, deps)).toBe(isOff)
  // A code, or one that was queued before it said whom it is for.
  expect(await isCalledOff(text, deps)).toBe(false)
})

test.each<[string, Partial<typeof store>, boolean]>([
  ['as it was', {}, false],
  ['withdrawn', { getQuote: async () => aQuote({ isWithdrawn: true }) }, true],
  ['erased', { getQuote: async () => undefined }, true],
  ['of a suspended account', { getUserById: async () => aUser({ status: 'SUSPENDED' }) }, false],
  ['of a deleted account', { getUserById: async () => aUser({ status: 'DELETED' }) }, true],
])('the email of a request for a quote that is by now %s is called off or not', async (_, parts, isOff) => {
  const mail = { to: 'quotes@company.test', unsubscribe: null }
  const deps = { ...store, ...parts }
  const request = { kind: 'QUOTE_REQUEST', quote: aQuote() } as const
  expect(await isCalledOff({ ...mail, content: request }, deps)).toBe(isOff)
  // One that an older version has queued does not say which it is; and the withdrawal itself is always sent.
  const unnamed = { ...request, quote: { ...aQuote(), id: undefined } } as const
  expect(await isCalledOff({ ...mail, content: unnamed }, deps)).toBe(false)
  const { name, car } = aQuote()
  expect(await isCalledOff({ ...mail, content: { kind: 'QUOTE_WITHDRAWN', name, car } }, deps)).toBe(false)
})

const time = '2026-11-20T14:00:00.000Z'
const agreed: ViewingRecord = {
  id: 'msg_1',
  by: 'buyer',
  times: [time],
  note: '',
  state: 'ACCEPTED',
  time,
  place: null,
  at: '2026-11-19T09:00:00.000Z',
  remindAt: null,
}
const withViewing = (viewing: ViewingRecord | null) => async () => aLead({ viewing })

test.each<[string, Partial<typeof store>, boolean]>([
  ['as it was', { getLeadById: withViewing(agreed) }, false],
  ['cancelled', { getLeadById: withViewing({ ...agreed, state: 'CANCELLED' }) }, true],
  ['proposed anew', { getLeadById: withViewing({ ...agreed, state: 'PROPOSED', time: null }) }, true],
  [
    'agreed for another time',
    { getLeadById: withViewing({ ...agreed, time: '2026-11-21T14:00:00.000Z' }) },
    true,
  ],
  ['over', { getLeadById: withViewing(agreed), now: () => new Date(time) }, true],
  ['erased', { getLeadById: async () => undefined }, true],
])('an email that promises a viewing that is by now %s is called off or not', async (_, parts, isOff) => {
  const deps = { ...store, ...parts }
  const mail = { to: reader.email, unsubscribe: { ...unsubscribe!, savedSearch: undefined } }
  const lead = { id: 'led_1', from: 'Sara', side: 'buyer' } as const
  const about = (what: NotificationAbout) => ({
    ...mail,
    content: { kind: 'LEAD_REPLY', about: { lead, ...what } } as const,
  })
  expect(await isCalledOff(about({ event: { kind: 'VIEWING_ACCEPTED', time } }), deps)).toBe(isOff)
  expect(await isCalledOff(about({ viewing: { time } }), deps)).toBe(isOff)
  // What tells of its end is always sent, and so is any other message.
  expect(await isCalledOff(about({ event: { kind: 'VIEWING_CANCELLED', time } }), deps)).toBe(false)
  expect(await isCalledOff(about({}), deps)).toBe(false)
})
