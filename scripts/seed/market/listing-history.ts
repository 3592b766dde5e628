import { dayMs } from '#functions/core/time.ts'
import type { DealerRecord } from '#functions/data/dealers.ts'
import { type CompleteCar, isListed } from '#functions/data/listing-record.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { decidedListing } from '#functions/commands/decide-listing.ts'
import { applyEdit } from '#functions/commands/apply-edit.ts'
import { emptyListing } from '#functions/commands/empty-listing.ts'
import type { ListingReasonCode } from '#shared/reference/moderation-codes.ts'
import type { CarDraft, ListingStatus, RejectionField } from '#shared/schemas/listing.ts'
import { type Random, seededId, slugSuffix } from '#scripts/seed/random.ts'
import { roundPrice } from './cars.ts'
import { confirmListing, pauseBySilence } from '#functions/commands/change-availability.ts'
import { confirmationDays } from '#shared/constants/selling-limits.ts'
import type { Accounts } from './accounts.ts'

const hourMs = 3_600_000

export type Owner = { user: UserRecord; dealer?: DealerRecord }

type ListingPlan = {
  owner: Owner
  status: ListingStatus
  /** A draft may still lack answers. */
  car: CarDraft
  /** Higher asking prices of earlier days, in riyals. */
  earlierPrices?: readonly number[]
  createdAt: Date
  /** The admin who decides about reviews. */
  adminId: string
  now: Date
  random: Random
}

type Refusal = {
  reasonCodes: readonly ListingReasonCode[]
  rejectionFields?: readonly RejectionField[]
  rejectionReason: string
}

const refusals: readonly Refusal[] = [
  {
    reasonCodes: ['PHOTOS_NOT_YOURS'],
    rejectionReason: 'The photos do not show the car described. Please upload photos of your own car.',
  },
  {
    reasonCodes: ['DOCUMENTS_UNREADABLE'],
    rejectionFields: ['registrationCard'],
    rejectionReason: 'The registration card is not readable. Please upload a clear photo of both sides.',
  },
  {
    reasonCodes: ['WRONG_PRICE'],
    rejectionReason:
      'The price is far below the market. Please correct it, or explain it in the description.',
  },
  {
    reasonCodes: ['WRONG_DETAILS'],
    rejectionFields: ['mileage'],
    rejectionReason: 'The mileage does not match the photo of the dashboard. Please correct it.',
  },
  {
    reasonCodes: ['DOCUMENTS_UNREADABLE'],
    rejectionFields: ['registrationCard'],
    rejectionReason: 'صورة الاستمارة غير واضحة، يرجى رفع صورة واضحة من الجهتين.',
  },
  {
    reasonCodes: ['DESCRIPTION_UNSUITABLE'],
    rejectionReason: 'الوصف يحتوي على رقم هاتف، يرجى حذفه وإعادة الإرسال.',
  },
  { reasonCodes: ['DUPLICATE'], rejectionReason: 'السيارة معروضة مرتين، يرجى الاكتفاء بإعلان واحد.' },
  {
    reasonCodes: ['PHOTOS_UNCLEAR'],
    rejectionReason: 'صور السيارة لا تظهرها كاملة من الخارج، يرجى إضافة صورة واحدة على الأقل للسيارة كاملة.',
  },
]

const noFiles = { photos: [], documents: { registrationCard: null, idCard: null } }

/**
 * A listing as its seller's and the admins' acts would have made it: drafted, submitted, decided, its price lowered. Its
 * files come later.
 */
