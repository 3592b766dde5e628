import {
  applicationFields,
  applicationFieldLabels,
  type ApplicationField,
} from '#shared/reference/application-fields.ts'
import { readablePhone } from '#shared/rules/phone.ts'
import { fullName } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { businessFields, type SubmissionAnswers } from '#shared/schemas/verification.ts'
import { readWhole, writeWhole } from '#web/i18n/typed-number.ts'
import { withScheme } from '#web/ui/web-address.ts'

/** The id of a field's control, for links that lead to it; of a document, that of the first of its kind. */
export const fieldId = (field: string): string => `application-${field.replaceAll(' ', '-')}`

/** The form's values, all of them as text. */
export type Answers = Record<ApplicationField, string>

const numberFields = ['yearsInBusiness', 'numberOfEmployees', 'expectedMonthlyListings'] as const

const isNumberField = (name: ApplicationField): name is (typeof numberFields)[number] =>
  numberFields.some((field) => field === name)

const each = (value: (name: ApplicationField) => string): Answers =>
  Object.fromEntries(applicationFields.map((name) => [name, value(name)])) as Answers

/** The answers that the account gives already, where there is no application yet. */
export const answersOfUser = (
  user: Pick<CurrentUser, 'companyName' | 'firstName' | 'lastName' | 'phoneNumber' | 'email'>,
): Answers => ({
  ...each(() => ''),
  businessName: user.companyName ?? '',
  primaryContactName: fullName(user),
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

const valueOf = (name: ApplicationField, typed: string): string | number => {
  const text = typed.trim()
  // An answer that is no number stays a text, which the server's schema refuses.
  if (isNumberField(name)) return readWhole(text) ?? text
  return name === 'websiteUrl' ? withScheme(text) : text
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
  applicationFields.filter((name) => applicationFieldLabels[name].required && answers[name].trim() === '')

/** Why an answer is not accepted. */
export type IssueKey = 'required' | 'number' | 'size' | 'phone' | 'email' | 'website' | 'other'
export type Issues = Readonly<Partial<Record<ApplicationField, IssueKey>>>

/** The problem with a refused answer. */
export const issueOf = (name: ApplicationField, typed: string): IssueKey => {
  if (isNumberField(name)) return readWhole(typed) === undefined ? 'number' : 'size'
  if (name === 'businessPhoneNumber') return 'phone'
  if (name === 'businessEmail') return 'email'
  return name === 'websiteUrl' ? 'website' : 'other'
}

/** The problems with the given answers, by the server's own schema. */
export const checkAnswers = (answers: Answers): Issues => {
  const body = bodyOf(answers)
  const wrong = applicationFields.filter(
    (name) => body[name] !== undefined && !businessFields[name].safeParse(body[name]).success,
  )
  return Object.fromEntries(wrong.map((name) => [name, issueOf(name, answers[name])]))
}
