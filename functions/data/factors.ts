import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { deleteWrite, getItem, putWrite, updateWrite, write } from './table.ts'
import type { Write } from './transact.ts'
import { writeOnce } from './write-once.ts'
import { instant } from '#shared/schemas/text.ts'

const totpRecord = z.object({
  /** Base32. It is enough to make codes, so it leaves the table only to be checked, and once to be shown. */
  secret: z.string(),
  /** When a first code was confirmed; null for one that was begun and asks for nothing yet. */
  since: z.nullable(instant),
  /** The step of the last code that was used, so that none is used twice. */
  lastStep: z.number(),
  salt: z.string(),
  /** The recovery codes that are left, hashed with the salt. */
  recovery: z.array(z.string()),
})
export type TotpRecord = z.output<typeof totpRecord>
/** A second factor that is on. */
export type Totp = TotpRecord & { since: string }

/** The codes of an authenticator app that a user has begun or turned on. Strongly consistent. */
export const readTotp = async (userId: string): Promise<TotpRecord | undefined> =>
  getItem(keys.totp(userId), totpRecord)

/** The second factor of a user, or undefined while none is on. */
export const readSecondFactor = async (userId: string): Promise<Totp | undefined> => {
  const found = await readTotp(userId)
  return found && found.since !== null ? { ...found, since: found.since } : undefined
}

const none = { since: null, lastStep: 0, salt: '', recovery: [] }

/** Begins a second factor, in place of one that was begun and not confirmed. @returns false while one is on */
export const beginTotp = (userId: string, secret: string): Promise<boolean> =>
  write(
    putWrite(
      { ...keys.totp(userId), ...none, secret },
      { if: 'attribute_not_exists(pk) OR since = :none', values: { none: null } },
    ),
  )

type Confirmed = Pick<Totp, 'since' | 'lastStep' | 'salt' | 'recovery'>

/** A write that turns on the second factor that was begun with this secret. */
export const confirmTotpWrite = (userId: string, secret: string, confirmed: Confirmed): Write =>
  updateWrite(keys.totp(userId), {
    set: confirmed,
    if: '#secret = :secret AND since = :none',
    values: { secret, none: null },
  })

/** Uses a code up. @returns false when it, or a later one, was used before */
export const takeTotpStep = (
  userId: string,
  { secret }: Pick<Totp, 'secret'>,
  step: number,
): Promise<boolean> =>
  writeOnce(
    updateWrite(keys.totp(userId), {
      set: { lastStep: step },
      if: '#secret = :secret AND lastStep < :step',
      values: { secret, step },
    }),
  )

/** Uses a recovery code up, whatever others are used at the same time. @returns false when it is used already or none of them */
export const takeRecoveryCode = async (
  userId: string,
  { recovery }: Pick<Totp, 'recovery'>,
  hash: string,
): Promise<boolean> => {
  if (!recovery.includes(hash)) return false
  const update = updateWrite(keys.totp(userId), {
    set: { recovery: recovery.filter((each) => each !== hash) },
    if: 'recovery = :seen',
    values: { seen: recovery },
  })
  if (await writeOnce(update)) return true
  // Another code was used meanwhile. This ends: the list only gets shorter, and a renewed one does not have this code.
  const present = await readSecondFactor(userId)
  return present !== undefined && takeRecoveryCode(userId, present, hash)
}

/** Replaces the recovery codes. @returns false while no second factor is on */
export const replaceRecoveryCodes = (
  userId: string,
  codes: Pick<Totp, 'salt' | 'recovery'>,
): Promise<boolean> =>
  write(
    updateWrite(keys.totp(userId), {
      set: codes,
      if: 'attribute_exists(pk) AND since <> :none',
      values: { none: null },
    }),
  )

/** A write that turns the second factor off; its condition fails when there is none. */
export const removeTotpWrite = (userId: string): Write =>
  deleteWrite(keys.totp(userId), { if: 'attribute_exists(pk)', refuse: 'NOT_FOUND' })
