import type { UserRecord } from '#functions/data/users.ts'
import type { AdminUser, CurrentUser } from '#shared/schemas/user.ts'

/** The user as they see themselves. */
export const toCurrentUser = (user: UserRecord): CurrentUser => ({
  id: user.id,
  username: user.username,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  phoneNumber: user.phoneNumber,
  city: user.city,
  country: user.country,
  companyName: user.companyName,
  role: user.role,
  isVerified: user.isVerified,
  verificationStatus: user.verificationStatus,
  createdAt: user.createdAt,
})

/** The user as admins see them. */
export const toAdminUser = (user: UserRecord): AdminUser => ({
  ...toCurrentUser(user),
  status: user.status,
  suspension: user.suspension,
  version: user.version,
})
