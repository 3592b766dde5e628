import * as z from 'zod/mini'
import { keys } from '#functions/data/keys.ts'
import { secretHash as hash } from '#functions/data/secret-hash.ts'
import { transact, type Write } from '#functions/data/transact.ts'
import { id } from '#shared/schemas/ids.ts'
import { insertWrite, updateWrite, deleteWrite, write, getItem } from '#functions/data/table.ts'

const resetRecord = z.object({
  userId: id('user'),
  /** The address that the link went to, readable only by comparing, and only for who has the link. */
  sentTo: z.string(),
  /** Epoch seconds. */
  issuedAt: z.number(),
  expiresAt: z.number(),
})

const addressOf = (token: string, email: string): string => hash(`${token} ${email}`)

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

const validSeconds = 60 * 60

type NewReset = { token: string; user: { id: string; email: string }; at: Date }

/** Stores a link that sets a new password within the hour, with what belongs to the same act. */
export const insertPasswordReset = async (
  { token, user, at }: NewReset,
  together: readonly Write[],
): Promise<void> => {
  const reset: z.output<typeof resetRecord> = {
    userId: user.id,
    sentTo: addressOf(token, user.email),
    issuedAt: seconds(at),
    expiresAt: seconds(at) + validSeconds,
  }
  const put: Write = insertWrite({ ...keys.passwordReset(hash(token)), ...reset })
  await transact([put, ...together])
}

/** Whose link this is: the account, the second of epoch time it was made, and whether it went to this address. */
export type PasswordReset = { userId: string; issuedAt: number; wentTo: (email: string) => boolean }

/** The link of this token, or undefined when there is none or it has run out. */
export const findPasswordReset = async (token: string, at: Date): Promise<PasswordReset | undefined> => {
  const reset = await getItem(keys.passwordReset(hash(token)), resetRecord)
  if (!reset || reset.expiresAt <= seconds(at)) return undefined
  const { userId, issuedAt, sentTo } = reset
  return { userId, issuedAt, wentTo: (email) => sentTo === addressOf(token, email) }
}

// Longer than any request runs: whoever holds it has either finished by then or died.
const claimSeconds = 30

/**
 * Claims a link for the use of this name. False when it is gone, or another uses it at this moment; a use that died frees it by itself.
 * Named, because a claim whose answer was lost is sent again and must not take its first try for another's.
 */
export const claimPasswordReset = (token: string, use: string, at: Date): Promise<boolean> =>
  write(
    updateWrite(keys.passwordReset(hash(token)), {
      set: { claimedUntil: seconds(at) + claimSeconds, claimedBy: use },
      if: 'attribute_exists(pk) AND (attribute_not_exists(claimedUntil) OR claimedUntil < :now OR claimedBy = :use)',
      values: { now: seconds(at), use },
    }),
  )

/** Gives a link back, unused, that the use of this name has claimed, or may have: its answer was perhaps lost. */
export const releasePasswordReset = async (token: string, use: string): Promise<void> => {
  await write(
    updateWrite(keys.passwordReset(hash(token)), {
      remove: ['claimedUntil', 'claimedBy'],
      if: 'claimedBy = :use',
      values: { use },
    }),
  )
}

/** A write, for the transaction of its use, after which a link is used up. */
export const usedResetWrite = (token: string): Write => deleteWrite(keys.passwordReset(hash(token)))
