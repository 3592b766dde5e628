import { readablePhone } from '#shared/rules/phone.ts'
import { fullName } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { emailForCode } from '#web/entities/user/code-first.ts'

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

const issueKeys = {
  name: 'issue.buyerName',
  phone: 'issue.buyerPhone',
  email: 'issue.buyerEmail',
  message: 'issue.message',
} as const

// Issues that say more than that the field should be looked at.
const sentenceKeys = {
  'Please use your own name': 'issue.notYours',
  'Please write a name with letters': 'issue.nameLetters',
  'Please leave out symbols and emoji': 'issue.nameLetters',
  'Please write each word in one alphabet': 'issue.nameLetters',
  'Please enter a phone number or an email': 'issue.reach',
  [emailForCode]: 'issue.emailForCode',
} as const

/** The message for an issue of the form. */
export const issueKey = ({ path, message }: { path: string; message: string }) =>
  Object.hasOwn(sentenceKeys, message)
    ? sentenceKeys[message as keyof typeof sentenceKeys]
    : issueKeys[path as keyof typeof issueKeys]

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
