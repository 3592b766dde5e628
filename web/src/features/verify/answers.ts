import {
  applicationFields,
  applicationFieldWords,
  type ApplicationField,
} from '#shared/reference/application-fields.ts'
import { readablePhone } from '#shared/rules/readable-phone.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import type { SubmissionAnswers } from '#shared/schemas/verification.ts'
import { readWhole, writeWhole } from '#web/i18n/whole-number.ts'

/** What the form holds, all of it as text. */
export type Answers = Record<ApplicationField, string>

const numberFields = ['yearsInBusiness', 'numberOfEmployees', 'expectedMonthlyListings'] as const

/** True for an answer that is a whole number. */
export const isNumberField = (name: ApplicationField): name is (typeof numberFields)[number] =>
  numberFields.some((field) => field === name)

const each = (value: (name: ApplicationField) => string): Answers =>
  Object.fromEntries(applicationFields.map((name) => [name, value(name)])) as Answers

/** What the account says already, where there is no application yet. */
export const answersOfUser = (
  user: Pick<CurrentUser, 'companyName' | 'firstName' | 'lastName' | 'phoneNumber' | 'email'>,
): Answers => ({
  ...each(() => ''),
  businessName: user.companyName ?? '',
  primaryContactName: `${user.firstName} ${user.lastName}`.trim(),
  businessPhoneNumber: readablePhone(user.phoneNumber),
  businessEmail: user.email,
})

/** An application as its form shows it. */
export const answersOf = (submission: SubmissionAnswers): Answers =>
  each((name) => {
    const value = submission[name]
    if (typeof value === 'number') return writeWhole(value)
    return name === 'businessPhoneNumber' ? readablePhone(value ?? '') : (value ?? '')
  })

const hasScheme = /^[a-z][a-z\d+.-]*:/i

const valueOf = (name: ApplicationField, typed: string): string | number => {
  const text = typed.trim()
  // What is no number stays a text, which no number is: whoever checks it refuses it.
  if (isNumberField(name)) return readWhole(text) ?? text
  // People write `example.qa`; a link needs its beginning.
  return name === 'websiteUrl' && !hasScheme.test(text) ? `https://${text}` : text
}

/** The answers as the server takes them; what is empty is left out. They may not be valid yet. */
export const bodyOf = (answers: Answers): Partial<Record<ApplicationField, string | number>> =>
  Object.fromEntries(
    applicationFields
      .filter((name) => answers[name].trim() !== '')
      .map((name) => [name, valueOf(name, answers[name])]),
  )

/** The required answers that are still empty, in the order they are asked. */
export const missingAnswers = (answers: Answers): ApplicationField[] =>
  applicationFields.filter((name) => applicationFieldWords[name].required && answers[name].trim() === '')
