import { now } from '#functions/adapters/clock.ts'
import { newId, newSlugSuffix, newUnsubscribeToken } from '#functions/adapters/ids.ts'
import { createAccount, deleteAccount, signInWithPassword } from '#functions/adapters/identity-pool.ts'
import { newDealer } from '#functions/commands/new-dealer.ts'
import { logger } from '#functions/core/logger.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { newDealerWrites } from '#functions/data/dealers.ts'
import { createUser } from '#functions/data/new-users.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { newUser, newUserWrites } from '#functions/identity/new-user.ts'
import { toSignedIn } from '#functions/identity/signed-in.ts'
import { register as route } from '#shared/api/identity.ts'

const live = {
  createAccount,
  deleteAccount,
  signInWithPassword,
  createUser,
  newId,
  newSlugSuffix,
  newUnsubscribeToken,
  now,
}

/** Creates the account with its consent. A dealership also gets its unverified profile in the same transaction. */
export const register = async ({ body }: Input<typeof route>, deps = live) => {
  const user = newUser(body, deps.newId('user'), deps.now())
  const dealer = user.role === 'SELLER_DEALERSHIP' ? [newDealer(user, deps.newSlugSuffix())] : []
  const beginning = {
    language: body.language,
    consentId: deps.newId('consent'),
    unsubscribeToken: deps.newUnsubscribeToken(),
  }

  // The pool comes first: an account without a profile can never be signed in to, since names resolve through our
  // guards, while a profile without an account would keep its username and e-mail taken.
  try {
    await deps.createAccount(user.id, body.password)
    await deps.createUser(user, [...dealer.flatMap(newDealerWrites), ...newUserWrites(user, beginning)])
  } catch (error) {
    await removeQuietly(user, deps)
    throw error
  }
  return toSignedIn(user, await deps.signInWithPassword(user.id, body.password))
}

const removeQuietly = async (user: UserRecord, deps: typeof live): Promise<void> => {
  try {
    await deps.deleteAccount(user.id)
  } catch (error) {
    logger.error('an account without a profile stays in the pool', error, { userId: user.id })
  }
}

export const handler = limitedHandler(route, register)
