import * as z from 'zod/mini'
import { keys, partitions, timeSort } from './keys.ts'
import { id } from '#shared/schemas/ids.ts'
import { type LeadSide, leadSides, leadStatuses, priceOffer, viewing } from '#shared/schemas/lead.ts'
import { leadEvent } from '#shared/schemas/lead-event.ts'
import { aboutListing, aboutPlate } from '#shared/schemas/notification.ts'
import { instant } from '#shared/schemas/text.ts'
import { AppError } from '#functions/core/app-error.ts'
import { checkWrite, getItem, putWrite } from './table.ts'
import { ConditionsFailed, transact, type Write } from './transact.ts'
import { limits } from '#shared/constants/limits.ts'
import { retry } from '#functions/core/time.ts'
import { type Query, queryItems, queryPages } from './queries.ts'
import { timedEndWrite } from './timed-ends.ts'
import { openTimes } from '#shared/rules/viewing.ts'
import { keptUntil } from './kept-until.ts'

/** The latest viewing; `remindAt`: when both sides are reminded of it, null where nobody is or it is not agreed. */
const viewingRecord = z.extend(viewing, { remindAt: z.nullable(instant) })
export type ViewingRecord = z.output<typeof viewingRecord>

/** A contact request as the table keeps it, with the state of its conversation for either side. */
export const leadRecord = z.object({
  id: id('lead'),
  /** Null once that side's account is deleted and nothing of its own is left here. */
  buyerId: z.nullable(id('user')),
  sellerId: z.nullable(id('user')),
  /** The car at the time of the lead: the subject of the conversation even when its page is gone. Null for a plate. */
  listing: z.nullable(z.extend(aboutListing, { priceQAR: z.number() })),
  /** The number plate at the time of the lead, when it is about one. */
  plate: z._default(z.nullable(aboutPlate), null),
  buyerName: z.string(),
  buyerPhone: z.string(),
  buyerEmail: z.nullable(z.string()),
  message: z.string(),
  sellerName: z.string(),
  /** A dealership's Arabic name, where it had one when the lead began. */
  sellerNameAr: z.optional(z.string()),
  status: z.enum(leadStatuses),
  note: z.nullable(z.string()),
  /** The seller's; absent in leads of before there were any. `by`: who wants to be reminded, which older ones do not say. */
  reminder: z._default(
    z.nullable(z.object({ at: instant, note: z.string(), by: z.optional(id('user')) })),
    null,
  ),
  /** Who of the dealership looks after it, if anybody; absent in leads of before there were teams. May have left since. */
  assigneeId: z._default(z.nullable(id('user')), null),
  createdAt: instant,
  respondedAt: z.nullable(instant),
  /** The newest message. Neither a status nor a note moves a conversation up the other side's list. */
  lastActivityAt: instant,
  lastMessage: z.object({ from: z.enum(leadSides), text: z.string(), event: z.optional(leadEvent) }),
  /** The latest offer of a price, as its last act left it: that one has lapsed is seen when it is read. Absent in leads of before there were any. */
  offer: z._default(z.nullable(priceOffer), null),
  /** The latest viewing of the car, kept alike. */
  viewing: z._default(z.nullable(viewingRecord), null),
  /** Messages that each side has not seen. */
  unread: z.object({ buyer: z.number(), seller: z.number() }),
  /** When each side was last notified, not in the app only, of an unread message. */
  toldAt: z.object({ buyer: z.nullable(instant), seller: z.nullable(instant) }),
  messageCount: z.number(),
  version: z.number(),
  /** The side whose account is deleted: nothing can be sent from then on. */
  orphanedBy: z.nullable(z.enum(leadSides)),
})
export type LeadRecord = z.output<typeof leadRecord>

/** The subject of a conversation: a listing or a plate. */
export type LeadTopic = Pick<LeadRecord, 'listing' | 'plate'>

/** Returns a person's side of a conversation; undefined for a stranger. */
export const sideOf = ({ buyerId, sellerId }: LeadRecord, userId: string): LeadSide | undefined => {
  if (userId === buyerId) return 'buyer'
  return userId === sellerId ? 'seller' : undefined
}

/** When a lead expires, in epoch seconds: a year after its newest message. Each message expires a year after it was written. */
export const leadKeptUntil = (at: string): number => keptUntil('lead', at)

