import { listingLimits } from '#shared/constants/offer-limits.ts'
import type { CarDraft } from '#shared/schemas/listing.ts'
import { qatarMonth } from './qatar-day.ts'
import { mustAttachDocuments } from '#shared/rules/user.ts'
import type { Role } from '#shared/schemas/user.ts'

/** The documents of a private seller's car. The back of the registration card is for those who photograph both sides. */
export const listingDocuments = ['registrationCard', 'registrationCardBack', 'idCard'] as const
type ListingDocuments = Readonly<Partial<Record<(typeof listingDocuments)[number], string | null>>>

/** Every private file of a car: those documents, and the report of an inspection, which any seller may attach. */
export const listingFiles = [...listingDocuments, 'inspectionReport'] as const

/** Without these a private seller's car cannot be submitted: one file can show both sides of the card. */
export const requiredDocuments = ['registrationCard', 'idCard'] as const

/** The names of the documents that are there, in the order in which they are shown. */
export const documentsIn = (documents: ListingDocuments): string[] =>
  listingDocuments.flatMap((slot) => documents[slot] ?? [])

/** The documents that are other files than before; the two sides of a card are one document. */
export const replacedDocuments = (before: ListingDocuments, now: ListingDocuments) =>
  requiredDocuments.filter((kind) =>
    listingDocuments.some((slot) => slot.startsWith(kind) && now[slot] && now[slot] !== before[slot]),
  )

type CarIdentity = Pick<CarDraft, 'make' | 'model' | 'year' | 'vin'>

/**
 * Whether an edit makes another car of it, of which the documents of the first prove nothing. A chassis number that was stated counts also when
 * it is taken back: another could follow.
 */
export const isOtherCar = (before: CarIdentity, after: CarIdentity): boolean =>
  (['make', 'model', 'year'] as const).some((name) => before[name] !== after[name]) ||
  (Boolean(before.vin) && before.vin !== after.vin)

/** The steps of the wizard and the answers each cannot do without (spec, selling, section 5). */
export const requiredByStep = {
  basics: ['make', 'model', 'year', 'mileage', 'priceQAR', 'city', 'condition'],
  details: ['bodyType', 'fuelType', 'transmission', 'color'],
} as const satisfies Record<string, readonly (keyof CarDraft)[]>

const required = [...requiredByStep.basics, ...requiredByStep.details]

/** The answers that are still missing before a car can be submitted, in the order the wizard asks for them. */
export const missingAnswers = (car: CarDraft): (typeof required)[number][] =>
  required.filter((field) => car[field] === undefined || car[field] === '')

/** The status of a submitted car: a verified dealer's is published at once, a private seller's is reviewed first. */
export const statusAfterSubmit = (seller: { role: Role }): 'APPROVED' | 'PENDING' =>
  mustAttachDocuments(seller) ? 'PENDING' : 'APPROVED'

/** The last month that a registration can be valid until, and that of an inspection which a car has passed already: `2026-11`. */
export const lastMonthOf = (field: 'istimaraUntil' | 'fahesAt', now: Date): string => {
  const month = qatarMonth(now)
  return field === 'fahesAt'
    ? month
    : `${Number(month.slice(0, 4)) + listingLimits.istimaraYears}${month.slice(4)}`
}

/** The newest model year that is sold: next year's models reach the showrooms in autumn. Spec: at least 2025. */
export const newestYear = (now: Date): number => Math.max(2025, now.getFullYear() + 1)

/**
 * Every year the wizard offers, newest first: from the current one (at least 2025) down to 1930. Next year's is offered where the car is
 * `of` that year already, as an imported one may be.
 */
export const wizardYears = (now: Date, of = 0): number[] => {
  const first = Math.max(2025, now.getFullYear(), Math.min(of, newestYear(now)))
  return Array.from({ length: first - listingLimits.firstYear + 1 }, (_, index) => first - index)
}

/** Every year the filter offers: from the current one (at least 2024) down to 2000. */
export const filterYears = (now: Date): number[] => {
  const first = Math.max(2024, now.getFullYear())
  return Array.from({ length: first - 2000 + 1 }, (_, index) => first - index)
}
