import { AppError, invalid } from '#functions/core/app-error.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { isPlatformAdmin } from '#shared/rules/user.ts'
import { changedDetails, type UserChanges } from '#functions/data/user-edits.ts'
import { toInternational } from '#shared/rules/typed-phone.ts'
import type { AdminUserEdit, Role } from '#shared/schemas/user.ts'

const live = { getUserById }

/** A user whom admins may change. @throws AppError NOT_FOUND, whether absent or deleted; ADMIN_PROTECTED */
export const readManaged = async (userId: string, deps = live): Promise<UserRecord> => {
  const user = await deps.getUserById(userId)
  if (!user || user.status === 'DELETED') throw new AppError('NOT_FOUND')
  if (isPlatformAdmin(user)) throw new AppError('ADMIN_PROTECTED')
  return user
}

/** The company's name after the edit; only a dealership has one, and it has to. @throws AppError BAD_REQUEST */
const companyOf = (role: Role, stored: string | null, typed: string | undefined): string | null => {
  if (role !== 'SELLER_DEALERSHIP') {
    if (typed) throw invalid('companyName', 'Only a dealership has a company name')
    return null
  }
  const company = typed ?? stored
  if (!company) throw invalid('companyName', 'Company name is required for dealerships')
  return company
}

/**
 * Returns the fields of an admin's edit that differ from the stored ones. A user who becomes a dealership waits for
 * verification.
 * @throws AppError BAD_REQUEST when the company's name does not fit the role
 */
export const changedUser = (
  seen: UserRecord,
  {
    phoneNumber,
    city,
    companyName,
    role = seen.role,
    version: _version,
    ...others
  }: Omit<AdminUserEdit, 'role'> & { role?: Role | undefined },
): UserChanges =>
  changedDetails(seen, {
    ...others,
    ...(phoneNumber !== undefined && { phoneNumber: toInternational(phoneNumber) }),
    ...(city !== undefined && { city: city || null }),
    role,
    companyName: companyOf(role, seen.companyName, companyName),
    ...(role !== seen.role && {
      isVerified: false,
      verificationStatus: role === 'SELLER_DEALERSHIP' ? ('PENDING' as const) : null,
    }),
  })
