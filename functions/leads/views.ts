import type { MessageRecord } from '#functions/data/lead-messages.ts'
import type { LeadRecord } from '#functions/data/lead-record.ts'
import { isShown, toPhotos } from '#functions/data/listing-card.ts'
import type { ListingRecord } from '#functions/data/listings.ts'
import type { LeadMessage, LeadSide, LeadView } from '#shared/schemas/lead.ts'

/**
 * The photo of the car: the one of then while the listing still has it, else the present one if the public sees it. Photos
 * that no listing has are deleted.
 */
const imageOf = ({ listing: { image } }: LeadRecord, now: ListingRecord | undefined) => {
  if (!now) return null
  if (image && now.photos.some(({ id }) => id === image.id)) return image
  return isShown(now) ? (toPhotos(now.photos)[0] ?? null) : null
}

/** A lead as one side sees it; `now` is its listing as it is now, undefined when that is deleted. */
export const toLeadView = (lead: LeadRecord, side: LeadSide, now: ListingRecord | undefined): LeadView => {
  const shown = now && isShown(now) ? now : undefined
  return {
    id: lead.id,
    side,
    listingId: lead.listing.id,
    listingTitle: lead.listing.title,
    listingTitleAr: lead.listing.titleAr,
    listingSlug: shown?.slug ?? null,
    listingPrice: lead.listing.priceQAR,
    listingImage: imageOf(lead, now),
    listingAvailability: shown?.availability ?? null,
    status: lead.status,
    buyerName: lead.buyerName,
    buyerPhone: lead.buyerPhone,
    buyerEmail: lead.buyerEmail,
    sellerName: lead.sellerName,
    message: lead.message,
    note: side === 'seller' ? lead.note : null,
    createdAt: lead.createdAt,
    respondedAt: lead.respondedAt,
    lastActivityAt: lead.lastActivityAt,
    lastMessage: lead.lastMessage.text,
    unread: lead.unread[side],
    isOrphaned: lead.orphanedBy !== null,
  }
}

/** A message as both sides see it. */
export const toLeadMessage = ({ id, from, text, createdAt }: MessageRecord): LeadMessage => ({
  id,
  from,
  text,
  createdAt,
})
