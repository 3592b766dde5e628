import {
  applicationAnswer,
  applicationFields,
  type ApplicationField,
} from '#shared/reference/application-fields.ts'
import type { Label } from '#shared/constants/market.ts'
import { readablePhone } from '#shared/rules/phone.ts'
import { fullName } from '#shared/rules/user.ts'
import type { AdminUser } from '#shared/schemas/user.ts'
import type { SubmissionAnswers } from '#shared/schemas/verification.ts'

/** The answers of a dealership as they are read; empty where there is none. */
export type Facts = Record<ApplicationField, string>

const each = (value: (name: ApplicationField) => string): Facts =>
  Object.fromEntries(applicationFields.map((name) => [name, value(name)])) as Facts

/** The answers of an application in a language. */
export const factsOf = (answers: SubmissionAnswers, language: keyof Label): Facts => ({
  ...each((name) => applicationAnswer(answers, name, language)),
  businessPhoneNumber: readablePhone(answers.businessPhoneNumber ?? ''),
})

/** The texts in place of answers where a dealership has not applied yet (spec, section 3). */
type Registration = Record<'type' | 'position' | 'years' | 'description', string>

type Registered = Pick<AdminUser, 'companyName' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>

/** The answers of an application that was not sent yet, as far as the account has them. */
export const registeredFacts = (user: Registered, texts: Registration): Facts => ({
  ...each(() => ''),
  businessName: user.companyName ?? '',
  businessType: texts.type,
  yearsInBusiness: texts.years,
  businessDescription: texts.description,
  primaryContactName: fullName(user),
  primaryContactPosition: texts.position,
  businessPhoneNumber: readablePhone(user.phoneNumber),
  businessEmail: user.email,
})
