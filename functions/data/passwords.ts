import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { checkWrite, deleteWrite, getItem, insertWrite, putWrite, updateWrite, write } from './table.ts'
import { transact, type Write } from './transact.ts'
import type { UserRecord } from './users.ts'
import { secretHash as hash } from '#functions/core/hash.ts'
import { id } from '#shared/schemas/ids.ts'
import { epochSeconds } from '#functions/core/time.ts'
import { keptUntil } from './kept-until.ts'

// The password lives in the pool and the sessions here, and no transaction spans both. An item says that a change is under way:
// of several at once one goes on, and one that stopped half-way is known when it is asked for again.

// Longer than any request runs: its holder has either finished by then or died.
const heldSeconds = 30

const held = z.object({ heldUntil: z.number() })

const sameSessions = ({ id, tokensValidAfter }: Pick<UserRecord, 'id' | 'tokensValidAfter'>): Write =>
  checkWrite(keys.user(id), {
    if: '#status = :active AND tokensValidAfter = :seen',
    values: { active: 'ACTIVE', seen: tokensValidAfter },
  })

const findPasswordChange = (userId: string) => getItem(keys.passwordChange(userId), held)

/** Whether a change is under way or has stopped half-way, so that another password than the present one may be in the pool already. */
export const hasPasswordChange = async (userId: string): Promise<boolean> =>
  (await findPasswordChange(userId)) !== undefined

/**
 * Starts a change of password, by the use of this name, for a user as they were read.
 * @returns whether an earlier change stopped half-way
 * @throws AppError CONFLICT while another change is under way, or when one has ended their sessions since
 */
export const beginPasswordChange = async (
  user: Pick<UserRecord, 'id' | 'tokensValidAfter'>,
  use: string,
  at: Date,
): Promise<boolean> => {
  const stopped = await findPasswordChange(user.id)
  const item = {
    ...keys.passwordChange(user.id),
    heldUntil: epochSeconds(at) + heldSeconds,
    heldBy: use,
    expiresAt: keptUntil('passwordChange', at),
  }
  const hold = stopped
    ? putWrite(item, { if: 'heldUntil <= :now', values: { now: epochSeconds(at) } })
    : // None was there when it was read, so none may be there now: a change that began and stopped since would be missed, and then deleted.
      insertWrite(item)
  await transact([hold, sameSessions(user)])
  return stopped !== undefined
}

// Only by its own name: who could not begin, or no longer holds it, must not release what another holds by now.
const isOwn = (use: string) => ({ if: 'heldBy = :use', values: { use } })

/** Releases a change that had no effect. */
export const dropPasswordChange = async (userId: string, use: string): Promise<void> => {
  await write(deleteWrite(keys.passwordChange(userId), isOwn(use)))
}

/** Releases a change that may have stopped half-way; the next one will know of it. */
export const leavePasswordChange = async (userId: string, use: string): Promise<void> => {
  await write(updateWrite(keys.passwordChange(userId), { set: { heldUntil: 0 }, ...isOwn(use) }))
}

/** A write, for the transaction that ends the sessions, after which a change is done. */
export const passwordChangedWrite = (userId: string): Write => deleteWrite(keys.passwordChange(userId))

const resetRecord = z.object({
  userId: id('user'),
  /** The address that the link went to, readable only by comparing, and only for who has the link. */
  sentTo: z.string(),
  /** Epoch seconds. */
  issuedAt: z.number(),
  expiresAt: z.number(),
})

const addressOf = (token: string, email: string): string => hash(`${token} ${email}`)

type NewReset = { token: string; user: { id: string; email: string }; at: Date }

/** Stores a link that sets a new password within the hour, with `together` in the same transaction. */
export const insertPasswordReset = async (
  { token, user, at }: NewReset,
  together: readonly Write[],
): Promise<void> => {
  const reset: z.output<typeof resetRecord> = {
    userId: user.id,
    sentTo: addressOf(token, user.email),
    issuedAt: epochSeconds(at),
    expiresAt: keptUntil('passwordReset', at),
  }
  const put: Write = insertWrite({ ...keys.passwordReset(hash(token)), ...reset })
  await transact([put, ...together])
}

/** A reset link: its account, the second of epoch time it was made, and whether it was sent to an address. */
export type PasswordReset = { userId: string; issuedAt: number; wentTo: (email: string) => boolean }

/** The link of this token, or undefined when there is none or it has expired. */
export const findPasswordReset = async (token: string, at: Date): Promise<PasswordReset | undefined> => {
  const reset = await getItem(keys.passwordReset(hash(token)), resetRecord)
  if (!reset || reset.expiresAt <= epochSeconds(at)) return undefined
  const { userId, issuedAt, sentTo } = reset
  return { userId, issuedAt, wentTo: (email) => sentTo === addressOf(token, email) }
}

/** A write, for the transaction of its use, after which a link is used up. */
export const usedResetWrite = (token: string): Write => deleteWrite(keys.passwordReset(hash(token)))

// Who has not come back by then asks for a link as anybody does who has forgotten a password.
const lostSeconds = 365 * 86_400

const lost = z.object({ expiresAt: z.number() })

// Written by the operator's restore: no route does.
const lostKey = () => keys.jobState('lost-accounts')

/** Notes that the pool of accounts is a new one, so that everybody with a profile has to choose a password again. */
export const noteLostAccounts = async (at: Date): Promise<void> => {
  await write(putWrite({ ...lostKey(), expiresAt: epochSeconds(at) + lostSeconds }))
}

/** Whether the accounts were lost within the last year. Not strongly consistent: it changes once in the life of a stage. */
export const wereAccountsLost = async (at: Date): Promise<boolean> => {
  const note = await getItem(lostKey(), lost, { consistent: false })
  return note !== undefined && note.expiresAt > epochSeconds(at)
}
