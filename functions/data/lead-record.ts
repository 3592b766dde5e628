import * as z from 'zod/mini'
import { keys, partitions, timeSort } from '#functions/data/keys.ts'
import { id } from '#shared/schemas/ids.ts'
import { leadSides, leadStatuses, type LeadSide } from '#shared/schemas/lead.ts'
import { aboutListing, aboutPlate } from '#shared/schemas/notification.ts'
import { instant } from '#shared/schemas/text.ts'

/** A contact request as the table keeps it, with the state of its conversation for either side. */
export const leadRecord = z.object({
  id: id('lead'),
  /** Null once that side's account is deleted and nothing of its own is left here. */
  buyerId: z.nullable(id('user')),
  sellerId: z.nullable(id('user')),
  /** The car as it was when the buyer asked: what the two talk about, whatever becomes of its page. Null for a plate. */
  listing: z.nullable(z.extend(aboutListing, { priceQAR: z.number() })),
  /** The number plate as it was then, when it is about one. */
  plate: z._default(z.nullable(aboutPlate), null),
  buyerName: z.string(),
  buyerPhone: z.string(),
  buyerEmail: z.nullable(z.string()),
  message: z.string(),
  sellerName: z.string(),
  status: z.enum(leadStatuses),
  note: z.nullable(z.string()),
  createdAt: instant,
  respondedAt: z.nullable(instant),
  /** The newest message. Neither a status nor a note moves a conversation up the other side's list. */
  lastActivityAt: instant,
  lastMessage: z.object({ from: z.enum(leadSides), text: z.string() }),
  /** Messages that each side has not seen. */
  unread: z.object({ buyer: z.number(), seller: z.number() }),
  /** When each side was last told, not in the app only, that there is something to read. */
  toldAt: z.object({ buyer: z.nullable(instant), seller: z.nullable(instant) }),
  messageCount: z.number(),
  version: z.number(),
  /** Which side has deleted its account: nothing can be sent from then on. */
  orphanedBy: z.nullable(z.enum(leadSides)),
})
export type LeadRecord = z.output<typeof leadRecord>

/** What a conversation is about: one of the two. */
export type LeadTopic = Pick<LeadRecord, 'listing' | 'plate'>

/** Which side of a conversation a person is; undefined for a stranger. */
export const sideOf = ({ buyerId, sellerId }: LeadRecord, userId: string): LeadSide | undefined => {
  if (userId === buyerId) return 'buyer'
  return userId === sellerId ? 'seller' : undefined
}

const keptDays = 365

/** When a lead goes by itself, in epoch seconds: a year after its newest message; each message a year after it was written. */
export const leadKeptUntil = (at: string): number => Math.floor(Date.parse(at) / 1000) + keptDays * 86_400

/** The item of a lead with the keys of both people's lists; one who has left has it in none. */
export const toLeadItem = (lead: LeadRecord) => {
  const place = timeSort(lead.lastActivityAt, lead.id)
  return {
    ...keys.lead(lead.id),
    ...lead,
    expiresAt: leadKeptUntil(lead.lastActivityAt),
    ...(lead.sellerId && { ownerPk: partitions.receivedLeads(lead.sellerId), ownerSk: place }),
    ...(lead.buyerId && { statusPk: partitions.sentLeads(lead.buyerId), statusSk: place }),
  }
}
