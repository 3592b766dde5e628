import * as z from 'zod/mini'
import { networkOf } from '#functions/core/caller.ts'
import { keys } from './keys.ts'
import { dayCountWrite, daySeconds, readTaken } from './rate-limits.ts'
import { getItem, updateWrite } from './table.ts'
import type { Write } from './transact.ts'
import { undeletedWrite, type UserRecord } from './users.ts'
import {
  emptyRecord,
  isEstablished,
  type Reputation,
  reputationFrom,
  reputationOf,
  type TrackRecord,
} from '#shared/rules/reputation.ts'

// What the rules of reputation are asked with: an item of kept counts beside the account, and the accounts that were created from a
// network. Two small reads at most, and none that grows.

const count = z._default(z.number(), 0)
const trackRecord = z.object({
  approved: count,
  rejected: count,
  upheld: count,
  suspensions: count,
  checked: count,
})

/** A write, for the transaction of a decision about an account or its offers, that counts it. */
export const trackWrite = (userId: string, what: keyof TrackRecord): Write =>
  updateWrite(keys.trackRecord(userId), { add: { [what]: 1 } })

/**
 * The writes, for the transaction that upholds a report, that count it for the seller. They fail once the account is deleted: nothing of it
 * may be left.
 */
export const upheldWrites = (sellerId: string): Write[] => [
  undeletedWrite(sellerId),
  trackWrite(sellerId, 'upheld'),
]

/** What was decided about an account so far. */
export const readTrackRecord = async (userId: string): Promise<TrackRecord> =>
  (await getItem(keys.trackRecord(userId), trackRecord)) ?? emptyRecord

const created = 'accountsOfNetwork'

/** A write, for the transaction that creates an account, that counts it for the network of an address. */
export const createdFromWrite = (ip: string, at: Date): Write => dayCountWrite(created, networkOf(ip), at)

/** Accounts that were created from a network on this day. */
const createdFrom = (network: string, at: Date): Promise<number> =>
  readTaken(created, network, daySeconds, at)

/** The reputation of an account by itself, wherever it calls from. */
export const readOwnReputation = async (user: UserRecord, at: Date): Promise<Reputation> =>
  reputationOf(user, await readTrackRecord(user.id), at)

/** The reputation of an account that calls from an address. */
export const readReputation = async (user: UserRecord, ip: string, at: Date): Promise<Reputation> => {
  const reputation = await readOwnReputation(user, at)
  return isEstablished(reputation)
    ? reputation
    : reputationFrom(reputation, await createdFrom(networkOf(ip), at))
}
