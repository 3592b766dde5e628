import { now } from '#functions/core/time.ts'
import { newId, newSlugSuffix, newUnsubscribeToken } from '#functions/adapters/ids.ts'
import { createAccount, deleteAccount, signInWithPassword } from '#functions/adapters/identity-pool.ts'
import { refuseBorrowedNames } from '#functions/commands/check-name.ts'
import { emailConfirmationWrites } from '#functions/commands/send-code.ts'
import { newDealer } from '#functions/commands/new-dealer.ts'
import { AppError } from '#functions/core/app-error.ts'
import { logger } from '#functions/core/logger.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { completeAccountWrite, noteBegunAccount } from '#functions/data/begun-accounts.ts'
import { newDealerWrites } from '#functions/data/dealers.ts'
import { createdFromWrite } from '#functions/data/reputation.ts'
import { createUser, refuseTakenNames } from '#functions/data/user-accounts.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { newUser, newUserWrites } from '#functions/identity/new-user.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { signInAnew, startSession } from './start-session.ts'
import { register as route } from '#shared/api/identity.ts'
import { defaultPreferences } from '#shared/schemas/preferences.ts'

const live = {
  noteBegunAccount,
  createAccount,
  deleteAccount,
  signInWithPassword,
  createUser,
  refuseTakenNames,
  emailConfirmationWrites,
  getUserById,
  startSession,
  newId,
  newSlugSuffix,
  newUnsubscribeToken,
  refuseBorrowedNames,
  now,
}

/** Creates the account with its consent, and mails a code for its address. A dealership also gets its unverified profile in the same transaction. */
export const register = async ({ body, request }: Input<typeof route>, deps = live) => {
  const user = newUser(body, deps.newId('user'), deps.now())
  requireGoodPassword('password', body.password, user)
  await deps.refuseBorrowedNames(undefined, user)
  // A form that is refused must not use up a code of its address.
  await deps.refuseTakenNames(user, deps.now())
  const dealer = user.role === 'SELLER_DEALERSHIP' ? [newDealer(user, deps.newSlugSuffix())] : []
  const beginning = {
    language: body.language,
    consentId: deps.newId('consent'),
    unsubscribeToken: deps.newUnsubscribeToken(),
  }
  const confirmation = await deps.emailConfirmationWrites(user, user.email, deps.now(), {
    ip: request.ip,
    language: body.language ?? defaultPreferences.language,
  })

  // The pool comes first: an account without a profile can never be signed in to, since names resolve through our
  // guards, while a profile without an account would keep its username and e-mail taken. Should this end between the two, a
  // job finds the account by its note and removes it.
  await deps.noteBegunAccount(user.id, deps.now())
  await deps.createAccount(user.id, body.password)
  try {
    await deps.createUser(user, [
      ...dealer.flatMap(newDealerWrites),
      ...newUserWrites(user, beginning),
      completeAccountWrite(user.id),
      createdFromWrite(request.ip, deps.now()),
      ...(confirmation ?? []),
    ])
  } catch (error) {
    // Perhaps only the response was lost, and a profile must keep its account. After an error other than a refusal it may still be written.
    if (!(await deps.getUserById(user.id))) {
      if (error instanceof AppError) await removeQuietly(user, deps)
      throw error
    }
  }
  // The account is there: after an error the same form, sent again, would be refused as taken.
  return signInAnew(user, { password: body.password, factors: ['password'] }, request, deps)
}

const removeQuietly = async (user: UserRecord, deps: typeof live): Promise<void> => {
  try {
    await deps.deleteAccount(user.id)
  } catch (error) {
    logger.error('an account without a profile stays in the pool', error, { userId: user.id })
  }
}

export const handler = limitedHandler(route, register)
