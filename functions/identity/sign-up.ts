import { homeCountryName } from '#shared/constants/market.ts'
import { now } from '#functions/core/time.ts'
import { newId, newSlugSuffix, newUnsubscribeToken } from '#functions/adapters/ids.ts'
import { createAccount } from '#functions/adapters/identity-pool.ts'
import { refuseBorrowedNames } from '#functions/commands/check-name.ts'
import { AppError } from '#functions/core/app-error.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import { countMetric } from '#functions/core/logger.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { completeAccountWrite, noteBegunAccount } from '#functions/data/begun-accounts.ts'
import { createdFromWrite } from '#functions/data/reputation.ts'
import { trySignInCode } from '#functions/data/sign-in-codes.ts'
import { createUser } from '#functions/data/user-accounts.ts'
import { findUserIdAt, getUserById, type UserRecord } from '#functions/data/users.ts'
import { enterByCode, unknownPassword } from './enter-by-code.ts'
import { newUser, newUserWrites } from './new-user.ts'
import { signUp as route } from '#shared/api/sign-in.ts'

const live = {
  trySignInCode,
  findUserIdAt,
  getUserById,
  enterByCode,
  refuseBorrowedNames,
  noteBegunAccount,
  createAccount,
  createUser,
  newId,
  newSlugSuffix,
  newUnsubscribeToken,
  now,
}

type Form = Input<typeof route>['body']

/** A private person with a name of ours, no number and an address that is confirmed already. */
const newBuyer = ({ account, firstName, lastName }: Form, at: Date, deps: typeof live): UserRecord => {
  const form = { role: 'PRIVATE', firstName, lastName, email: account, country: homeCountryName } as const
  const username = `user-${deps.newSlugSuffix()}`
  return {
    ...newUser({ ...form, username, phoneNumber: '', countryCode: '' }, deps.newId('user'), at),
    phoneNumber: '',
    emailConfirmedAt: at.toISOString(),
  }
}

/** Stores the account, first in the pool as registration does: see `register.ts`. A job removes one that is left without a profile. */
const create = async (user: UserRecord, { language }: Form, ip: string, deps: typeof live) => {
  const beginning = {
    language,
    consentId: deps.newId('consent'),
    unsubscribeToken: deps.newUnsubscribeToken(),
  }
  await deps.noteBegunAccount(user.id, deps.now())
  await deps.createAccount(user.id, unknownPassword())
  await deps.createUser(user, [
    ...newUserWrites(user, beginning),
    completeAccountWrite(user.id),
    createdFromWrite(ip, deps.now()),
  ])
  countMetric('Registrations')
}

/**
 * Creates a buyer's account, whose address a code has proved, and signs it in. Where the address has an account already, its owner has
 * just proved to be that, and is signed in: so the form tells nobody who has an account here.
 */
export const signUp = async ({ body, request }: Input<typeof route>, deps = live) => {
  const at = deps.now()
  const address = { email: body.account }
  const used = await deps.trySignInCode({ address, request: body.request }, body.code, at)
  if (!used) throw new AppError('CODE_INVALID')
  const userId = await deps.findUserIdAt(address)
  const known = userId && (await deps.getUserById(userId))
  if (known) return deps.enterByCode(known, { address, used, secondCode: body.secondCode }, request)
  const user = newBuyer(body, at, deps)
  await deps.refuseBorrowedNames(undefined, user)
  await create(user, body, request.ip, deps)
  // Once more from here on as everybody else: should it fail, the same form, sent again, finds the account.
  return deps.enterByCode(user, { address, used, secondCode: undefined }, request)
}

export const handler = limitedHandler(route, signUp)
