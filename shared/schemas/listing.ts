import * as z from 'zod/mini'
import { id, slug } from './ids.ts'
import { limits } from '#shared/constants/limits.ts'
import { availabilities } from '#shared/rules/availability.ts'
import {
  bodyTypes,
  conditions,
  driveTypes,
  fuelTypes,
  transmissions,
} from '#shared/reference/car-vocabulary.ts'
import { colors } from '#shared/reference/colors.ts'
import { evidenceFields, ownFiles } from './evidence.ts'
import { cardDeal } from './market-value.ts'
import { listingReasonCodes, ownAppeal } from './moderation.ts'
import { photo, video } from './upload.ts'
import { confirmedMarks, dealerOnCard } from './user.ts'
import { instant, line, paragraphs, whole } from './text.ts'

/** A reference to a listing: without an address when it is not public or was deleted. */
export const namedListing = z.object({
  id: id('listing'),
  slug: z.nullable(z.string()),
  title: z.string(),
  titleAr: z.string(),
})

/** A photo that another seller's listing has too, as far as they look alike. */
export const samePhoto = z.object({ photoId: id('upload'), listing: namedListing })
export type SamePhoto = z.output<typeof samePhoto>

const of = limits.listing

export const listingStatuses = ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED'] as const
export type ListingStatus = (typeof listingStatuses)[number]

/** A seller's answers about a car. `/api/config/makes-models` lists the makes and models; the handler checks the pair. */
export const carFields = {
  make: line(60),
  model: line(60),
  year: whole(of.firstYear, 2100),
  variant: line(of.variant, 0),
  mileage: whole(of.mileage.min, of.mileage.max),
  priceQAR: whole(of.price.min, of.price.max),
  bodyType: z.enum(bodyTypes),
  fuelType: z.enum(fuelTypes),
  transmission: z.enum(transmissions),
  engineSize: line(of.engineSize, 0),
  cylinders: whole(of.cylinders.min, of.cylinders.max),
  driveType: z.enum(driveTypes),
  seats: whole(of.seats.min, of.seats.max),
  doors: whole(of.doors.min, of.doors.max),
  color: z.enum(colors),
  condition: z.enum(conditions),
  city: line(limits.city),
  area: line(limits.city, 0),
  description: paragraphs(of.description),
  /** The description in the other language; which one each is in, `described` sees by its letters. */
  secondDescription: paragraphs(of.description),
  isGCCSpec: z.boolean(),
  hasWarranty: z.boolean(),
  isAccidentFree: z.boolean(),
  /** Its seller takes no offers of a price. */
  isPriceFixed: z.boolean(),
  features: z.array(line(of.feature)).check(z.maxLength(of.features)),
  ...evidenceFields,
}

export type CarField = keyof typeof carFields

const { area, cylinders, driveType, seats, doors, secondDescription, isPriceFixed } = carFields

/** The answers as a seller sends them: null takes back one that no listing must have and that has no empty value. It is never stored. */
export const sentCarFields = {
  ...carFields,
  cylinders: z.nullable(cylinders),
  driveType: z.nullable(driveType),
  seats: z.nullable(seats),
  doors: z.nullable(doors),
}

/** Answers to change: what is absent stays. */
export type CarChange = {
  [Field in CarField]?: z.output<(typeof sentCarFields)[Field]> | undefined
}

/** Answers that were not asked for at first: no listing must have them. */
const laterAnswers = z.partial(
  z.object({ area, cylinders, driveType, seats, doors, secondDescription, isPriceFixed, ...evidenceFields }),
).shape
export type LaterAnswer = keyof typeof laterAnswers
const { vin: _private, ...publicLaterAnswers } = laterAnswers

// The released web knows no rejection about those: they join with the next release.
const isLater = (field: CarField): field is LaterAnswer => field in laterAnswers

/** The parts that a rejection can be about: an answer, the photos, or one of the two documents. */
export const rejectionFields = [
  ...(Object.keys(carFields) as CarField[]).filter((field) => !isLater(field)),
  'images',
  'registrationCard',
  'idCard',
] as const
export type RejectionField = (typeof rejectionFields)[number]

/** A car as it is stored and edited: a draft may still lack any of its answers. */
export const carDraft = z.partial(z.object(carFields))
export type CarDraft = z.output<typeof carDraft>

export const priceChange = z.object({ priceQAR: z.number(), at: instant })

