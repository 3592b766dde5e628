import { randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { secretHash } from '#functions/core/hash.ts'
import { keys } from './keys.ts'
import { codeHash } from './one-time-codes.ts'
import { deleteWrite, insertWrite, takeAway, updateWrite, write, writeAndRead } from './table.ts'
import type { Write } from './transact.ts'
import { signInCodes, signInTicketSeconds } from '#shared/constants/limits.ts'
import type { SignInAddress } from '#shared/rules/sign-in.ts'
import { epochSeconds } from '#functions/core/time.ts'

// A code lies under hashes of its address and of the page that asked for it, so that it tells nobody whose it is, is there for
// addresses without an account too, and that a stranger who asks as well neither replaces it nor uses up its tries.

const record = z.object({ codeHash: z.string(), salt: z.string() })

/** Where a code was sent, and the secret of the page that asked for it. */
export type AskedCode = { address: SignInAddress; request: string }

const keyOf = ({ address, request }: AskedCode) =>
  keys.signInCode(secretHash('email' in address ? address.email : address.phone), secretHash(request))

/** A write, for the transaction of its message, that stores a code. */
export const signInCodeWrite = async (asked: AskedCode, code: string, at: Date): Promise<Write> => {
  const salt = randomBytes(16).toString('base64url')
  const hashed: z.output<typeof record> = { salt, codeHash: await codeHash(code, salt) }
  return insertWrite({
    ...keyOf(asked),
    ...hashed,
    tries: 0,
    expiresAt: epochSeconds(at) + signInCodes.seconds,
  })
}

/**
 * Tries a code. A try is counted before it is made, so that a thousand guesses at once are five. Takes as long whether or not there is
 * a code.
 * @returns the write that uses it up and fails when it is used already, or undefined when it is wrong, was tried too often or has run out
 */
export const trySignInCode = async (asked: AskedCode, code: string, at: Date): Promise<Write | undefined> => {
  const item = await writeAndRead(
    updateWrite(keyOf(asked), {
      add: { tries: 1 },
      if: 'tries < :most AND expiresAt > :now',
      values: { most: signInCodes.tries, now: epochSeconds(at) },
    }),
  )
  const sent = item && record.parse(item)
  const hash = await codeHash(code, sent?.salt ?? '')
  const isRight = sent !== undefined && timingSafeEqual(Buffer.from(hash), Buffer.from(sent.codeHash))
  if (!isRight) return undefined
  return deleteWrite(keyOf(asked), { if: 'attribute_exists(pk)', refuse: 'CODE_INVALID' })
}

// Who it is for is in the hash: a ticket shown for another person is none.
const ticketKey = (userId: string, secret: string) => keys.signInTicket(secretHash(`${userId}.${secret}`))

/** Writes a ticket by which the pool signs this user in, once, within a minute. */
export const writeTicket = async (userId: string, secret: string, at: Date): Promise<void> => {
  await write(
    insertWrite({ ...ticketKey(userId, secret), expiresAt: epochSeconds(at) + signInTicketSeconds }),
  )
}

/** Uses a ticket up. @returns false when there is none for this user, it is used already or has run out */
export const takeTicket = (userId: string, secret: string, at: Date): Promise<boolean> =>
  takeAway(
    deleteWrite(ticketKey(userId, secret), { if: 'expiresAt > :now', values: { now: epochSeconds(at) } }),
  )
