import { isConflict, now, retry } from '#functions/core/time.ts'
import { beginPasswordChange, leavePasswordChange } from '#functions/data/passwords.ts'
import type { UserRecord } from '#functions/data/users.ts'

const live = { beginPasswordChange, leavePasswordChange, now }

// For about three seconds: the holder of a change is done within two, and this one needs the rest of its time.
const whileHeld = { tries: 20, when: isConflict, pause: { firstMs: 100, mostMs: 300 } }

type Change = {
  /** The id of the request, by which the hold is known as its own. */
  use: string
  /** Reads the account, again after each wait; undefined where nothing is to be set any more. */
  read: () => Promise<UserRecord | undefined>
  /** Sets the password. Its last transaction has `passwordChangedWrite`, which ends the hold. */
  set: (user: UserRecord) => Promise<void>
}

/**
 * Sets a password for somebody who has proved that the account is theirs, while it is held as by every change of it: one that is under
 * way is waited for, so that it can neither come afterwards nor be lost unseen.
 * @returns the account as it was held, or undefined when `read` found nothing to set
 * @throws AppError CONFLICT while another change stays held, and whatever `read` and `set` throw
 */
export const setWhileHeld = async (
  { use, read, set }: Change,
  deps = live,
): Promise<UserRecord | undefined> => {
  let found: UserRecord | undefined
  const hold = async () => {
    found = await read()
    if (found) await deps.beginPasswordChange(found, use, deps.now())
    return found
  }
  try {
    const user = await retry(hold, whileHeld)
    if (user) await set(user)
    return user
  } catch (error) {
    // Even where it seems not to be held: an answer was perhaps lost.
    if (found) await deps.leavePasswordChange(found.id, use)
    throw error
  }
}