export const createListingRecord = ({
  owner,
  status,
  car,
  earlierPrices = [],
  createdAt,
  adminId,
  now,
  random,
}: ListingPlan): ListingRecord => {
  const { user, dealer } = owner
  const blank = emptyListing({ id: seededId(random, 'listing'), owner: user, dealer, at: createdAt })
  const [firstPrice, ...laterPrices] = [...earlierPrices, car.priceQAR]
  const first = { ...car, ...(firstPrice !== undefined && { priceQAR: firstPrice }) }
  const intent = status === 'DRAFT' ? 'DRAFT' : 'SUBMIT'
  let listing = applyEdit(blank, { car: first, files: noFiles, intent }, user, createdAt, slugSuffix(random))
  const left = now.getTime() - createdAt.getTime()
  if (status === 'REJECTED' || (status === 'APPROVED' && listing.status === 'PENDING')) {
    // Within a day, but never in the future.
    const decidedAt = new Date(createdAt.getTime() + Math.min(random.whole(1, 20) * hourMs, left / 2))
    const said = status === 'REJECTED' ? { status, ...random.pick(refusals) } : { status }
    listing = decidedListing(listing, said, { adminId, at: decidedAt.toISOString() })
  }
  laterPrices.forEach((priceQAR, index) => {
    const at = new Date(createdAt.getTime() + (left * (index + 1)) / (laterPrices.length + 0.6))
    listing = applyEdit(listing, { car: { priceQAR }, files: noFiles, intent: 'KEEP' }, user, at, '')
  })
  return listing
}

/** One or two higher prices that came before this one: each 3–9 % above the next. */
export const pricesBefore = (priceQAR: number, random: Random): number[] => {
  const steps = random.chance(0.25) ? 2 : 1
  const prices: number[] = []
  for (let step = 0; step < steps; step++) {
    const next = prices[0] ?? priceQAR
    const raised = roundPrice(next * (1.03 + random.next() * 0.06), random)
    prices.unshift(raised > next ? raised : next + 500)
  }
  return prices
}

/** How many people looked at a listing, contacted its seller and saved it, from its age and how much people want such a car. */
export const engagementOf = ({ priceQAR }: CompleteCar, createdAt: Date, now: Date, random: Random) => {
  const days = (now.getTime() - createdAt.getTime()) / dayMs
  const perDay = (priceQAR < 90_000 ? 14 : 9) * Math.exp(random.normal() * 0.6)
  // Most look in the first days.
  const viewCount = Math.round(perDay * 4 * Math.log1p(days / 1.5))
  const contactCount = Math.round(viewCount * (0.012 + random.next() * 0.03))
  return { viewCount, contactCount, saveCount: Math.round(viewCount * (0.02 + random.next() * 0.05)) }
}

const { askAfter, pauseAfter } = confirmationDays

const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * dayMs)

/** A car that its seller spoke of, was asked about, and did not speak of again: paused at `at`. */
export const pauseUnconfirmed = (record: ListingRecord, at: Date): ListingRecord =>
  pauseBySilence(confirmListing(record, daysBefore(at, askAfter + pauseAfter)), at)

// Due since yesterday, so that the last morning's question was about it.
const silentFor = askAfter + 1.5

/** The cars that a newcomer finds in question: two of `dealer`'s, one of `seller`'s. */
const questioned = (
  records: readonly ListingRecord[],
  { dealerships, seller }: Accounts,
  now: Date,
): Set<string> => {
  const before = daysBefore(now, silentFor).toISOString()
  const first = (ownerId: string | undefined, count: number) =>
    records
      .filter((record) => record.ownerId === ownerId && !record.isFeatured && record.updatedAt < before)
      .filter((record) => isListed(record) && record.availability === 'AVAILABLE')
      .slice(0, count)
  return new Set([...first(dealerships[0]?.user.id, 2), ...first(seller.id, 1)].map(({ id }) => id))
}

/** Lets every seller confirm in the last six days that a car is still available, except for a few unconfirmed cars. */
export const confirmListings = (
  records: readonly ListingRecord[],
  accounts: Accounts,
  now: Date,
  random: Random,
): ListingRecord[] => {
  const asked = questioned(records, accounts, now)
  return records.map((record, index) => {
    if (!isListed(record)) return record
    const days = asked.has(record.id) ? silentFor : 5.9 * random.fork(index).next()
    const at = daysBefore(now, days)
    // A seller who has just changed a listing has confirmed it by that.
    return at.toISOString() > record.updatedAt ? confirmListing(record, at) : record
  })
}
