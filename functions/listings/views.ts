import type { WithCounts } from '#functions/data/counts.ts'
import { type DealerRecord, starsOf } from '#functions/data/dealers.ts'
import {
  isComplete,
  type ListingRecord,
  shownPrices,
  toListingCard,
  toPhotos,
} from '#functions/data/listing-record.ts'
import { toDecision, toOwner, toSeller } from '#functions/data/user-views.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { qarToUsd } from '#shared/constants/market.ts'
import { ratingOf } from '#shared/rules/dealer-review.ts'
import { vinEndingOf } from '#shared/rules/vin.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { generationOf } from '#shared/reference/generations.ts'
import { canBeContacted } from '#shared/rules/availability.ts'
import { laterAnswersOf } from '#shared/rules/later-answers.ts'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import type { ListingDetail, OwnListing } from '#shared/schemas/listing.ts'
import type { Video } from '#shared/schemas/upload.ts'
import { photoUrl } from '#shared/constants/photos.ts'
import { videoUrl } from '#shared/constants/videos.ts'

/** A listing's video as the web shows it, or null. */
const toVideo = ({ video }: Pick<ListingRecord, 'video'>): Video | null => {
  if (!video) return null
  const poster = { ...video.poster, imageUrl: photoUrl(video.poster.id), isMain: false }
  return { ...video, videoUrl: videoUrl(video.id), poster }
}

const reportedAt = ({ inspectionReport }: Pick<ListingRecord, 'inspectionReport'>) =>
  inspectionReport ? { inspectionReportAt: inspectionReport.uploadedAt } : {}

/** A listing as its owner edits it, however incomplete. */
export const toOwnListing = (listing: WithCounts<ListingRecord>): OwnListing => ({
  ...listing.car,
  id: listing.id,
  slug: listing.slug,
  status: listing.status,
  version: listing.version,
  title: carTitle(listing.car, 'en'),
  titleAr: carTitle(listing.car, 'ar'),
  country: listing.country,
  images: toPhotos(listing.photos),
  video: toVideo(listing),
  verificationDocuments: {
    ...listing.documents,
    ...(listing.inspectionReport && { inspectionReport: listing.inspectionReport.id }),
  },
  ...reportedAt(listing),
  rejectionReason: listing.rejectionReason,
  reasonCodes: listing.reasonCodes,
  rejectionFields: listing.rejectionFields,
  appeal: listing.appeal,
  documentsCheckedAt: listing.documentsChecked?.at ?? null,
  stockNumber: listing.stockNumber,
  availability: listing.availability,
  confirmedAt: listing.confirmedAt,
  isPausedBySilence: listing.isPausedBySilence,
  wasReserved: listing.wasReserved,
  isFeatured: listing.isFeatured,
  publishedAt: listing.publishedAt,
  createdAt: listing.createdAt,
  updatedAt: listing.updatedAt,
  viewCount: listing.viewCount,
  contactCount: listing.contactCount,
  saveCount: listing.saveCount,
})

/** A listing as an admin reviews it; `admin` is who decided about it last. */
export const toAdminListing = (
  listing: WithCounts<ListingRecord> & Pick<AdminListing, 'check'>,
  owner: UserRecord,
  admin: UserRecord | undefined,
): AdminListing => ({
  ...toOwnListing(listing),
  samePhotos: listing.samePhotos,
  dealerProfileId: listing.dealer?.id ?? null,
  owner: toOwner(owner),
  submittedAt: listing.submittedAt,
  decision: toDecision(listing.decision, admin),
  isHidden: listing.isHidden,
  featuredUntil: listing.featuredUntil,
  ...(listing.check && { check: listing.check }),
})

const generationFact = ({ make, model, year }: Pick<ListingDetail, 'make' | 'model' | 'year'>) => {
  const found = generationOf(make, model, year)
  if (!found) return {}
  const { label, from, to } = found
  return { generation: { label, from, ...(to !== undefined && { to }) } }
}

/** The page of a listing; undefined while it lacks what the page shows. Who sees hidden ones also sees status and version. */
export const toListingDetail = (
  listing: WithCounts<ListingRecord>,
  owner: UserRecord,
  dealer: DealerRecord | undefined,
  seesHidden: boolean,
): ListingDetail | undefined => {
  const { car, slug } = listing
  if (!isComplete(car) || slug === null) return undefined
  // A seller is no longer called about a car that is sold.
  const isReachable = seesHidden || canBeContacted(listing.availability)
  return {
    ...toListingCard(listing, car, slug),
    images: toPhotos(listing.photos),
    video: toVideo(listing),
    ...generationFact(car),
    priceUSD: Math.round(car.priceQAR * qarToUsd),
    engineSize: car.engineSize ?? '',
    description: car.description ?? '',
    ...laterAnswersOf(car, Boolean(listing.inspectionReport)),
    vinEnding: vinEndingOf(car.vin),
    ...reportedAt(listing),
    isAccidentFree: car.isAccidentFree,
    features: (car.features ?? []).map((feature) => ({ id: feature, feature })),
    priceHistory: shownPrices(listing, car),
    publishedAt: listing.publishedAt,
    updatedAt: listing.updatedAt,
    dealerProfile: dealer
      ? {
          id: dealer.id,
          slug: dealer.slug,
          businessName: dealer.businessName,
          ...(dealer.businessNameAr && { businessNameAr: dealer.businessNameAr }),
          city: dealer.city,
          ...ratingOf(starsOf(dealer)),
          phoneNumber: dealer.phoneNumber,
          whatsappNumber: dealer.whatsappNumber,
        }
      : null,
    seller: toSeller(owner, dealer, isReachable),
    ...(seesHidden && {
      own: {
        status: listing.status,
        version: listing.version,
        reasonCodes: listing.reasonCodes,
        rejectionReason: listing.rejectionReason,
      },
    }),
  }
}

/** The titles by which an admin finds a listing: in both languages, beginning with make and model. */
export const titlesOf = ({ car }: Pick<ListingRecord, 'car'>): string[] => [
  carTitle(car, 'en'),
  carTitle(car, 'ar'),
]
