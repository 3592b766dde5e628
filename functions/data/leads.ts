import { AppError } from '#functions/core/app-error.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import { leadRecord, toLeadItem, type LeadRecord } from '#functions/data/lead-record.ts'
import { putWrite, getItem } from '#functions/data/table.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import { limits } from '#shared/constants/limits.ts'
import { retry } from '#functions/core/retry.ts'
import { queryItems, type Query } from '#functions/data/queries.ts'

/** The lead of this id, or undefined. Strongly consistent: both sides write to it. */
export const getLeadById = async (leadId: string): Promise<LeadRecord | undefined> =>
  getItem(keys.lead(leadId), leadRecord)

const received = (sellerId: string): Query => ({
  index: 'byOwner',
  partition: partitions.receivedLeads(sellerId),
  newestFirst: true,
})

const sent = (buyerId: string): Query => ({
  index: 'byStatus',
  partition: partitions.sentLeads(buyerId),
  newestFirst: true,
})

const newest = (query: Query): Promise<LeadRecord[]> =>
  queryItems({ ...query, limit: limits.leadsAtOnce }, leadRecord, limits.leadsAtOnce)

/** The leads that a seller received, the most recently active first; at most `limits.leadsAtOnce`. */
export const listReceivedLeads = (sellerId: string): Promise<LeadRecord[]> => newest(received(sellerId))

/** The leads that a buyer sent, the most recently active first; at most `limits.leadsAtOnce`. */
export const listSentLeads = (buyerId: string): Promise<LeadRecord[]> => newest(sent(buyerId))

/** Every lead of a person on either side, however many. The indexes may be a second behind. */
export const listEveryLead = async (userId: string): Promise<LeadRecord[]> => {
  const both = [received(userId), sent(userId)].map((query) => queryItems(query, leadRecord))
  return (await Promise.all(both)).flat()
}

/**
 * The leads about a listing that its seller received, however many, or those of them in which something was written from a time
 * on. The index may be a second behind.
 */
export const listLeadsAbout = (
  listing: { id: string; ownerId: string },
  since = new Date(0),
): Promise<LeadRecord[]> =>
  queryItems(
    {
      ...received(listing.ownerId),
      from: since.toISOString(),
      filter: { if: '#listing.#id = :listing', values: { listing: listing.id } },
    },
    leadRecord,
  )

const replaceWrite = (lead: LeadRecord, seen: LeadRecord): Write =>
  putWrite(toLeadItem(lead), {
    if: 'version = :seen',
    values: { seen: seen.version },
    // Only after many tries.
    refuse: 'STORE_UNAVAILABLE',
  })

type Changed = { lead: LeadRecord; together?: readonly Write[] }

/**
 * Changes a conversation as it is now, with what belongs to the same act. `change` is asked again with a new reading
 * whenever a condition did not hold because somebody else was quicker; undefined leaves everything as it is.
 * @throws AppError LEAD_NOT_FOUND; STORE_UNAVAILABLE when too many write at once; whatever `change` throws
 */
export const changeLead = async (
  leadId: string,
  change: (seen: LeadRecord) => Promise<Changed | undefined>,
): Promise<LeadRecord> =>
  retry(
    async () => {
      const seen = await getLeadById(leadId)
      if (!seen) throw new AppError('LEAD_NOT_FOUND')
      const changed = await change(seen)
      if (!changed) return seen
      const lead = { ...changed.lead, version: seen.version + 1 }
      await transact([replaceWrite(lead, seen), ...(changed.together ?? [])])
      return lead
    },
    // Two people write to one conversation; only one who sends many messages at once comes near this.
    { tries: 10, when: (error) => error instanceof ConditionsFailed, pause: { firstMs: 20, mostMs: 500 } },
  )
