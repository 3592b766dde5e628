import { AppError } from '#functions/core/app-error.ts'
import { freeSlot, listPasskeys, type PasskeyRecord } from '#functions/data/passkeys.ts'
import type { UserRecord } from '#functions/data/users.ts'

/** A passkey as its owner sees it. */
export const toPasskeyView = ({ id, name, createdAt, lastUsedAt }: PasskeyRecord) => ({
  id,
  name,
  createdAt,
  lastUsedAt,
})

/** A passkey of a user by its id. @throws AppError NOT_FOUND */
export const ownPasskey = async (userId: string, id: string, list = listPasskeys): Promise<PasskeyRecord> => {
  const found = (await list(userId)).find((passkey) => passkey.id === id)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

/**
 * The place of one more passkey. Not before the address is confirmed: who registered with a stranger's address must not keep a way in
 * when its owner comes (`shared/rules/sign-in.ts`).
 * @throws AppError EMAIL_UNCONFIRMED, TOO_MANY_PASSKEYS
 */
export const placeForPasskey = (
  { emailConfirmedAt }: Pick<UserRecord, 'emailConfirmedAt'>,
  held: readonly PasskeyRecord[],
): number => {
  if (emailConfirmedAt === null) throw new AppError('EMAIL_UNCONFIRMED')
  const slot = freeSlot(held)
  if (slot === undefined) throw new AppError('TOO_MANY_PASSKEYS')
  return slot
}
