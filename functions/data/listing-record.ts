import * as z from 'zod/mini'
import type { WithCounts } from './counts.ts'
import { changeShard } from './change-shard.ts'
import { keys, partitions, timeSort } from './keys.ts'
import { tombstoneOf } from './offer-item.ts'
import { id, slug } from '#shared/schemas/ids.ts'
import {
  carDraft,
  type CarDraft,
  type ListingCard,
  listingStatuses,
  priceChange,
  rejectionFields,
  samePhoto,
  type LaterAnswer,
} from '#shared/schemas/listing.ts'
import { availabilities, isOnOffer } from '#shared/rules/availability.ts'
import { decisionNote, listingReasonCodes, ownAppeal } from '#shared/schemas/moderation.ts'
import { instant } from '#shared/schemas/text.ts'
import type { UserRecord } from './users.ts'
import { dealerOnCard } from '#shared/schemas/user.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { limits } from '#shared/constants/limits.ts'
import { photoKinds, photoUrl } from '#shared/constants/photos.ts'
import { priceDrop, withWaitingPrice } from '#shared/rules/price-drop.ts'
import { documentsIn, missingAnswers } from '#shared/rules/listing.ts'
import { canPost } from '#shared/rules/user.ts'
import { servedVideoTypes } from '#shared/constants/videos.ts'
import type { Photo } from '#shared/schemas/upload.ts'
import type { AboutListing } from '#shared/schemas/notification.ts'

const storedPhoto = z.object({
  id: id('upload'),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  /** Absent in photos of before there were thumbnails. */
  hasThumbnail: z.optional(z.boolean()),
  /** Absent where the seller has not said what it shows, and in photos of before they could. */
  kind: z.optional(z.enum(photoKinds)),
})

const storedVideo = z.object({
  id: id('video'),
  contentType: z.enum(servedVideoTypes),
  seconds: z.number(),
  width: z.number(),
  height: z.number(),
  /** An ordinary photo, which belongs to the video and is none of the car's photos. */
  poster: storedPhoto,
})

/** A listing as the table stores it. Views in `functions/listings` decide which fields are returned. */
export const listingRecord = z.object({
  id: id('listing'),
  /** Given at the first submission, then never changed: links must last. */
  slug: z.nullable(slug),
  ownerId: id('user'),
  /** The dealership whose car this is; null for a private seller's. */
  dealer: z.nullable(dealerOnCard),
  status: z.enum(listingStatuses),
  /** The availability that its seller set; items from before the field count as available. */
  availability: z._default(z.enum(availabilities), 'AVAILABLE'),
  /** When that was last changed, null while it never was: people who saved the car are notified of each change once. */
  availabilityAt: z._default(z.nullable(instant), null),
  /** Sold before its owner had this dealership, which does not count the sale. */
  isSaleUncounted: z.optional(z.boolean()),
  /** When its seller last confirmed it; null while it was never public. */
  confirmedAt: z._default(z.nullable(instant), null),
  /** Paused because its seller did not say whether it is still available. */
  isPausedBySilence: z._default(z.boolean(), false),
  /** It was reserved when it was paused without an answer, so it returns to that. */
  wasReserved: z._default(z.boolean(), false),
  /** Photos that another seller's listing had too when they were attached. */
  samePhotos: z._default(z.array(samePhoto), []),
  version: z.number(),
  /** Its owner is suspended or its dealership lost its verification: out of sight, whatever the status. */
  isHidden: z.boolean(),
  /** An admin has rejected it, or it was withdrawn from their review: until one approves it, no submission publishes it at once. */
  mustReview: z.boolean(),
  car: carDraft,
  country: z.string(),
  photos: z.array(storedPhoto),
  /** Absent in listings of before there were videos. */
  video: z.optional(z.nullable(storedVideo)),
  documents: z.object({
    registrationCard: z.nullable(id('document')),
    /** Absent where one file shows both sides, and in listings of before there were two. */
    registrationCardBack: z.optional(id('document')),
    idCard: z.nullable(id('document')),
  }),
  /** The report of an inspection, which its seller shares with buyers; absent in listings of before there were any. */
  inspectionReport: z.optional(z.nullable(z.object({ id: id('document'), uploadedAt: instant }))),
  priceHistory: z.array(priceChange),
  rejectionReason: z.nullable(z.string()),
  reasonCodes: z._default(listingReasonCodes, []),
  rejectionFields: z._default(z.array(z.enum(rejectionFields)), []),
  /** When it was last submitted for review; null while it never was. */
  submittedAt: z._default(z.nullable(instant), null),
  /** The last decision of an admin. */
  decision: z._default(z.nullable(decisionNote), null),
  /** The appeal against that decision, if it was a refusal. */
  appeal: z._default(z.nullable(ownAppeal), null),
  /**
   * Proof of documents that were deleted at the end of their retention: the admin who checked them (null: before decisions were
   * noted), the time, and their SHA-256.
   */
  documentsChecked: z._default(
    z.nullable(z.object({ by: z.nullable(id('user')), at: instant, hashes: z.array(z.string()) })),
    null,
  ),
  /** A dealership's own number of the car; a guard item keeps it unique in its stock. */
  stockNumber: z._default(z.nullable(z.string()), null),
  isFeatured: z.boolean(),
  /** When that ends by itself; null where only an admin ends it. */
  featuredUntil: z._default(z.nullable(instant), null),
  /** The counts of before they had an item of their own; `counts.ts` adds them to what is shown. */
  viewCount: z.optional(z.number()),
  contactCount: z.optional(z.number()),
  saveCount: z.optional(z.number()),
  createdAt: instant,
  updatedAt: instant,
  /** First approval; from then on every change goes to the search feed. */
  publishedAt: z.nullable(instant),
})
export type ListingRecord = z.output<typeof listingRecord>

