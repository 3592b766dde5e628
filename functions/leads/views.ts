import { leadEventText } from '#functions/mail/lead-event-text.ts'
import type { Actor } from '#functions/core/caller.ts'
import { AppError } from '#functions/core/app-error.ts'
import type { MessageRecord } from '#functions/data/lead-messages.ts'
import { type LeadRecord, type LeadTopic, sideOf } from '#functions/data/leads.ts'
import { isShown, toPhotos, type ListingRecord } from '#functions/data/listing-record.ts'
import type { PlateRecord } from '#functions/data/plate-record.ts'
import { goneAs } from '#functions/data/viewings-ends.ts'
import type { Language } from '#shared/constants/market.ts'
import { plateTitle, isPlateShown, platePlace } from '#shared/rules/plate.ts'
import { reportAccessOf } from '#shared/rules/inspection-report.ts'
import { type ForSale, offerStateAt } from '#shared/rules/price-offer.ts'
import { viewingStateAt } from '#shared/rules/viewing.ts'
import { type Availability, canBeContacted } from '#shared/rules/availability.ts'
import type { LeadMessage, LeadSide, LeadView, PriceOffer, Viewing } from '#shared/schemas/lead.ts'

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

/** The availability and price of what the public sees at present. */
const presentParts = (availability: Availability | undefined, price: number | undefined) => ({
  listingAvailability: availability ?? null,
  presentPrice: availability && canBeContacted(availability) ? (price ?? null) : null,
})

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
    ...presentParts(shown?.availability, shown?.car.priceQAR),
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
    ...presentParts(shown?.availability, shown?.price),
  }
}

const topicParts = ({ listing, plate }: LeadTopic, now: TopicNow) => {
  if (plate) return plateParts(plate, now.plate)
  if (listing) return carParts(listing, now.listing)
  throw new Error('A lead must be about something')
}

const textOf = ({ text, event }: Pick<LeadMessage, 'text' | 'event'>, language: Language): string =>
  event ? leadEventText(event, language) : text

/** What a price can be offered for: a car or plate that is shown and available. */
export const toForSale = ({ listing, plate }: TopicNow): ForSale => {
  if (plate)
    return isPlateShown(plate) && plate.availability === 'AVAILABLE' ? { priceQAR: plate.price } : null
  const price = listing && isShown(listing) && listing.availability === 'AVAILABLE' && listing.car.priceQAR
  return price ? { priceQAR: price } : null
}

/** The latest offer of a price as it is at a time; null when there is none. */
export const toPriceOffer = ({ offer, status }: LeadRecord, now: TopicNow, at: Date): PriceOffer | null =>
  offer && { ...offer, state: offerStateAt(offer, { forSale: toForSale(now), status, at }) }

/** A buyer's access to the inspection report of the car. */
export const toReportAccess = (lead: LeadRecord, listing: ListingRecord) =>
  reportAccessOf({ lead, car: isShown(listing) ? listing : null })

/** The car that can be viewed: it is shown, and can still be bought. */
export const toViewable = ({ listing }: TopicNow): ListingRecord | undefined =>
  listing && isShown(listing) && canBeContacted(listing.availability) ? listing : undefined

/** The latest viewing as it is at a time; null when there is none. */
export const toViewing = ({ viewing, status }: LeadRecord, now: TopicNow, at: Date): Viewing | null => {
  if (!viewing) return null
  const { id, by, times, note, time, place } = viewing
  const isGone = goneAs(now.listing) !== undefined
  const state = viewingStateAt(viewing, { isViewable: toViewable(now) !== undefined, isGone, status, at })
  return { id, by, times, note, state, time, place, at: viewing.at }
}

/** When and of what; who of a team set it is the job's alone. */
const reminderOf = ({ reminder }: LeadRecord): LeadView['reminder'] =>
  reminder && { at: reminder.at, note: reminder.note }

/** The language for what the server words of a conversation, and the time of reading. */
export type Reading = { language: Language; at: Date }

/** A lead as one side sees it; `assignee` is for the seller's. */
export const toLeadView = (
  lead: LeadRecord,
  side: LeadSide,
  now: TopicNow,
  { language, at }: Reading,
  assignee?: LeadView['assignee'],
): LeadView => ({
  id: lead.id,
  side,
  ...topicParts(lead, now),
  ...(side === 'seller' && { listingVersion: (now.plate ?? now.listing)?.version }),
  status: lead.status,
  buyerName: lead.buyerName,
  buyerPhone: lead.buyerPhone,
  buyerEmail: lead.buyerEmail,
  sellerName: lead.sellerName,
  sellerNameAr: lead.sellerNameAr,
  message: lead.message,
  note: side === 'seller' ? lead.note : null,
  reminder: side === 'seller' ? reminderOf(lead) : null,
  createdAt: lead.createdAt,
  respondedAt: lead.respondedAt,
  lastActivityAt: lead.lastActivityAt,
  lastMessage: textOf(lead.lastMessage, language),
  lastEvent: lead.lastMessage.event ?? null,
  askingQAR: now.listing?.car.isPriceFixed ? null : (toForSale(now)?.priceQAR ?? null),
  offer: toPriceOffer(lead, now, at),
  ...(now.listing?.inspectionReport && { inspectionReport: toReportAccess(lead, now.listing) }),
  viewing: toViewing(lead, now, at),
  isViewable: toViewable(now) !== undefined,
  dealerSlug: toViewable(now)?.dealer?.slug ?? null,
  unread: lead.unread[side],
  ...(side === 'seller' && assignee !== undefined && { assignee }),
  isOrphaned: lead.orphanedBy !== null,
})

/** A message as both sides see it, an event in the words of a language; `by` is for the seller's. */
export const toLeadMessage = (message: MessageRecord, language: Language, by?: string): LeadMessage => ({
  id: message.id,
  from: message.from,
  text: textOf(message, language),
  createdAt: message.createdAt,
  ...(message.event && { event: message.event }),
  ...(by !== undefined && { by }),
})

/**
 * The caller's side of a conversation. A member of staff has their own first, then the dealership's as the seller: what it buys is its
 * owner's alone.
 * @throws AppError LEAD_NOT_FOUND for a stranger, who does not learn that it exists
 */
export const sideOfCaller = (lead: LeadRecord, { id, person }: Pick<Actor, 'id' | 'person'>): LeadSide => {
  const own = sideOf(lead, person ? person.id : id)
  if (own) return own
  if (!person || lead.sellerId !== id) throw new AppError('LEAD_NOT_FOUND')
  return 'seller'
}
