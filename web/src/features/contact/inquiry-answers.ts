import { readablePhone } from '#shared/rules/readable-phone.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import type { ContactAnswers } from '#web/ui/contact-fields.tsx'

type Person = Pick<CurrentUser, 'firstName' | 'lastName' | 'phoneNumber' | 'email'>

/**
 * What the inquiry form begins with: what was typed earlier in this tab, else what is known of who is signed in. A field
 * that was left empty before signing in is filled from the account.
 */
export const startAnswers = (
  user: Person | null,
  firstMessage: string,
  typed: Partial<ContactAnswers> | null,
): ContactAnswers => ({
  name: typed?.name || `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim(),
  phone: typed?.phone || (user ? readablePhone(user.phoneNumber) : ''),
  email: typed?.email || (user?.email ?? ''),
  message: typed?.message ?? firstMessage,
})

/** Which answers are missing; the e-mail address is optional, and so is what the message says. */
export const missingAnswers = (answers: ContactAnswers): (keyof ContactAnswers)[] =>
  (['name', 'phone'] as const).filter((field) => answers[field].trim() === '')