/** A listing on a card: what result pages, favorites, similar cars and home show. */
export const listingCard = z.object({
  id: id('listing'),
  slug,
  title: z.string(),
  titleAr: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.number(),
  variant: z.string(),
  mileage: z.number(),
  priceQAR: z.number(),
  previousPriceQAR: z.nullable(z.number()),
  bodyType: z.enum(bodyTypes),
  fuelType: z.enum(fuelTypes),
  transmission: z.enum(transmissions),
  color: z.enum(colors),
  condition: z.enum(conditions),
  city: z.string(),
  area: z.optional(z.string()),
  country: z.string(),
  isGCCSpec: z.boolean(),
  hasWarranty: z.boolean(),
  isFeatured: z.boolean(),
  availability: z.enum(availabilities),
  /** When it was first public; before that, when it was made. */
  createdAt: instant,
  viewCount: z.number(),
  contactCount: z.number(),
  imageCount: z.number(),
  /** The main photo only, or none; the detail answer has them all. */
  images: z.array(photo),
  /** The next photos, as ids alone: a page of cards stays small, and they are fetched only when somebody swipes. */
  morePhotos: z.optional(z.array(id('upload')).check(z.maxLength(of.cardPhotos - 1))),
  /** Its own page has a video; absent without one. */
  hasVideo: z.optional(z.literal(true)),
  dealerProfileId: z.nullable(id('user')),
  dealerProfile: z.nullable(dealerOnCard),
  /** Absent with too few similar cars to compare with. */
  deal: z.optional(cardDeal),
})
export type ListingCard = z.output<typeof listingCard>

/** A listing on its own page. `dealerProfileId` set means a verified dealer's, else a private seller's. */
export const listingDetail = z.extend(listingCard, {
  ...publicLaterAnswers,
  /** The last characters of its chassis number; absent where none is given. */
  vinEnding: z.optional(z.string()),
  /** When the report of an inspection was uploaded, which its seller shares in a conversation; absent without one. */
  inspectionReportAt: z.optional(instant),
  video: z.optional(z.nullable(video)),
  /** Of its model, where we know its model years; without `to` it is still made. */
  generation: z.optional(
    z.object({
      label: z.object({ en: z.string(), ar: z.string() }),
      from: z.number(),
      to: z.optional(z.number()),
    }),
  ),
  priceUSD: z.nullable(z.number()),
  engineSize: z.string(),
  description: z.string(),
  isAccidentFree: z.boolean(),
  features: z.array(z.object({ id: z.string(), feature: z.string() })),
  priceHistory: z.array(priceChange),
  /** First approval: what its days on the market count from. Null for one that was never public. */
  publishedAt: z.nullable(instant),
  updatedAt: instant,
  dealerProfile: z.nullable(
    z.extend(dealerOnCard, {
      city: z.string(),
      rating: z.nullable(z.number()),
      reviewCount: z.number(),
      phoneNumber: z.nullable(z.string()),
      whatsappNumber: z.nullable(z.string()),
    }),
  ),
  seller: z.object({
    name: z.string(),
    memberSince: instant,
    ...confirmedMarks,
    phoneNumber: z.nullable(z.string()),
    whatsappNumber: z.nullable(z.string()),
  }),
  /** Fields beyond the public ones: set for the owner, their staff and admins only. */
  own: z.optional(
    z.object({
      status: z.enum(listingStatuses),
      version: z.number(),
      reasonCodes: listingReasonCodes,
      rejectionReason: z.nullable(z.string()),
    }),
  ),
})
export type ListingDetail = z.output<typeof listingDetail>

/** A listing as its owner edits it: everything may still be missing. */
export const ownListing = z.extend(carDraft, {
  id: id('listing'),
  slug: z.nullable(slug),
  status: z.enum(listingStatuses),
  version: z.number(),
  title: z.string(),
  titleAr: z.string(),
  country: z.string(),
  images: z.array(photo),
  video: z.optional(z.nullable(video)),
  verificationDocuments: ownFiles,
  inspectionReportAt: z.optional(instant),
  rejectionReason: z.nullable(z.string()),
  /** Why it was refused, as codes that have words in both languages. */
  reasonCodes: listingReasonCodes,
  /** The fields that the reason is about, when the admin named any. */
  rejectionFields: z.array(z.enum(rejectionFields)),
  /** Against its last refusal; null while there is none. */
  appeal: z.nullable(ownAppeal),
  /** Its documents were checked by an admin and removed when their purpose had ended: it needs none again. */
  documentsCheckedAt: z.nullable(instant),
  /** A dealership's own number of the car. */
  stockNumber: z.nullable(z.string()),
  availability: z.enum(availabilities),
  /** The seller's last confirmation of its availability; null while it was never public. */
  confirmedAt: z.nullable(instant),
  /** Paused because its seller did not answer whether it is still available. */
  isPausedBySilence: z.boolean(),
  /** It was reserved before that. */
  wasReserved: z.boolean(),
  isFeatured: z.boolean(),
  publishedAt: z.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
  viewCount: z.number(),
  contactCount: z.number(),
  saveCount: z.number(),
})
export type OwnListing = z.output<typeof ownListing>