/** Its place among those of its status: by when it was made, but what waits for a decision by when it was sent. */
export const statusPlace = ({ id, status, submittedAt, createdAt }: ListingRecord): string =>
  timeSort(status === 'PENDING' ? (submittedAt ?? createdAt) : createdAt, id)

/** The item of a listing with the keys of every index it belongs to now. */
export const toListingItem = (listing: ListingRecord) => ({
  ...keys.listing(listing.id),
  ...listing,
  ownerPk: partitions.ownedListings(listing.ownerId),
  ownerSk: timeSort(listing.createdAt, listing.id),
  statusPk: partitions.listingStatus(listing.status),
  statusSk: statusPlace(listing),
  ...(listing.publishedAt && {
    changePk: partitions.changes(changeShard(listing.id)),
    changeSk: timeSort(listing.updatedAt, listing.id),
  }),
})

/** The tombstone that the change feed keeps of a deleted listing; see `tombstoneOf`. */
export const toTombstone = (listing: ListingRecord, at: Date) =>
  tombstoneOf(
    {
      key: keys.listing(listing.id),
      id: listing.id,
      version: listing.version,
      changePk: partitions.changes(changeShard(listing.id)),
    },
    at,
  )

/** A car with every answer that a submission needs. */
export type CompleteCar = CarDraft &
  Required<Omit<CarDraft, 'variant' | 'engineSize' | 'description' | 'features' | LaterAnswer>>

/** True when nothing that a buyer relies on is missing. */
export const isComplete = (car: CarDraft): car is CompleteCar => missingAnswers(car).length === 0

/** Approved, and neither its owner nor its dealership is suspended or unverified: everybody with its address may see it. */
export const isShown = ({ status, isHidden }: Pick<ListingRecord, 'status' | 'isHidden'>): boolean =>
  status === 'APPROVED' && !isHidden

/** Shown, and neither sold nor paused: what search, similar cars and home offer. */
export const isListed = (listing: Pick<ListingRecord, 'status' | 'isHidden' | 'availability'>): boolean =>
  isShown(listing) && isOnOffer(listing.availability)

/** One rule of visibility (product decision): approved, its owner active and, for a dealer's, verified. */
export const isPublic = (listing: ListingRecord, owner: UserRecord): boolean =>
  isShown(listing) && owner.status === 'ACTIVE' && canPost(owner)

/** A listing's photos as the web shows them; the first is the main one. */
export const toPhotos = (photos: ListingRecord['photos']): Photo[] =>
  photos.map((photo, index) => ({ ...photo, imageUrl: photoUrl(photo.id), isMain: index === 0 }))

/** The ids of every upload that a listing uses. */
export const uploadIdsOf = ({
  photos,
  video,
  documents,
  inspectionReport,
}: Pick<ListingRecord, 'photos' | 'video' | 'documents' | 'inspectionReport'>): string[] => [
  ...photos.map(({ id: photoId }) => photoId),
  ...(video ? [video.id, video.poster.id] : []),
  ...documentsIn(documents),
  ...(inspectionReport ? [inspectionReport.id] : []),
]

/** The prices of a complete listing as its card and its page tell of them. */
export const shownPrices = (
  { priceHistory, updatedAt }: ListingRecord,
  { priceQAR }: CompleteCar,
): ListingRecord['priceHistory'] => withWaitingPrice(priceHistory, { priceQAR, at: updatedAt })

/** The card of a complete listing with a slug: one that was submitted at least once. */
export const toListingCard = (
  listing: WithCounts<ListingRecord>,
  car: CompleteCar,
  slug: string,
): ListingCard => ({
  id: listing.id,
  slug,
  title: carTitle(car, 'en'),
  titleAr: carTitle(car, 'ar'),
  make: car.make,
  model: car.model,
  year: car.year,
  variant: car.variant ?? '',
  mileage: car.mileage,
  priceQAR: car.priceQAR,
  previousPriceQAR: priceDrop(shownPrices(listing, car))?.previousPriceQAR ?? null,
  bodyType: car.bodyType,
  fuelType: car.fuelType,
  transmission: car.transmission,
  color: car.color,
  condition: car.condition,
  city: car.city,
  ...(car.area && { area: car.area }),
  country: listing.country,
  isGCCSpec: car.isGCCSpec,
  hasWarranty: car.hasWarranty,
  isFeatured: listing.isFeatured,
  availability: listing.availability,
  // For buyers a car is as old as its offer, and `sortBy=createdAt` is in the order of this field.
  createdAt: listing.publishedAt ?? listing.createdAt,
  viewCount: listing.viewCount,
  contactCount: listing.contactCount,
  imageCount: listing.photos.length,
  images: toPhotos(listing.photos).slice(0, 1),
  morePhotos: listing.photos.slice(1, limits.listing.cardPhotos).map(({ id: photoId }) => photoId),
  ...(listing.video && { hasVideo: true as const }),
  dealerProfileId: listing.dealer?.id ?? null,
  dealerProfile: listing.dealer,
})

/** A snapshot of the listing for a notification or a lead: the facts of this moment. */
export const toAboutListing = ({ id, slug, car, photos }: ListingRecord): AboutListing => ({
  id,
  slug,
  title: carTitle(car, 'en'),
  titleAr: carTitle(car, 'ar'),
  priceQAR: car.priceQAR ?? null,
  image: toPhotos(photos)[0] ?? null,
})
