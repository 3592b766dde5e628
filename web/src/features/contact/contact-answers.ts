import { readablePhone } from '#shared/rules/phone.ts'
import { fullName } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'

/** The answers of a contact request of any kind. */
export type ContactAnswers = {
  name: string
  email: string
  phone: string
  message: string
  offer: string
  times: string
}

/** The answers as they are sent: the offer in whole riyals, where one is made, and times, where a viewing is asked for. */
export type ContactBody = Omit<ContactAnswers, 'offer' | 'times'> & {
  offerQAR?: number | undefined
  times?: string[] | undefined
}

type Person = Pick<CurrentUser, 'firstName' | 'lastName' | 'phoneNumber' | 'email'>

/** The answers that a form starts with: the account's own, and the message. */
export const startAnswers = (user: Person | null, message: string): ContactAnswers => ({
  offer: '',
  times: '',
  name: user ? fullName(user) : '',
  email: user?.email ?? '',
  phone: user?.phoneNumber ? readablePhone(user.phoneNumber) : '',
  message,
})

/** A draft without the answers that were left empty, which the account fills after signing in; an empty message stays. */
export const typedAnswers = (draft: Partial<ContactAnswers> | null): Partial<ContactAnswers> | null =>
  draft &&
  Object.fromEntries(Object.entries(draft).filter(([field, text]) => field === 'message' || text !== ''))

/** The API names the fields of a request about a car, and of a new account, so. */
export const fieldOf = {
  buyerName: 'name',
  firstName: 'name',
  lastName: 'name',
  buyerPhone: 'phone',
  buyerEmail: 'email',
  offerQAR: 'offer',
  'viewing.times': 'times',
} as const
