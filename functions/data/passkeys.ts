import * as z from 'zod/mini'
import { secretHash } from '#functions/core/hash.ts'
import { keys, partitions } from './keys.ts'
import { queryItems } from './queries.ts'
import { deleteWrite, getItem, insertWrite, updateWrite, write } from './table.ts'
import type { Write } from './transact.ts'
import { limits, passkeyChallengeSeconds } from '#shared/constants/limits.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'
import { epochSeconds } from '#functions/core/time.ts'

const record = z.object({
  id: id('passkey'),
  userId: id('user'),
  /** Its place among its owner's. */
  slot: z.number(),
  /** Base64url, both. */
  credentialId: z.string(),
  publicKey: z.string(),
  /** How often the authenticator says it has signed; zero for one that does not count. */
  counter: z.number(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
})
export type PasskeyRecord = z.output<typeof record>

/** The passkeys of a user, the oldest first. Strongly consistent. */
export const listPasskeys = async (userId: string): Promise<PasskeyRecord[]> => {
  const found = await queryItems(
    { partition: partitions.user(userId), prefix: partitions.passkeyPrefix, consistent: true },
    record,
  )
  return found.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
}

/** A free place for another passkey, or undefined. */
export const freeSlot = (held: readonly PasskeyRecord[]): number | undefined =>
  Array.from({ length: limits.passkey.count }, (_, slot) => slot).find((slot) =>
    held.every((one) => one.slot !== slot),
  )

const guardKey = (credentialId: string) => keys.credentialGuard(secretHash(credentialId))

/** The writes that store a passkey. They fail when its place was taken meanwhile, or any account has its credential. */
export const newPasskeyWrites = (passkey: PasskeyRecord): Write[] => [
  insertWrite({ ...keys.passkey(passkey.userId, passkey.slot), ...passkey }),
  insertWrite(
    { ...guardKey(passkey.credentialId), userId: passkey.userId, slot: passkey.slot },
    'PASSKEY_TAKEN',
  ),
]

const guard = z.object({ userId: id('user'), slot: z.number() })

/** The passkey of this credential id, of any account, or undefined. */
export const findPasskey = async (credentialId: string): Promise<PasskeyRecord | undefined> => {
  const held = await getItem(guardKey(credentialId), guard)
  const passkey = held && (await getItem(keys.passkey(held.userId, held.slot), record))
  return passkey?.credentialId === credentialId ? passkey : undefined
}

const asSeen = ({ id: passkeyId }: Pick<PasskeyRecord, 'id'>) => ({
  if: '#id = :id',
  values: { id: passkeyId },
})

/** A write, for the transaction of a sign-in, that notes it; it fails when the passkey is gone, or was used at the same time. */
export const usedPasskeyWrite = (
  { userId, slot, id: passkeyId, counter: seen }: PasskeyRecord,
  counter: number,
  at: Date,
): Write =>
  updateWrite(keys.passkey(userId, slot), {
    set: { counter, lastUsedAt: at.toISOString() },
    if: '#id = :id AND #counter = :seen',
    values: { id: passkeyId, seen },
    refuse: 'PASSKEY_INVALID',
  })

/** Gives a passkey another name. @returns false when it is gone */
export const renamePasskey = (passkey: PasskeyRecord, name: string): Promise<boolean> =>
  write(updateWrite(keys.passkey(passkey.userId, passkey.slot), { set: { name }, ...asSeen(passkey) }))

/** The writes that remove a passkey; they fail when it is gone. */
export const removePasskeyWrites = (passkey: PasskeyRecord): Write[] => [
  deleteWrite(keys.passkey(passkey.userId, passkey.slot), { ...asSeen(passkey), refuse: 'NOT_FOUND' }),
  deleteWrite(guardKey(passkey.credentialId)),
]

// Whom it is for is in the hash: one for adding a passkey is none for another person, nor for signing in.
const challengeKey = (challenge: string, userId = '') =>
  keys.passkeyChallenge(secretHash(`${userId}.${challenge}`))

/** Stores a challenge, for this user to add a passkey, or without one for a sign-in or a proof by any passkey. */
export const writeChallenge = async (
  challenge: string,
  userId: string | undefined,
  at: Date,
): Promise<void> => {
  const expiresAt = epochSeconds(at) + passkeyChallengeSeconds
  await write(insertWrite({ ...challengeKey(challenge, userId), expiresAt }))
}

/** A write that uses a challenge up; it fails when the challenge is of nobody, of another user, used already or has run out. */
export const usedChallengeWrite = (challenge: string, userId: string | undefined, at: Date): Write =>
  deleteWrite(challengeKey(challenge, userId), {
    if: 'expiresAt > :now',
    values: { now: epochSeconds(at) },
    refuse: 'PASSKEY_INVALID',
  })
