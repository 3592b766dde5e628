import { homeCurrency } from '#shared/constants/market.ts'
import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import {
  plateCountries,
  plateCountry,
  plateLocations,
  plateSeries,
  plateTagNames,
  sellPlateCategories,
} from '#shared/reference/plate-vocabulary.ts'
import { plateText, readPlateNumber } from '#shared/rules/plate.ts'
import { confirmedMarks } from './user.ts'
import { availabilities } from '#shared/rules/availability.ts'
import { id, requestName } from './ids.ts'
import { decisionView, ownAppeal, plateReasonCodes } from './moderation.ts'
import { priceChange } from './listing.ts'
import { instant, isPlain, paragraphs, whole } from './text.ts'

export const plateStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type PlateStatus = (typeof plateStatuses)[number]

const digits = z.string().check(z.regex(new RegExp(`^\\d{1,${limits.plate.digits}}$`)))

/** The characters on a plate. */
export const plateFace = z.object({
  country: z.enum(plateCountries),
  series: z.nullable(z.enum(plateSeries)),
  number: digits,
})
export type PlateFace = z.output<typeof plateFace>

/** A plate as everybody sees it. `plateNumber` is series and number as one text: `333`, `Q 333`. */
export const plateView = z.extend(plateFace, {
  id: id('plate'),
  plateNumber: z.string(),
  /** The number as the page's address has it: `333`, `q-333`. */
  slug: z.string(),
  tags: z.array(z.enum(plateTagNames)),
  category: z.enum(sellPlateCategories),
  price: z.number(),
  /** The lowest price of the month before it came down; null or absent when it did not. */
  previousPrice: z.optional(z.nullable(z.number())),
  currency: z.literal(homeCurrency),
  location: z.enum(plateLocations),
  description: z.nullable(z.string()),
  status: z.enum(plateStatuses),
  availability: z.enum(availabilities),
  isFeatured: z.boolean(),
  createdAt: instant,
  viewCount: z.number(),
  contactCount: z.number(),
})
export type PlateView = z.output<typeof plateView>

/** Why a plate is near a number that nobody offers, the nearest first. */
export const nearPlateReasons = [
  /** The very number, which other filters keep out. */
  'NUMBER',
  'OTHER_LETTER',
  'OTHER_ORDER',
  'ONE_DIGIT',
  'PATTERN',
  'LENGTH',
  'PRICE',
] as const
export type NearPlateReason = (typeof nearPlateReasons)[number]

/** A plate in a list, with what is asked for numbers like it: the middle half of their prices, in QAR. */
export const listedPlate = z.extend(plateView, {
  similar: z.optional(z.nullable(z.object({ low: z.number(), high: z.number() }))),
})
export type ListedPlate = z.output<typeof listedPlate>

/** A plate on offer in place of the number that was looked for. */
export const nearPlate = z.object({ plate: listedPlate, why: z.enum(nearPlateReasons) })
export type NearPlate = z.output<typeof nearPlate>

/** A plate with its seller, as its own page shows it. */
export const plateDetail = z.extend(plateView, {
  /** Its prices since it was first public, the present one last; fewer than two say nothing. */
  priceHistory: z.optional(z.array(priceChange)),
  /** Its first approval; null before. */
  publishedAt: z.optional(z.nullable(instant)),
  seller: z.object({
    name: z.string(),
    memberSince: instant,
    ...confirmedMarks,
    phoneNumber: z.nullable(z.string()),
    whatsappNumber: z.nullable(z.string()),
    /** Set for a verified dealership. */
    dealer: z.nullable(
      z.object({ id: id('user'), slug: z.string(), businessNameAr: z.optional(z.string()) }),
    ),
  }),
  /** Whether it is the caller's own, or their dealership's. */
  isOwn: z.boolean(),
})
export type PlateDetail = z.output<typeof plateDetail>

/** A plate as its owner sees it. */
export const ownPlate = z.extend(plateView, {
  version: z.number(),
  rejectionReason: z.nullable(z.string()),
  /** Why it was refused, as codes that have words in both languages. */
  reasonCodes: plateReasonCodes,
  /** Against its last refusal; null while there is none. */
  appeal: z.nullable(ownAppeal),
  updatedAt: instant,
})
export type OwnPlate = z.output<typeof ownPlate>

