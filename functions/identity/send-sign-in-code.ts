import { now } from '#functions/core/time.ts'
import { newSecret } from '#functions/adapters/ids.ts'
import { nobody } from '#functions/adapters/identity-pool.ts'
import { accountMessageWrite } from '#functions/commands/account-email.ts'
import { mailboxKey, takeLetter } from '#functions/commands/take-letter.ts'
import { secretHash } from '#functions/core/hash.ts'
import { limitedHandler } from '#functions/core/limited-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { newCode } from '#functions/data/one-time-codes.ts'
import { readPreferences } from '#functions/data/preferences.ts'
import { takeNamed } from '#functions/data/rate-limits.ts'
import { signInCodeWrite } from '#functions/data/sign-in-codes.ts'
import { transact } from '#functions/data/transact.ts'
import { findUserIdAt, getUserById, type UserRecord } from '#functions/data/users.ts'
import { sendSignInCode as route } from '#shared/api/sign-in.ts'
import { type SignInAddress, signInAddress } from '#shared/rules/sign-in.ts'

const live = {
  findUserIdAt,
  getUserById,
  takeNamed,
  readPreferences,
  signInCodeWrite,
  transact,
  newCode,
  newSecret,
  now,
}

type Asked = { address: SignInAddress; userId: string; ip: string }

/** Counts a code for an address; a text message, which costs money, for the account as well. @returns whether it may be sent */
const takePlace = async ({ address, userId, ip }: Asked, at: Date, deps: typeof live) => {
  if ('email' in address)
    return takeLetter('signInLetter', { ip, mailbox: mailboxKey(address.email) }, at, deps)
  const waits = [
    await deps.takeNamed('codeText', userId, at),
    await deps.takeNamed('codeText', secretHash(address.phone), at),
  ]
  return waits.every((wait) => wait === undefined)
}

const mayHaveCode = (user: UserRecord | undefined, address: SignInAddress, isNew: boolean): boolean =>
  user ? user.status === 'ACTIVE' : isNew && 'email' in address

/**
 * Sends a code to sign in, or for a new account. An unknown or suspended account, or a mailbox that has had its codes for this hour, or for
 * this day from the caller's network, costs the same calls, including a code that nobody can enter, so that neither the response nor its time reveals anything.
 */
export const sendSignInCode = async ({ body, request: { ip } }: Input<typeof route>, deps = live) => {
  const at = deps.now()
  const address = signInAddress(body.account)
  const user = await deps.getUserById((await deps.findUserIdAt(address)) ?? nobody)
  const isAllowed = await takePlace({ address, userId: user?.id ?? nobody, ip }, at, deps)
  const { preferences } = await deps.readPreferences(user?.id ?? nobody)
  const isSent = isAllowed && mayHaveCode(user, address, body.isNew ?? false)
  const request = deps.newSecret()
  // What is not sent must not be guessed either: no six digits are a secret of 256 bits.
  const code = isSent ? deps.newCode() : deps.newSecret()
  const message = accountMessageWrite(
    {
      channel: 'email' in address ? 'email' : 'sms',
      to: 'email' in address ? address.email : address.phone,
      language: user ? preferences.language : (body.language ?? preferences.language),
      content: { kind: 'SIGN_IN_CODE', code },
    },
    at,
  )
  const write = await deps.signInCodeWrite({ address, request }, code, at)
  await deps.transact(isSent ? [write, message] : [write])
  return { request }
}

export const handler = limitedHandler(route, sendSignInCode)
