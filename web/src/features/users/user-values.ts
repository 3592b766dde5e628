import type { BodyInput } from '#shared/api/contract.ts'
import type { editUser } from '#shared/api/users.ts'
import { isRevoked } from '#shared/rules/application.ts'
import { fullName } from '#shared/rules/user.ts'
import type { AdminUser, Role } from '#shared/schemas/user.ts'

type UserChanges = BodyInput<typeof editUser>

/** The name of a user, or the username where no name was given. */
export const fullNameOf = (user: AdminUser): string => fullName(user) || user.username

/** The kinds of account that an admin may give; an admin is made by the operator alone. */
export const givenRoles = ['PRIVATE', 'SELLER_DEALERSHIP'] as const satisfies readonly Role[]
export type GivenRole = (typeof givenRoles)[number]

/** A user as the form has them. */
export type UserValues = {
  username: string
  email: string
  firstName: string
  lastName: string
  phoneNumber: string
  country: string
  city: string
  role: GivenRole
  companyName: string
}

/** The initial values of the form. */
export const valuesOf = (user: AdminUser): UserValues => ({
  username: user.username,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  phoneNumber: user.phoneNumber,
  country: user.country,
  city: user.city ?? '',
  role: user.role === 'SELLER_DEALERSHIP' ? 'SELLER_DEALERSHIP' : 'PRIVATE',
  companyName: user.companyName ?? '',
})

const lower = (text: string) => text.trim().toLowerCase()

/** Only what differs from what is stored: nobody else's change of another field is undone. */
export const changesOf = (user: AdminUser, typed: UserValues): UserChanges => {
  const stored = valuesOf(user)
  const differs = (field: keyof UserValues) => typed[field].trim() !== stored[field]
  const country = typed.country as NonNullable<UserChanges['country']>
  return {
    // Both are kept in small letters.
    ...(lower(typed.username) !== stored.username && { username: typed.username }),
    ...(lower(typed.email) !== stored.email && { email: typed.email }),
    ...(differs('firstName') && { firstName: typed.firstName }),
    ...(differs('lastName') && { lastName: typed.lastName }),
    ...(differs('phoneNumber') && { phoneNumber: typed.phoneNumber }),
    ...(differs('country') && { country }),
    ...(differs('city') && { city: typed.city }),
    ...(differs('role') && { role: typed.role }),
    // A private person has none: the field is not there to be seen.
    ...(typed.role === 'SELLER_DEALERSHIP' && differs('companyName') && { companyName: typed.companyName }),
  }
}

/** The effect of another kind of account; null while it keeps the old one. */
export const roleEffect = (
  user: AdminUser,
  role: GivenRole,
): 'becomesDealership' | 'becomesPrivate' | null => {
  if (role === user.role) return null
  return role === 'SELLER_DEALERSHIP' ? 'becomesDealership' : 'becomesPrivate'
}

/** The state of a dealership's verification; null for users who need none. */
export const verificationOf = ({
  role,
  isVerified,
  verificationStatus,
  revokedAt,
}: Pick<AdminUser, 'role' | 'isVerified' | 'verificationStatus' | 'revokedAt'>):
  | 'APPROVED'
  | 'PENDING'
  | 'REJECTED'
  | 'REVOKED'
  | null => {
  if (role !== 'SELLER_DEALERSHIP') return null
  if (isVerified) return 'APPROVED'
  if (isRevoked({ isVerified, verificationStatus, revokedAt })) return 'REVOKED'
  return verificationStatus === 'REJECTED' ? 'REJECTED' : 'PENDING'
}

/** A dealership is known by its company's name. */
export const lacksCompany = ({ role, companyName }: UserValues): boolean =>
  role === 'SELLER_DEALERSHIP' && companyName.trim() === ''
