import {
  applicationAnswer,
  applicationFields,
  type ApplicationField,
} from '#shared/reference/application-fields.ts'
import type { Words } from '#shared/reference/words.ts'
import { readablePhone } from '#shared/rules/readable-phone.ts'
import type { AdminUser } from '#shared/schemas/user.ts'
import type { SubmissionAnswers } from '#shared/schemas/verification.ts'

/** What a dealership says of itself, as it is read; empty where it says nothing. */
export type Facts = Record<ApplicationField, string>

const each = (value: (name: ApplicationField) => string): Facts =>
  Object.fromEntries(applicationFields.map((name) => [name, value(name)])) as Facts

/** The answers of an application in the words of a language. */
export const factsOf = (answers: SubmissionAnswers, language: keyof Words): Facts => ({
  ...each((name) => applicationAnswer(answers, name, language)),
  businessPhoneNumber: readablePhone(answers.businessPhoneNumber ?? ''),
})

/** What stands where a dealership has not applied yet (spec, section 3). */
type StandIn = Record<'type' | 'position' | 'years' | 'description', string>

type Registered = Pick<AdminUser, 'companyName' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>

/** What an application would say, as far as the account tells, for one that was not sent yet. */
export const standInFacts = (user: Registered, words: StandIn): Facts => ({
  ...each(() => ''),
  businessName: user.companyName ?? '',
  businessType: words.type,
  yearsInBusiness: words.years,
  businessDescription: words.description,
  primaryContactName: `${user.firstName} ${user.lastName}`.trim(),
  primaryContactPosition: words.position,
  businessPhoneNumber: readablePhone(user.phoneNumber),
  businessEmail: user.email,
})
