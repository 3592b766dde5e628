import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import { isGoodDay } from '#shared/rules/qatar-day.ts'
import { displayName, instant, line, paragraphs, webAddress } from './text.ts'
import { pictureName } from './upload.ts'
import { confirmedMarks, phoneNumber, verificationStatuses } from './user.ts'
import { id, slug } from './ids.ts'
import { listingCard } from './listing.ts'

const of = sellingLimits.storefront

/** A time of day in Qatar, `09:00`. */
const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))

const hours = { from: z.string(), to: z.string() }
const hoursForm = { from: timeOfDay, to: timeOfDay }

/**
 * A week's hours, Sunday first, as the week begins in the Gulf. Null: closed; an end before the beginning is after midnight. `second`:
 * open again after the midday break.
 */
export const weekHours = z.array(z.nullable(z.object({ ...hours, second: z.optional(z.object(hours)) })))
const weekHoursForm = z
  .array(
    z.nullable(
      z.strictObject({ ...hoursForm, second: z.optional(z.strictObject(hoursForm)) }).check(
        z.refine(isGoodDay, {
          path: ['second'],
          error: 'The second hours begin after the first have ended',
        }),
      ),
    ),
  )
  .check(z.length(7))
export type WeekHours = z.output<typeof weekHours>

/** A dealership's own site; '' is none. */
export const website = webAddress(of.website, 0)

/** The editable storefront of a verified dealership. Its name and city were verified and do not change here. */
export const storefrontForm = z.strictObject({
  /** Its name in the letters that the verified one is not in; '' is none. Absent: it stays. */
  businessNameAr: z.optional(displayName(limits.companyName, 0)),
  description: paragraphs(of.description),
  /** The same in the other language; '' is none. Absent: it stays. */
  secondDescription: z.optional(paragraphs(of.description)),
  phoneNumber: z.nullable(phoneNumber),
  whatsappNumber: z.nullable(phoneNumber),
  website,
  address: line(of.address, 0),
  /** Its area within its city; '' is none. Absent: it stays. */
  area: z.optional(line(limits.city, 0)),
  hours: z.nullable(weekHoursForm),
  logo: pictureName,
  cover: pictureName,
  /** The one last read. */
  version: z.int().check(z.gte(1)),
})
export type StorefrontForm = z.output<typeof storefrontForm>

export const storefront = z.object({
  slug: z.string(),
  businessName: z.string(),
  businessNameAr: z.optional(z.string()),
  city: z.string(),
  area: z.optional(z.string()),
  description: z.string(),
  secondDescription: z.optional(z.string()),
  phoneNumber: z.nullable(z.string()),
  whatsappNumber: z.nullable(z.string()),
  website: z.string(),
  address: z.string(),
  hours: z.nullable(weekHours),
  logoUrl: z.nullable(z.string()),
  coverImageUrl: z.nullable(z.string()),
  version: z.number(),
})
export type Storefront = z.output<typeof storefront>

/** A dealership's public face. A dealer's id is its user's id: one account, one dealership. */
export const dealerCard = z.object({
  id: id('user'),
  slug,
  businessName: z.string(),
  /** In Arabic letters, or in Latin ones beside an Arabic name (`dealerName`); absent or '' where it has said none. */
  businessNameAr: z.optional(z.string()),
  city: z.string(),
  /** A town or district of the city; absent or '' where it has said none. */
  area: z.optional(z.string()),
  country: z.string(),
  description: z.string(),
  /** The same in the other language: which of the two is which, their letters tell. */
  secondDescription: z.optional(z.string()),
  logoUrl: z.nullable(z.string()),
  coverImageUrl: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  whatsappNumber: z.nullable(z.string()),
  website: z.nullable(z.string()),
  address: z.string(),
  rating: z.nullable(z.number()),
  reviewCount: z.number(),
  yearsInBusiness: z.nullable(z.number()),
  totalSales: z.number(),
  carsAvailable: z.number(),
  verificationStatus: z.enum(verificationStatuses),
})
export type DealerCard = z.output<typeof dealerCard>

/** The median from a contact request to its first answer, over the seller's last `sample` answers. */
export const responseTime = z.object({ medianMinutes: z.number(), sample: z.number() })
export type ResponseTime = z.output<typeof responseTime>

/** The storefront: the first page of its cars; the rest comes from `/api/listings?dealer=`. */
export const dealerDetail = z.extend(dealerCard, {
  listings: z.array(listingCard),
  /** Sunday first; null while the dealer has not said. */
  hours: z.nullable(weekHours),
  memberSince: instant,
  ...confirmedMarks,
  /** Null while there are too few answers to measure. */
  responseTime: z.nullable(responseTime),
})

/** A dealership in the admins' list. Without the number of its cars: only search knows it, and no admin's route loads search. */
export const adminDealer = z.extend(z.omit(dealerCard, { carsAvailable: true }), {
  userId: id('user'),
  /** Grows with each change of its state, so that nobody decides about another one than they saw. */
  standing: z.number(),
  /** Its owner is suspended, so it is out of sight in spite of its verification. */
  isSuspended: z.boolean(),
  /** When it last sent its application; null while it never did. */
  appliedAt: z.nullable(instant),
  /** When an admin took its verification back; absent of one that never had it. */
  revokedAt: z.optional(z.nullable(instant)),
  createdAt: instant,
  /** The application that it has sent; null while there is none. */
  submissionId: z.nullable(id('submission')),
})
export type AdminDealer = z.output<typeof adminDealer>
