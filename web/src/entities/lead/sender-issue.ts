import type { Issue } from '#shared/errors.ts'
import { emailForCode } from '#web/entities/user/code-first.ts'
import { keyIn } from '#web/i18n/key-in.ts'

// Issues that say more than that the field should be looked at.
const sentenceKeys = {
  'Please use your own name': 'issue.notYours',
  'Please write a name with letters': 'issue.nameLetters',
  'Please leave out symbols and emoji': 'issue.nameLetters',
  'Please write each word in one alphabet': 'issue.nameLetters',
  'Please enter a phone number or an email': 'issue.reach',
  [emailForCode]: 'issue.emailForCode',
} as const

const fieldKeys = {
  name: 'issue.buyerName',
  phone: 'issue.buyerPhone',
  email: 'issue.buyerEmail',
} as const

/** The text, of the namespace `lead`, for an issue of who somebody is and how to reach them; undefined for other fields. */
export const senderIssueKey = ({ path, message }: Issue) =>
  keyIn(sentenceKeys, message) ?? keyIn(fieldKeys, path)
