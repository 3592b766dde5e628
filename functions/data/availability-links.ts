import * as z from 'zod/mini'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { secretHash } from '#functions/data/secret-hash.ts'
import type { Write } from '#functions/data/transact.ts'
import { confirmationDays } from '#shared/constants/selling-limits.ts'
import { id } from '#shared/schemas/ids.ts'
import { instant } from '#shared/schemas/text.ts'
import { insertWrite, deleteWrite, write, getItem } from '#functions/data/table.ts'
import { queryItems } from '#functions/data/queries.ts'

const availabilityLink = z.object({
  /** Of its secret. */
  hash: z.string(),
  userId: id('user'),
  /** The car it is about; null for all of the seller's that wait for a word. */
  listingId: z.nullable(id('listing')),
  sentAt: instant,
  /** Epoch seconds. */
  expiresAt: z.number(),
})
/** A link by which a seller speaks of a car, or of all that wait, without signing in. */
export type AvailabilityLink = z.output<typeof availabilityLink>

// The question stands for a week; then the car is paused, and the link brings it back for as long as we promised.
const keptDays = confirmationDays.pauseAfter + confirmationDays.linkKept

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

type NewLink = Pick<AvailabilityLink, 'userId' | 'listingId'> & { token: string }

/** A write, for the transaction of its letter, that makes a link of a fresh secret. */
export const availabilityLinkWrite = ({ token, userId, listingId }: NewLink, at: Date): Write => {
  const hash = secretHash(token)
  const sentAt = at.toISOString()
  const expiresAt = seconds(at) + keptDays * 86_400
  const link: AvailabilityLink = { hash, userId, listingId, sentAt, expiresAt }
  return insertWrite({
    ...keys.availabilityLink(hash),
    ...link,
    ownerPk: partitions.ownAvailabilityLinks(userId),
    ownerSk: timeSort(sentAt, hash),
  })
}

/** The link of this secret, or undefined when there is none or it has run out. */
export const findAvailabilityLink = async (
  token: string,
  at: Date,
): Promise<AvailabilityLink | undefined> => {
  const link = await getItem(keys.availabilityLink(secretHash(token)), availabilityLink)
  return link && link.expiresAt > seconds(at) ? link : undefined
}

/** The links of a seller's letters, oldest first; there is one letter a day at most. */
export const listAvailabilityLinks = async (userId: string): Promise<AvailabilityLink[]> =>
  queryItems({ index: 'byOwner', partition: partitions.ownAvailabilityLinks(userId) }, availabilityLink)

/** Ends a link. Doing it again is no error. */
export const forgetAvailabilityLink = async ({ hash }: AvailabilityLink): Promise<void> => {
  await write(deleteWrite(keys.availabilityLink(hash)))
}