/** A plate as an admin reviews it. */
export const adminPlate = z.extend(ownPlate, {
  owner: z.object({ id: id('user'), username: z.string(), name: z.string(), role: z.string() }),
  submittedAt: z.nullable(instant),
  decision: z.nullable(decisionView),
  isHidden: z.boolean(),
  /** When it stops being featured by itself; null or absent where only an admin ends it. */
  featuredUntil: z.optional(z.nullable(instant)),
  /** The price and the description that were public last, while it is not public with others; absent where they are not known. */
  publicPrice: z.optional(z.number()),
  publicDescription: z.optional(z.nullable(z.string())),
})
export type AdminPlate = z.output<typeof adminPlate>

/** A plate in an address: its id, or its number as `333` or `q-333`. */
export const plateIdOrSlug = z.union([id('plate'), z.string().check(z.regex(/^(?:[a-z]-)?\d{1,6}$/))])

const noPlateNumber = `Please enter 1 to ${limits.plate.digits} digits, with the letter before them if the plate has one`

/** A number as people type it, in any script and with separators; becomes `333` or `Q 333`. */
export const plateNumber = z.string().check(
  z.maxLength(limits.plate.typed, { error: noPlateNumber, abort: true }),
  z.refine((text) => isPlain(text) && readPlateNumber(text) !== undefined, { error: noPlateNumber }),
  z.overwrite((text) => {
    const read = readPlateNumber(text)
    return read ? plateText(read) : text
  }),
)

const offered = {
  category: z.enum(sellPlateCategories),
  price: whole(limits.plate.price.min, limits.plate.price.max),
  location: z.enum(plateLocations),
  description: paragraphs(limits.plate.description),
}

export const newPlate = z.strictObject({
  ...offered,
  plateNumber,
  country: z._default(z.enum(plateCountries), plateCountry),
  description: z.optional(offered.description),
  currency: z._default(z.literal(homeCurrency), homeCurrency),
  /** The server alone decides: every new plate is reviewed. */
  status: z.optional(z.enum(['PENDING', 'APPROVED'])),
  requestId: z.optional(requestName),
})

/** A seller's edit of a plate: another number would be another plate. */
export const plateEdit = z.strictObject({
  category: z.optional(offered.category),
  price: z.optional(offered.price),
  location: z.optional(offered.location),
  description: z.optional(offered.description),
  version: z.optional(z.int().check(z.gte(1))),
})

const plateConfidences = ['low', 'medium', 'high'] as const
export type PlateConfidence = (typeof plateConfidences)[number]

/** A plate that an estimate looked at: on offer now at its asking price, or sold at an auction whose result is public. */
const comparable = z.extend(plateFace, {
  plateNumber: z.string(),
  price: z.number(),
  source: z.enum(['OFFER', 'SALE']),
})
export type PlateComparable = z.output<typeof comparable>

/** The estimated value of a number with its reasons: never a promise. */
export const plateEstimate = z.extend(plateFace, {
  plateNumber: z.string(),
  tags: z.array(z.enum(plateTagNames)),
  /** In QAR; null when there is not enough to say. */
  range: z.nullable(z.object({ low: z.number(), middle: z.number(), high: z.number() })),
  confidence: z.nullable(z.enum(plateConfidences)),
  /** The calculation of the middle: a price for so many digits, times each factor. Empty when there is no range. */
  steps: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('DIGITS'), digits: z.number(), price: z.number() }),
      z.object({ kind: z.literal('TAG'), tag: z.enum(plateTagNames), factor: z.number() }),
      z.object({ kind: z.literal('SERIES'), factor: z.number() }),
      /** The ratio of similar plates' prices to the result of the steps before. */
      z.object({ kind: z.literal('MARKET'), factor: z.number(), count: z.number() }),
    ]),
  ),
  /** The most alike first. */
  comparables: z.array(comparable),
})
export type PlateEstimate = z.output<typeof plateEstimate>
