import { AppError } from '#functions/core/app-error.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { isPlatformAdmin } from '#shared/rules/user.ts'

const live = { getUserById }

/** Somebody whom admins may change. @throws AppError NOT_FOUND, whether absent or deleted; ADMIN_PROTECTED */
export const readManaged = async (userId: string, deps = live): Promise<UserRecord> => {
  const user = await deps.getUserById(userId)
  if (!user || user.status === 'DELETED') throw new AppError('NOT_FOUND')
  if (isPlatformAdmin(user)) throw new AppError('ADMIN_PROTECTED')
  return user
}
