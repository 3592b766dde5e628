import { setTimeout as delay } from 'node:timers/promises'
import { GetCommand, paginateQuery, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import { AppError } from '#functions/core/app-error.ts'
import { keys, partitions } from '#functions/data/keys.ts'
import { leadRecord, toLeadItem, type LeadRecord } from '#functions/data/lead-record.ts'
import { table, tableName } from '#functions/data/table.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import { limits } from '#shared/constants/limits.ts'

/** The lead of this id, or undefined. Strongly consistent: both sides write to it. */
export const getLeadById = async (leadId: string): Promise<LeadRecord | undefined> => {
  const { Item } = await table().send(
    new GetCommand({ TableName: tableName(), Key: keys.lead(leadId), ConsistentRead: true }),
  )
  return Item && leadRecord.parse(Item)
}

const received = (sellerId: string): QueryCommandInput => ({
  TableName: tableName(),
  IndexName: 'byOwner',
  KeyConditionExpression: 'ownerPk = :seller',
  ExpressionAttributeValues: { ':seller': partitions.receivedLeads(sellerId) },
  ScanIndexForward: false,
})

const sent = (buyerId: string): QueryCommandInput => ({
  TableName: tableName(),
  IndexName: 'byStatus',
  KeyConditionExpression: 'statusPk = :buyer',
  ExpressionAttributeValues: { ':buyer': partitions.sentLeads(buyerId) },
  ScanIndexForward: false,
})

const readLeads = async (query: QueryCommandInput, atMost: number): Promise<LeadRecord[]> => {
  const found: LeadRecord[] = []
  // All of them come by as many as the store gives at once.
  const page = Number.isFinite(atMost) && { pageSize: atMost }
  for await (const { Items = [] } of paginateQuery({ client: table(), ...page }, query)) {
    found.push(...Items.map((item) => leadRecord.parse(item)))
    if (found.length >= atMost) break
  }
  return found.slice(0, atMost)
}

/** The contact requests a seller received, the liveliest first; at most `limits.leadsAtOnce`. */
export const listReceivedLeads = (sellerId: string): Promise<LeadRecord[]> =>
  readLeads(received(sellerId), limits.leadsAtOnce)

/** The contact requests a buyer sent, the liveliest first; at most `limits.leadsAtOnce`. */
export const listSentLeads = (buyerId: string): Promise<LeadRecord[]> =>
  readLeads(sent(buyerId), limits.leadsAtOnce)

/** Every lead of a person on either side, however many. The indexes may be a second behind. */
export const listEveryLead = async (userId: string): Promise<LeadRecord[]> => {
  const both = await Promise.all(
    [received(userId), sent(userId)].map((query) => readLeads(query, Number.POSITIVE_INFINITY)),
  )
  return both.flat()
}

/**
 * The contact requests about a listing that its seller received, however many, or those of them in which something was written
 * from a time on. The index may be a second behind.
 */
export const listLeadsAbout = (
  listing: { id: string; ownerId: string },
  since = new Date(0),
): Promise<LeadRecord[]> => {
  const all = received(listing.ownerId)
  return readLeads(
    {
      ...all,
      KeyConditionExpression: 'ownerPk = :seller AND ownerSk >= :since',
      FilterExpression: '#listing.#id = :listing',
      ExpressionAttributeNames: { '#listing': 'listing', '#id': 'id' },
      ExpressionAttributeValues: {
        ...all.ExpressionAttributeValues,
        ':since': since.toISOString(),
        ':listing': listing.id,
      },
    },
    Number.POSITIVE_INFINITY,
  )
}

const replaceWrite = (lead: LeadRecord, seen: LeadRecord): Write => ({
  // The whole item: a lead has no counter of its own that another write changes.
  Put: {
    TableName: tableName(),
    Item: toLeadItem(lead),
    ConditionExpression: 'version = :seen',
    ExpressionAttributeValues: { ':seen': seen.version },
  },
})

// Two people write to one conversation; only one who sends many messages at once comes near this.
const tries = 10
const longestPauseMs = 500

type Changed = { lead: LeadRecord; together?: readonly Write[] }

/**
 * Changes a conversation as it is now, with what belongs to the same act. `change` is asked again with a new reading
 * whenever a condition did not hold because somebody else was quicker; undefined leaves everything as it is.
 * @throws AppError LEAD_NOT_FOUND; STORE_UNAVAILABLE when too many write at once; whatever `change` throws
 */
export const changeLead = async (
  leadId: string,
  change: (seen: LeadRecord) => Promise<Changed | undefined>,
): Promise<LeadRecord> => {
  for (let attempt = 1; ; attempt++) {
    const seen = await getLeadById(leadId)
    if (!seen) throw new AppError('LEAD_NOT_FOUND')
    const changed = await change(seen)
    if (!changed) return seen
    const lead = { ...changed.lead, version: seen.version + 1 }
    try {
      await transact([replaceWrite(lead, seen), ...(changed.together ?? [])])
      return lead
    } catch (error) {
      if (!(error instanceof ConditionsFailed)) throw error
      if (attempt === tries) throw new AppError('STORE_UNAVAILABLE', { cause: error, retryAfterSeconds: 1 })
    }
    await delay(Math.random() * Math.min(10 * 2 ** attempt, longestPauseMs))
  }
}
