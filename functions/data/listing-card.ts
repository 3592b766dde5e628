import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { isOnOffer } from '#shared/rules/availability.ts'
import { missingAnswers } from '#shared/rules/listing.ts'
import { canPost } from '#shared/rules/user.ts'
import type { CarDraft, ListingCard } from '#shared/schemas/listing.ts'
import { photoUrl, type Photo } from '#shared/schemas/photo.ts'

/** A car with every answer that a submission needs. */
export type CompleteCar = CarDraft &
  Required<Omit<CarDraft, 'variant' | 'engineSize' | 'description' | 'features'>>

/** True when nothing that a buyer relies on is missing. */
export const isComplete = (car: CarDraft): car is CompleteCar => missingAnswers(car).length === 0

/** Approved, and neither its owner nor its dealership is out of favour: whoever has its address may look at it. */
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

/** The card of a complete listing with a slug: one that was submitted at least once. */
export const toListingCard = (listing: ListingRecord, car: CompleteCar, slug: string): ListingCard => ({
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
  previousPriceQAR: listing.priceHistory.at(-2)?.priceQAR ?? null,
  bodyType: car.bodyType,
  fuelType: car.fuelType,
  transmission: car.transmission,
  color: car.color,
  condition: car.condition,
  city: car.city,
  country: listing.country,
  isGCCSpec: car.isGCCSpec,
  hasWarranty: car.hasWarranty,
  isFeatured: listing.isFeatured,
  availability: listing.availability,
  createdAt: listing.createdAt,
  viewCount: listing.viewCount,
  contactCount: listing.contactCount,
  imageCount: listing.photos.length,
  images: toPhotos(listing.photos).slice(0, 1),
  dealerProfileId: listing.dealer?.id ?? null,
  dealerProfile: listing.dealer,
})
