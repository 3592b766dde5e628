import { AppError } from '#functions/core/app-error.ts'
import type { MessageRecord } from '#functions/data/lead-messages.ts'
import { type LeadRecord, type LeadTopic, sideOf } from '#functions/data/leads.ts'
import { isShown, toPhotos, type ListingRecord } from '#functions/data/listing-record.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { plateTitle, isPlateShown, platePlace } from '#shared/rules/plate.ts'
import type { LeadMessage, LeadSide, LeadView } from '#shared/schemas/lead.ts'

/** The present listing or plate of a conversation; neither when it is deleted. */
export type TopicNow = { listing?: ListingRecord | undefined; plate?: PlateRecord | undefined }

type AskedListing = NonNullable<LeadTopic['listing']>
type AskedPlate = NonNullable<LeadTopic['plate']>

/**
 * The photo of the car: the one of then while the listing still has it, else the present one if the public sees it. Photos
 * that no listing has are deleted.
 */
const imageOf = ({ image }: AskedListing, now: ListingRecord | undefined) => {
  if (!now) return null
  if (image && now.photos.some(({ id }) => id === image.id)) return image
  return isShown(now) ? (toPhotos(now.photos)[0] ?? null) : null
}

const carParts = (listing: AskedListing, now: ListingRecord | undefined) => {
  const shown = now && isShown(now) ? now : undefined
  return {
    listingId: listing.id,
    plate: null,
    listingTitle: listing.title,
    listingTitleAr: listing.titleAr,
    listingSlug: shown?.slug ?? null,
    listingPrice: listing.priceQAR,
    listingImage: imageOf(listing, now),
    listingAvailability: shown?.availability ?? null,
  }
}

const plateParts = ({ price, ...face }: AskedPlate, now: PlateRecord | undefined) => {
  const shown = now && isPlateShown(now) ? now : undefined
  return {
    listingId: null,
    plate: { ...face, slug: shown ? platePlace(shown) : null },
    listingTitle: plateTitle(face, 'en'),
    listingTitleAr: plateTitle(face, 'ar'),
    listingSlug: null,
    listingPrice: price,
    listingImage: null,
    listingAvailability: shown?.availability ?? null,
  }
}

const topicParts = ({ listing, plate }: LeadTopic, now: TopicNow) => {
  if (plate) return plateParts(plate, now.plate)
  if (listing) return carParts(listing, now.listing)
  throw new Error('A lead must be about something')
}

/** A lead as one side sees it. */
export const toLeadView = (lead: LeadRecord, side: LeadSide, now: TopicNow): LeadView => ({
  id: lead.id,
  side,
  ...topicParts(lead, now),
  status: lead.status,
  buyerName: lead.buyerName,
  buyerPhone: lead.buyerPhone,
  buyerEmail: lead.buyerEmail,
  sellerName: lead.sellerName,
  message: lead.message,
  note: side === 'seller' ? lead.note : null,
  reminder: side === 'seller' ? lead.reminder : null,
  createdAt: lead.createdAt,
  respondedAt: lead.respondedAt,
  lastActivityAt: lead.lastActivityAt,
  lastMessage: lead.lastMessage.text,
  unread: lead.unread[side],
  isOrphaned: lead.orphanedBy !== null,
})

/** A message as both sides see it. */
export const toLeadMessage = ({ id, from, text, createdAt }: MessageRecord): LeadMessage => ({
  id,
  from,
  text,
  createdAt,
})

/** The caller's side of a conversation. @throws AppError LEAD_NOT_FOUND for a stranger, who does not learn that it exists */
export const sideOfCaller = (lead: LeadRecord, actor: { id: string }): LeadSide => {
  const side = sideOf(lead, actor.id)
  if (!side) throw new AppError('LEAD_NOT_FOUND')
  return side
}
