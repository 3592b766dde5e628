import { homeDialCode } from '#shared/rules/phone.ts'
import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { languages, homeCountryName } from '#shared/constants/market.ts'
import { isEasyPassword, passwordIsEasy, passwordKinds } from '#shared/rules/easy-password.ts'
import { displayName, isPlain, line } from './text.ts'
import { email, phoneNumber, reservedNames, sellerRoles, username } from './user.ts'

// The forms of an account. Apart from the user, whom every route loads: only these load the password rules.

/** A kind of characters that a password must have. */
const has = (kind: keyof typeof passwordKinds, error: string) =>
  z.refine<string>((text) => passwordKinds[kind].test(text), { error })

/** Spec, registration: at least 8 characters with an upper-case letter, a lower-case letter and a digit; of a phrase none of these. */
export const password = z.string().check(
  z.minLength(limits.password.min, { error: 'Password must be at least 8 characters' }),
  z.maxLength(limits.password.max, { abort: true }),
  has('upper', 'Password must contain an uppercase letter'),
  has('lower', 'Password must contain a lowercase letter'),
  has('digit', 'Password must contain a number'),
  z.refine<string>((text) => text === text.trim() && isPlain(text), {
    error: 'Password must not begin or end with a space',
  }),
  z.refine<string>((text) => !isEasyPassword(text), { error: passwordIsEasy }),
)

export const registration = z
  .strictObject({
    role: z.enum(sellerRoles),
    firstName: displayName(limits.personName),
    lastName: displayName(limits.personName),
    username,
    email,
    phoneNumber,
    countryCode: z._default(
      z.string().check(z.regex(/^\+\d{1,4}$/, { error: 'Please choose a country code' })),
      homeDialCode,
    ),
    country: z._default(z.literal(homeCountryName), homeCountryName),
    city: z.optional(line(limits.city, 0)),
    companyName: z.optional(displayName(limits.companyName, 0)),
    password,
    confirmPassword: z
      .string()
      .check(z.maxLength(limits.password.max, { abort: true }), z.refine<string>(isPlain)),
    agreeToTerms: z.literal(true, { error: 'You must agree to the Terms of Service and Privacy Policy' }),
    /** The language of the form, and of mail until the user chooses another. */
    language: z.optional(z.enum(languages)),
  })
  .check(
    z.refine((form) => !reservedNames.has(form.username), {
      path: ['username'],
      error: 'Username already exists',
    }),
    z.refine(
      ({ password, username, email, firstName, lastName, companyName = '' }) =>
        !isEasyPassword(password, [username, email.split('@')[0]!, firstName, lastName, companyName]),
      { path: ['password'], error: passwordIsEasy },
    ),
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: "Passwords don't match",
    }),
    z.refine((form) => form.role !== 'SELLER_DEALERSHIP' || Boolean(form.companyName), {
      path: ['companyName'],
      error: 'Company name is required for dealerships',
    }),
  )
export type Registration = z.input<typeof registration>

/** A code of an authenticator app or a recovery code, as people type them: with spaces, dashes and any script's digits. */
export const typedCode = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'Please enter the code' }),
    z.maxLength(40, { abort: true }),
    z.refine<string>(isPlain),
  )

export const login = z.strictObject({
  username: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Username is required' }),
      z.maxLength(limits.email, { abort: true }),
      z.refine<string>(isPlain),
    ),
  password: z
    .string()
    .check(
      z.minLength(1, { error: 'Password is required' }),
      z.maxLength(limits.password.max, { abort: true }),
      z.refine<string>(isPlain),
    ),
  /** Of an authenticator app, or a recovery code; asked for by SECOND_FACTOR_REQUIRED. */
  code: z.optional(typedCode),
})

/** A new password for an existing account (spec, change password): as at registration, and a special character. */
export const newPassword = password.check(has('special', 'Password must contain a special character'))

const presentPassword = z.string().check(
  z.minLength(1, { error: 'Current password is required' }),
  z.maxLength(limits.password.max, { error: 'The current password is not right.', abort: true }),
  // No password has such characters, so none of these is it.
  z.refine<string>(isPlain, { error: 'The current password is not right.' }),
)

export const passwordChange = z.strictObject({ currentPassword: presentPassword, newPassword })

export const passwordForgotten = z.strictObject({
  /** Username or e-mail address. */
  account: login.shape.username,
})

export const passwordReset = z.strictObject({
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: 'This link is not complete' })),
  newPassword: password,
})

export const accountDeletion = z.strictObject({ password: presentPassword })

/** A person's edit of their own account; absent fields stay. */
export const userEdit = z.strictObject({
  firstName: z.optional(displayName(limits.personName)),
  lastName: z.optional(displayName(limits.personName)),
  email: z.optional(email),
  phoneNumber: z.optional(phoneNumber),
  city: z.optional(line(limits.city, 0)),
  /** Needed with another e-mail address, or another number than the confirmed one: codes go there, so a token alone must not move them. */
  currentPassword: z.optional(presentPassword),
})
