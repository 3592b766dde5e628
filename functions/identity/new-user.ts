import { consentWrite, newPreferencesWrites } from '#functions/data/preferences.ts'
import type { Write } from '#functions/data/transact.ts'
import type { UserRecord } from '#functions/data/users.ts'
import type { Body } from '#shared/api/contract.ts'
import type { register } from '#shared/api/identity.ts'
import type { Language } from '#shared/constants/market.ts'
import { presentAgreement } from '#shared/rules/agreements.ts'
import { toInternational } from '#shared/rules/typed-phone.ts'
import { defaultPreferences } from '#shared/schemas/preferences.ts'

type Form = Omit<Body<typeof register>, 'password' | 'confirmPassword' | 'agreeToTerms' | 'language'>

/** The record of a newly registered user. A dealership starts unverified. */
export const newUser = (form: Form, id: string, at: Date): UserRecord => ({
  id,
  username: form.username,
  email: form.email,
  firstName: form.firstName,
  lastName: form.lastName,
  phoneNumber: toInternational(form.phoneNumber, form.countryCode),
  city: form.city || null,
  country: form.country,
  companyName: form.role === 'SELLER_DEALERSHIP' ? (form.companyName ?? null) : null,
  role: form.role,
  isVerified: false,
  verificationStatus: form.role === 'SELLER_DEALERSHIP' ? 'PENDING' : null,
  emailConfirmedAt: null,
  phoneConfirmedAt: null,
  pendingEmail: null,
  agreedVersion: presentAgreement(),
  status: 'ACTIVE',
  suspension: null,
  version: 1,
  tokensValidAfter: 0,
  endedSessions: [],
  termsAcceptedAt: at.toISOString(),
  shownChangedAt: null,
  createdAt: at.toISOString(),
})

type Beginning = { language: Language | undefined; consentId: string; unsubscribeToken: string }

/** The writes, for the transaction of a registration, of the terms it agrees to and the language of its mail. */
export const newUserWrites = (
  { id, agreedVersion, termsAcceptedAt }: UserRecord,
  { language = defaultPreferences.language, consentId, unsubscribeToken }: Beginning,
): Write[] => [
  ...newPreferencesWrites(id, unsubscribeToken, { ...defaultPreferences, language }),
  consentWrite({
    id: consentId,
    userId: id,
    kind: 'terms',
    given: true,
    subject: null,
    source: 'registration',
    version: agreedVersion,
    language,
    at: termsAcceptedAt,
  }),
]
