import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { secretHash } from '#functions/core/hash.ts'
import { keys } from './keys.ts'
import { deleteWrite, getItem, putWrite, updateWrite, writeAndRead } from './table.ts'
import type { Write } from './transact.ts'
import { oneTimeCodes } from '#shared/constants/limits.ts'
import { epochSeconds } from '#functions/core/time.ts'

// A code and the secret of a link prove the same thing and lie in one item per person and purpose: a new one replaces the old, a
// used one takes both along, and the removal of an account finds them under it.

export type CodePurpose = 'EMAIL' | 'PHONE'

const record = z.object({
  /** The address or number that it was sent to. */
  sentTo: z.string(),
  codeHash: z.string(),
  salt: z.string(),
  linkHash: z.nullable(z.string()),
  tries: z.number(),
  /** Epoch seconds, for the code. */
  validUntil: z.number(),
  /** Epoch seconds, for the link; without one, for the code. */
  expiresAt: z.number(),
})

/** A code that was sent, as it is stored. */
export type SentCode = z.output<typeof record> & { userId: string; purpose: CodePurpose }

const derive = promisify<string, string, number, Buffer>(scrypt)

/**
 * The stored hash of a code. A fast hash of six digits would be no secret to a reader of the table: all of a million of these take
 * hours of a processor, longer than a code lives.
 */
export const codeHash = async (code: string, salt: string): Promise<string> =>
  (await derive(code, salt, 32)).toString('base64url')

/** A fresh code of six digits. */
export const newCode = (): string =>
  String(randomInt(10 ** oneTimeCodes.digits)).padStart(oneTimeCodes.digits, '0')

type NewCode = {
  userId: string
  purpose: CodePurpose
  sentTo: string
  code: string
  /** The secret of a link that does the same. */
  linkSecret?: string
}

/** A write, for the transaction of its message, that stores a code in place of any before it. */
export const codeWrite = async (
  { userId, purpose, sentTo, code, linkSecret }: NewCode,
  at: Date,
): Promise<Write> => {
  const salt = randomBytes(16).toString('base64url')
  const item: z.output<typeof record> = {
    sentTo,
    salt,
    codeHash: await codeHash(code, salt),
    linkHash: linkSecret === undefined ? null : secretHash(linkSecret),
    tries: 0,
    validUntil: epochSeconds(at) + oneTimeCodes.seconds,
    expiresAt:
      epochSeconds(at) + (linkSecret === undefined ? oneTimeCodes.seconds : oneTimeCodes.linkSeconds),
  }
  return putWrite({ ...keys.oneTimeCode(userId, purpose), ...item })
}

/**
 * Tries a code that was sent to an address. A try is counted before it is made, so that a thousand guesses at once are five. Takes
 * as long whether or not there is a code.
 * @returns the code as it was sent, or undefined when it is wrong, was tried too often or has run out
 */
export const tryCode = async (
  userId: string,
  purpose: CodePurpose,
  { code, sentTo }: { code: string; sentTo: string },
  at: Date,
): Promise<SentCode | undefined> => {
  const item = await writeAndRead(
    updateWrite(keys.oneTimeCode(userId, purpose), {
      add: { tries: 1 },
      if: 'tries < :most AND validUntil > :now AND sentTo = :sentTo',
      values: { most: oneTimeCodes.tries, now: epochSeconds(at), sentTo },
    }),
  )
  const sent = item && record.parse(item)
  const hash = await codeHash(code, sent?.salt ?? '')
  const isRight = sent !== undefined && timingSafeEqual(Buffer.from(hash), Buffer.from(sent.codeHash))
  return isRight ? { ...sent, userId, purpose } : undefined
}

/** The code beside a link of this secret that is still valid, or undefined. */
export const findByLink = async (
  userId: string,
  purpose: CodePurpose,
  secret: string,
  at: Date,
): Promise<SentCode | undefined> => {
  const sent = await getItem(keys.oneTimeCode(userId, purpose), record)
  if (!sent || sent.expiresAt <= epochSeconds(at) || sent.linkHash !== secretHash(secret)) return undefined
  return { ...sent, userId, purpose }
}

/** A write, for the transaction of its use, after which a code and its link are used up; it fails when they are, or were replaced. */
export const usedCodeWrite = ({ userId, purpose, codeHash: seen }: SentCode): Write =>
  deleteWrite(keys.oneTimeCode(userId, purpose), {
    if: 'codeHash = :seen',
    values: { seen },
    refuse: 'CODE_INVALID',
  })

/** A write that takes a code back, whether or not there is one. */
export const dropCodeWrite = (userId: string, purpose: CodePurpose): Write =>
  deleteWrite(keys.oneTimeCode(userId, purpose))
