import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { ConditionsFailed, transact, type Write } from './transact.ts'
import { deleteWrite, getItem, getItems, insertWrite, type Key, putWrite, updateWrite } from './table.ts'
import { figureWrites } from './counters.ts'
import { type MessageRecord, messageWrite } from './lead-messages.ts'
import { type LeadRecord, toLeadItem } from './leads.ts'
import type { CountedFor } from './counts.ts'
import { countPersonWrites, freePlace, placeWrite, wasCounted } from './person-counts.ts'
import { activeWrite, type UserRecord } from './users.ts'
import { keyedHashes } from './viewers.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { mailboxOf } from '#shared/rules/reputation.ts'
import { epochSeconds } from '#functions/core/time.ts'
import { keptUntil } from './kept-until.ts'

/**
 * A write, for a transaction, that counts one more contact request of a seller's. Nothing is ever taken off: requests go by
 * their expiry a year after their last message, and how many there were stays true.
 */
const leadCountWrite = (sellerId: string): Write =>
  updateWrite(keys.leadCount(sellerId), { add: { received: 1 } })

const leadCount = z.object({ received: z.number() })

/** Reads the number of leads that a seller ever received. */
export const readLeadCount = async (sellerId: string): Promise<number> =>
  (await getItem(keys.leadCount(sellerId), leadCount))?.received ?? 0

const guardWrite = (key: Key, at: Date, refuse: ErrorCode): Write =>
  putWrite(
    { ...key, expiresAt: keptUntil('contacted', at) },
    {
      if: 'attribute_not_exists(pk) OR expiresAt <= :now',
      values: { now: epochSeconds(at) },
      refuse,
    },
  )

type Buyer = Pick<UserRecord, 'id' | 'email'>

/**
 * The guards of a buyer and a car or plate. The second is by the buyer's mailbox, so that an account that is deleted and registered anew
 * does not ask again; the third is the same as of some days ago.
 */
const guardKeys = async (buyer: Buyer, subjectId: string, at: Date): Promise<Key[]> => {
  const hashes = await keyedHashes(mailboxOf(buyer.email), at)
  return [keys.contacted(buyer.id, subjectId), ...hashes.map((hash) => keys.contactedBy(hash, subjectId))]
}

const guard = z.object({ expiresAt: z.number() })

/** Whether this buyer has asked about this car or plate within a day; the guards' own conditions resolve a race. */
export const wasContacted = async (buyer: Buyer, subjectId: string, at: Date): Promise<boolean> => {
  const contacted = await getItems(await guardKeys(buyer, subjectId, at), guard)
  return contacted.some(({ expiresAt }) => expiresAt > epochSeconds(at))
}

/** The writes that keep a buyer from asking again about a subject within a day; they fail with `refuse` when they have. */
export const contactGuards = async (
  buyer: Buyer,
  subjectId: string,
  at: Date,
  refuse: ErrorCode,
): Promise<[Write, Write]> => {
  // The one of some days ago has its own in the meantime: no more is written by its secret.
  const [own, byMailbox] = await guardKeys(buyer, subjectId, at)
  return [guardWrite(own!, at, refuse), guardWrite(byMailbox!, at, refuse)]
}

/**
 * The writes that let a buyer ask about a subject again within a day of a contact that is withdrawn; none once that day is over, since the
 * guards then are those of a later contact.
 */
export const forgetContactWrites = async (
  buyer: Buyer,
  subjectId: string,
  contactedAt: string,
  at: Date,
): Promise<Write[]> => {
  if (epochSeconds(at) >= keptUntil('contacted', contactedAt)) return []
  const [own, byMailbox] = await guardKeys(buyer, subjectId, new Date(contactedAt))
  return [deleteWrite(own!), deleteWrite(byMailbox!)]
}

type NewLead = {
  lead: LeadRecord & { buyerId: string; sellerId: string }
  buyer: Buyer
  /** The buyer's first message, if there is one. */
  opening: MessageRecord | undefined
  /** The car or plate that it is about. */
  countedFor: CountedFor
  /** The buyer as `personOf` names them. */
  person: string
  /** Of a buyer who is not established: the network of which a few count in a day. */
  network?: string | undefined
  together: readonly Write[]
  at: Date
}

/**
 * Stores a new lead and counts its buyer for the car or plate, unless they count already. The transaction checks that both
 * people are active: a conversation with an account that is just being deleted would be missed by the deletion.
 * @throws AppError ALREADY_CONTACTED within a day of the last, LISTING_NOT_FOUND or PLATE_NOT_FOUND, UNAUTHORIZED; nothing is
 * written then
 */
export const insertLead = async (started: NewLead): Promise<void> => {
  const { lead, buyer, opening, countedFor, person, network, together, at } = started
  const gone = lead.plate ? 'PLATE_NOT_FOUND' : 'LISTING_NOT_FOUND'
  const before = [
    ...(await contactGuards(buyer, countedFor.id, at, 'ALREADY_CONTACTED')),
    { ...activeWrite(lead.sellerId), refuse: gone } as const,
    { ...activeWrite(lead.buyerId), refuse: 'UNAUTHORIZED' } as const,
  ]
  const commit = (count: readonly Write[]): Promise<void> =>
    transact([
      ...before,
      ...count,
      insertWrite(toLeadItem(lead)),
      leadCountWrite(lead.sellerId),
      ...figureWrites(at, { leads: 1 }),
      ...(opening ? [messageWrite(opening)] : []),
      ...together,
    ])
  if (await wasCounted('CONTACT', countedFor, person, at)) return commit([])
  const place = network === undefined ? undefined : await freePlace('CONTACT', countedFor.id, network, at)
  if (network !== undefined && !place) return commit([])
  const count = countPersonWrites('CONTACT', countedFor, person, at, gone)
  try {
    await commit([...(place ? [placeWrite(place, at)] : []), ...count])
  } catch (error) {
    // A click on WhatsApp at the same moment counted them first, or another took the place of their network.
    const first = error instanceof ConditionsFailed ? error.failed.indexOf(true) : -1
    const isCountedNow = first === before.length || (place && first === before.length + 1)
    if (!isCountedNow) throw error
    await commit([])
  }
}
