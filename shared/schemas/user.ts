import { countryNames } from '#shared/reference/countries.ts'
import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { id, slug } from './ids.ts'
import { suspension, chosenSuspensionReasons, reasonText } from '#shared/schemas/moderation.ts'
import { displayName, instant, line, sentInstant } from './text.ts'

export const roles = ['PRIVATE', 'SELLER_DEALERSHIP', 'PLATFORM_ADMIN'] as const
export type Role = (typeof roles)[number]

/** The roles that registration offers; an admin is made by the operator, never by the API. */
export const sellerRoles = ['PRIVATE', 'SELLER_DEALERSHIP'] as const

/** What the public learns of how a seller can be reached: whether it is confirmed, never the address. The phone is the one that is shown. */
export const confirmedMarks = { isEmailConfirmed: z.boolean(), isPhoneConfirmed: z.boolean() }

export const verificationStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type VerificationStatus = (typeof verificationStatuses)[number]

/** Letters, digits, dot, dash and underscore of ASCII only: look-alike names of other scripts cannot exist. */
export const username = z.string().check(
  z.trim(),
  // Before lower-casing: the Kelvin sign K would lower-case to a plain k.
  z.regex(/^[\x21-\x7e]*$/, { error: 'Please use Latin letters, digits, dots, dashes and underscores' }),
  z.toLowerCase(),
  z.minLength(limits.username.min, { error: 'Username must be at least 3 characters' }),
  z.maxLength(limits.username.max, { abort: true }),
  z.regex(/^[a-z0-9][a-z0-9._-]*$/, {
    error: 'Please use Latin letters, digits, dots, dashes and underscores',
  }),
)

export const email = z.string().check(
  z.trim(),
  z.regex(/^[\x21-\x7e]*$/, { error: 'Please enter a valid email' }),
  z.toLowerCase(),
  z.maxLength(limits.email),
  z.regex(
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/,
    {
      error: 'Please enter a valid email',
    },
  ),
)

/** A phone number as people type it; `+`, digits, spaces, dashes and brackets in any script's digits. */
export const phoneNumber = z.string().check(
  z.trim(),
  z.minLength(limits.phone.min, { error: 'Please enter a valid phone number' }),
  z.maxLength(limits.phone.max, { error: 'Please enter a valid phone number' }),
  z.regex(/^\+?[\d٠-٩۰-۹ ()-]+$/, { error: 'Please enter a valid phone number' }),
  // E.164: at most 15 digits; 00 and spaces around them are how people write.
  z.regex(/^(?:[^\d٠-٩۰-۹]*[\d٠-٩۰-۹]){7,17}[^\d٠-٩۰-۹]*$/, { error: 'Please enter a valid phone number' }),
)

// Names that could pass for the platform itself.
export const reservedNames = new Set([
  'admin',
  'administrator',
  'api',
  'moderator',
  'null',
  'operator',
  'root',
  'sayara',
  'support',
  'system',
  'undefined',
])

/** The signed-in user as the web knows them. The flags are derived on the server from role and verification. */
export const currentUser = z.object({
  id: id('user'),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  city: z.nullable(z.string()),
  country: z.string(),
  companyName: z.nullable(z.string()),
  role: z.enum(roles),
  isVerified: z.boolean(),
  verificationStatus: z.nullable(z.enum(verificationStatuses)),
  /** When an admin took back the verification of a dealership, whose status is then REJECTED; null or absent of one that never had it. */
  revokedAt: z.optional(z.nullable(instant)),
  /** When the address was proved to be theirs; null while it is not. */
  emailConfirmedAt: z.nullable(instant),
  phoneConfirmedAt: z.nullable(instant),
  /** The address that takes the place of the present one as soon as it is confirmed. */
  pendingEmail: z.nullable(z.string()),
  /** The version of terms and privacy policy that they last agreed to (`shared/rules/agreements.ts`). */
  agreedVersion: z.string(),
  createdAt: instant,
})
export type CurrentUser = z.output<typeof currentUser>

/** The answer to login, registration and refresh: the user and the bearer token (15 minutes). */
export const session = z.extend(currentUser, { authToken: z.string() })
export type Session = z.output<typeof session>

const userStatuses = ['ACTIVE', 'SUSPENDED', 'DELETED'] as const
export type UserStatus = (typeof userStatuses)[number]

/** A user in the admin's list. */
export const adminUser = z.extend(currentUser, {
  status: z.enum(userStatuses),
  /** Why and since when; null while the account is not suspended. */
  suspension: z.nullable(suspension),
  /** Incremented with each change of the account, so that no admin overwrites a change that they have not seen. */
  version: z.number(),
})
export type AdminUser = z.output<typeof adminUser>

/** Suspends a user, for reasons that they are shown, or restores them. */
export const userStatusChange = z
  .strictObject({
    status: z.enum(['ACTIVE', 'SUSPENDED']),
    reasonCodes: z.optional(chosenSuspensionReasons),
    reason: z.optional(reasonText),
    /** When the suspension ends by itself; without it an admin ends it. */
    until: z.optional(sentInstant),
  })
  .check(
    z.refine(({ status, reasonCodes = [] }) => status === 'ACTIVE' || reasonCodes.length > 0, {
      path: ['reasonCodes'],
      error: 'Please choose a reason',
    }),
    z.refine(({ status, reasonCodes, reason }) => status === 'SUSPENDED' || !(reasonCodes ?? reason), {
      path: ['reasonCodes'],
      error: 'Only a suspension has a reason',
    }),
    z.refine(({ status, until }) => status === 'SUSPENDED' || until === undefined, {
      path: ['until'],
      error: 'Only a suspension has an end',
    }),
  )

export type UserStatusChange = z.output<typeof userStatusChange>

/** An admin's edit of a user; absent fields stay. */
export const adminUserEdit = z.strictObject({
  username: z.optional(
    username.check(z.refine((name) => !reservedNames.has(name), { error: 'Username already exists' })),
  ),
  email: z.optional(email),
  firstName: z.optional(displayName(limits.personName)),
  lastName: z.optional(displayName(limits.personName)),
  phoneNumber: z.optional(phoneNumber),
  city: z.optional(line(limits.city, 0)),
  country: z.optional(z.enum(countryNames)),
  role: z.optional(z.enum(sellerRoles)),
  companyName: z.optional(displayName(limits.companyName, 0)),
  version: z.optional(z.int().check(z.gte(1))),
})
export type AdminUserEdit = z.output<typeof adminUserEdit>

/** A dealership as its offers name it. */
export const dealerOnCard = z.object({
  id: id('user'),
  slug,
  businessName: z.string(),
  /** Absent where it has no name in Arabic letters. */
  businessNameAr: z.optional(z.string()),
})
