import { newSecret } from '#functions/adapters/ids.ts'
import { setPassword, type SignedIn, signInWithTicket } from '#functions/adapters/identity-pool.ts'
import { accountEmailWrite } from '#functions/commands/account-email.ts'
import { AppError, storeUnavailable, hasCode } from '#functions/core/app-error.ts'
import type { RequestInfo } from '#functions/core/read-request.ts'
import { now, retry } from '#functions/core/time.ts'
import { readSecondFactor } from '#functions/data/factors.ts'
import {
  beginPasswordChange,
  leavePasswordChange,
  passwordChangedWrite,
  wereAccountsLost,
} from '#functions/data/passwords.ts'
import { writeTicket } from '#functions/data/sign-in-codes.ts'
import type { Write } from '#functions/data/transact.ts'
import { getUserById, type UserRecord } from '#functions/data/users.ts'
import { accountSuspended } from './account-suspended.ts'
import { checkCode, secondFactorOf } from './check-code.ts'
import { setWhileHeld } from './hold-password.ts'
import { startSession } from './start-session.ts'
import { takeOver } from './take-over.ts'
import { isFirstProof, type SignInAddress } from '#shared/rules/sign-in.ts'

const liveTicket = { newSecret, writeTicket, signInWithTicket, wereAccountsLost, now }

const isRefused = (error: unknown): boolean => hasCode(error, 'UNAUTHORIZED')

/**
 * Tokens for a user who has proved without a password who they are. At a second try with another ticket where the pool refuses one:
 * an answer of its was lost, and the ticket is used up.
 * @throws AppError PASSWORDS_LOST when the pool has lost its accounts, STORE_UNAVAILABLE
 */
export const signInByTicket = async (userId: string, deps = liveTicket): Promise<SignedIn> => {
  const signIn = async () => {
    const ticket = deps.newSecret()
    await deps.writeTicket(userId, ticket, deps.now())
    return deps.signInWithTicket(userId, ticket)
  }
  try {
    return await retry(signIn, { tries: 2, when: isRefused })
  } catch (error) {
    if (!isRefused(error)) throw error
    const isLost = await deps.wereAccountsLost(deps.now())
    throw isLost ? new AppError('PASSWORDS_LOST', { cause: error }) : storeUnavailable(error)
  }
}

/** A password that nobody knows, for an account that is entered without one. */
export const unknownPassword = (): string => `${newSecret()}aA1`

const live = {
  readSecondFactor,
  checkCode,
  getUserById,
  beginPasswordChange,
  leavePasswordChange,
  setPassword,
  accountEmailWrite,
  takeOver,
  signInByTicket,
  startSession,
  now,
}

/** A code that was right: where it was sent, and the write that uses it up. */
type Proof = { address: SignInAddress; used: Write; secondCode: string | undefined }

/**
 * Gives the account, whose maker has never proved its address, to who just has: no password opens it any more, nor does one that is
 * being changed at this moment.
 * @returns the user as they are then
 */
const handToOwner = async (user: UserRecord, use: string, deps: typeof live): Promise<UserRecord> => {
  const at = deps.now()
  let current = user
  // Of an account that is gone, the hold finds that it is not as it was read.
  const read = async () => {
    current = (await deps.getUserById(user.id)) ?? user
    return current.emailConfirmedAt === null ? current : undefined
  }
  const set = async (held: UserRecord) => {
    const mail = await deps.accountEmailWrite(held, { kind: 'PASSWORD_CHANGED' }, at)
    await deps.setPassword(held.id, unknownPassword())
    await deps.takeOver(held, [passwordChangedWrite(held.id), mail], at)
  }
  const taken = await setWhileHeld({ use, read, set }, deps)
  return taken ? { ...taken, emailConfirmedAt: at.toISOString(), phoneConfirmedAt: null } : current
}

/**
 * Signs in the user of an address that a code has proved. The code is used up together with the start of the session: while anything
 * before that fails, it can be entered again, and of two uses at once one wins.
 * @throws AppError SECOND_FACTOR_REQUIRED, WRONG_CODE, ACCOUNT_SUSPENDED, CODE_INVALID when it was used at the same time, CONFLICT while the
 * password of an account that is to be taken over is being changed
 */
export const enterByCode = async (
  user: UserRecord,
  { address, used, secondCode }: Proof,
  request: Parameters<typeof startSession>[2] & Pick<RequestInfo, 'id'>,
  deps = live,
) => {
  if (user.status === 'SUSPENDED') throw accountSuspended(user)
  const second = await secondFactorOf(user.id, secondCode, deps)
  const entered = isFirstProof(user, address) ? await handToOwner(user, request.id, deps) : user
  const tokens = await deps.signInByTicket(user.id)
  return deps.startSession(entered, { tokens, factors: ['code', ...second], together: [used] }, request)
}
