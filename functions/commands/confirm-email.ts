import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { AppError } from '#functions/core/app-error.ts'
import { type SentCode, usedCodeWrite } from '#functions/data/one-time-codes.ts'
import { editUser, type UserChanges } from '#functions/data/user-edits.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { emailToConfirm } from '#shared/rules/reach.ts'

const live = { accountEmailWrite, editUser }

/**
 * Confirms the address that a code or link was sent to, provided that it is still the one to confirm. One that was to take the place of
 * another does so now, and the other is told.
 * @returns the user as they are then
 * @throws AppError CODE_INVALID, EMAIL_TAKEN when another account was faster, CONFLICT
 */
export const confirmEmailWith = async (
  user: UserRecord,
  sent: SentCode,
  at: Date,
  deps = live,
): Promise<UserRecord> => {
  if (sent.sentTo !== emailToConfirm(user)) throw new AppError('CODE_INVALID')
  const isMove = sent.sentTo !== user.email
  const changes: UserChanges = {
    emailConfirmedAt: at.toISOString(),
    ...(isMove && { email: sent.sentTo }),
    ...(user.pendingEmail !== null && { pendingEmail: null }),
  }
  const told = isMove ? [await deps.accountEmailWrite(user, { kind: 'EMAIL_CHANGED' }, at)] : []
  // The address as it was seen: what is confirmed is this one.
  await deps.editUser(user, changes, at, [usedCodeWrite(sent), ...told], ['status', 'email'])
  return { ...user, ...changes }
}