/** Its place among the viewings of its car, while one is proposed or agreed: by the last time at which somebody may come. */
const viewingPlace = ({ id: leadId, listing, viewing: latest }: LeadRecord) => {
  const last = latest && openTimes(latest).at(-1)
  return listing && last
    ? { changePk: partitions.viewingsOf(listing.id), changeSk: timeSort(last, leadId) }
    : undefined
}

/** The item of a lead with the keys of both people's lists; one who has left has it in none. */
export const toLeadItem = (lead: LeadRecord) => {
  const place = timeSort(lead.lastActivityAt, lead.id)
  return {
    ...keys.lead(lead.id),
    ...lead,
    expiresAt: leadKeptUntil(lead.lastActivityAt),
    ...(lead.sellerId && { ownerPk: partitions.receivedLeads(lead.sellerId), ownerSk: place }),
    ...(lead.buyerId && { statusPk: partitions.sentLeads(lead.buyerId), statusSk: place }),
    ...viewingPlace(lead),
  }
}

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

const named = z.object({ id: id('lead') })

// As many as are looked at before more are read.
const viewingsAtOnce = 100

/**
 * The ids of the leads in which a viewing of a listing is proposed or agreed for a time after an instant, page by page. The index may be a
 * second behind.
 */
export async function* comingViewingPages(listingId: string, after: Date): AsyncGenerator<string[]> {
  const query = {
    index: 'changes',
    partition: partitions.viewingsOf(listingId),
    from: after.toISOString(),
    limit: viewingsAtOnce,
    project: 'id',
  } as const
  for await (const items of queryPages(query)) yield items.map((item) => named.parse(item).id)
}

const replaceWrite = (lead: LeadRecord, seen: LeadRecord): Write =>
  putWrite(toLeadItem(lead), {
    if: 'version = :seen',
    values: { seen: seen.version },
    // Only after many tries.
    refuse: 'STORE_UNAVAILABLE',
  })

/** The leads that a seller received in which something was written from a time on. The index may be a second behind. */
export const listReceivedSince = (sellerId: string, since: Date): Promise<LeadRecord[]> =>
  queryItems({ ...received(sellerId), from: since.toISOString() }, leadRecord)

/** The writes, for the transaction of a change, that move the times at which a seller is reminded of a lead, and both sides of a viewing. */
export const reminderWrites = (seen: LeadRecord, lead: LeadRecord): Write[] =>
  [
    timedEndWrite('LEAD', lead.id, seen.reminder?.at ?? null, lead.reminder?.at ?? null),
    timedEndWrite('VIEWING', lead.id, seen.viewing?.remindAt ?? null, lead.viewing?.remindAt ?? null),
  ].filter((moved) => moved !== undefined)

/** A write that fails unless what a conversation is about can be bought at that moment, for this amount at least. */
export const forSaleCheck = ({ listing, plate }: LeadTopic, amountQAR: number): Write => {
  const price = plate ? '#price' : '#car.#priceQAR'
  return checkWrite(plate ? keys.plate(plate.id) : keys.listing(listing?.id ?? ''), {
    if: `#status = :approved AND #isHidden = :no AND (attribute_not_exists(#availability) OR #availability = :available) AND ${price} >= :amount`,
    values: { approved: 'APPROVED', no: false, available: 'AVAILABLE', amount: amountQAR },
    refuse: 'OFFER_OVER',
  })
}

/** A write that fails unless the car of a conversation can still be viewed at that moment. */
export const viewableCheck = (listingId: string): Write =>
  checkWrite(keys.listing(listingId), {
    if: '#status = :approved AND #isHidden = :no AND (attribute_not_exists(#availability) OR #availability IN (:available, :reserved))',
    values: { approved: 'APPROVED', no: false, available: 'AVAILABLE', reserved: 'RESERVED' },
    refuse: 'VIEWING_OVER',
  })

type Changed = { lead: LeadRecord; together?: readonly Write[] }

/**
 * Changes a conversation as it is now, with `together` in the same transaction. `change` is called again with a new reading
 * whenever a condition failed because of a concurrent write; undefined leaves everything unchanged.
 * @throws AppError LEAD_NOT_FOUND; STORE_UNAVAILABLE when too many write at once; all errors of `change`
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
