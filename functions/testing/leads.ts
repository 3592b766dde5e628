import { expect } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { submitCar } from '#functions/testing/cars.ts'
import { fromQatarTime, qatarDay } from '#shared/rules/qatar-day.ts'
import { registerSeller, registerVerifiedDealer, type Person } from '#functions/testing/people.ts'

/** A valid contact form; override what a test is about. */
export const form = (listingId: string, parts: Readonly<Record<string, unknown>> = {}) => ({
  listingId,
  buyerName: 'Maryam',
  buyerPhone: '٥٥١٢ ٣٤٥٦',
  buyerEmail: '',
  message: 'Is it still there?\nI could come today.',
  ...parts,
})

/** Sends a contact form. Does not check the response. */
export const ask = ({ token }: Person, listingId: string, parts = {}) =>
  api('POST', '/api/leads', { token, body: form(listingId, parts) })

/** Sends a contact form, which must succeed. @returns the lead */
export const asked = async (buyer: Person, listingId: string, parts = {}) => {
  const { status, body } = await ask(buyer, listingId, parts)
  expect(status).toBe(201)
  return body
}

/** Adds a message to a conversation. */
export const write = ({ token }: Person, leadId: string, text: string) =>
  api('POST', `/api/leads/${leadId}/messages`, { token, body: { text } })

/** A conversation with its messages. */
export const read = ({ token }: Person, leadId: string) =>
  api('GET', `/api/leads/${leadId}/messages`, { token })

/** What happened in a conversation besides typed messages. */
export const eventsOf = async (person: Person, leadId: string) =>
  (await read(person, leadId)).body.messages.flatMap(({ event }: { event?: object }) => event ?? [])

/** Marks a conversation as read; with a time, as far as it was seen then. */
export const markRead = ({ token }: Person, leadId: string, seenAt = '') =>
  api('POST', `/api/leads/${leadId}/read?seenAt=${seenAt}`, { token })

/** Sets the status or the note of a lead. */
export const edit = ({ token }: Person, leadId: string, body: unknown) =>
  api('PATCH', `/api/seller/leads/${leadId}`, { token, body })

/** The leads that a person sent. */
export const sent = async ({ token }: Person) => (await apiOk('GET', '/api/user/leads', { token })).body

/** The leads that a seller received. */
export const received = async ({ token }: Person) => (await apiOk('GET', '/api/seller/leads', { token })).body

/** A person’s notifications, newest first. */
export const notificationsOf = async ({ token }: Person) =>
  (await apiOk('GET', '/api/user/notifications', { token })).body.notifications

/** The number of people who contacted the seller of a car. */
export const contactsOf = async (id: string) => (await apiOk('GET', `/api/listings/${id}`)).body.contactCount

/** The statuses of several answers, in order. */
export const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted()

/** Calls `make` once for each index. */
export const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i))

/** A dealer’s car that is for sale, and a possible buyer. */
export const aCarAndABuyer = async () => {
  const [dealer, buyer] = await Promise.all([registerVerifiedDealer(), registerSeller()])
  return { dealer, buyer, car: await submitCar(dealer) }
}

/** A time some days from now by the clock in Qatar, as a viewing proposes it. */
export const inDaysAt = (days: number, clock: string): string =>
  fromQatarTime(`${qatarDay(new Date(Date.now() + days * 86_400_000))}T${clock}`).toISOString()

/** A time of tomorrow, at which a car whose seller has said no hours can be viewed. */
export const tomorrowAt = (clock: string): string => inDaysAt(1, clock)
