import type { SearchDocument } from '#functions/search/document.ts'
import {
  bodyTypes,
  conditions,
  driveTypes,
  fuelTypes,
  transmissions,
} from '#shared/reference/car-vocabulary.ts'
import { colors } from '#shared/reference/colors.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { areasOf } from '#shared/reference/areas.ts'
import { cityNames } from '#shared/reference/cities.ts'
import { features as allFeatures } from '#shared/reference/features.ts'
import { makes } from '#shared/reference/makes.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

const descriptions = [
  '',
  'صبغ وكالة بدون حوادث',
  'Full option, agency service',
  'one owner, like new',
  'عداد 80 ألف، شبه جديد',
]

export type Random = () => number

/** Mulberry32: the same numbers for the same seed on every machine. */
export const seededRandom = (seed: number): Random => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const pick = <T>(random: Random, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)]!

const dealers = Array.from({ length: 6 }, (_, n) => ({
  id: `usr_${String(n).padStart(26, '0')}`,
  slug: `dealer-${n}`,
  businessName: pick(() => n / 6, ['Doha Motors', 'معرض الخليج', 'Pearl Cars']),
}))

/** A listing id with this number in it; the ids sort like the numbers. */
export const listingId = (n: number): string => `lst_${String(n).padStart(26, '0')}`

/** The time of searches in tests, within an hour. */
export const searchedAt = Date.UTC(2026, 5, 1, 10, 30)

/** The n-th random document. Numbers come from small ranges, so that ties and empty results are common. */
export const randomDocument = (
  random: Random,
  n: number,
  changes: Partial<ListingCard> = {},
): SearchDocument => {
  const make = pick(random, makes)
  const model = pick(random, make.models)
  const dealer = random() < 0.4 ? pick(random, dealers) : null
  const car = {
    make: make.name,
    model: model.name,
    variant: pick(random, ['', 'GXR', 'V6', 'SE 2.5']),
    year: 2012 + Math.floor(random() * 12),
  }
  const city = changes.city ?? pick(random, cityNames)
  const area = random() < 0.6 && areasOf(city).length > 0 ? pick(random, areasOf(city)) : undefined
  const createdAt = new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 300) * 3_600_000).toISOString()
  const card: ListingCard = {
    id: listingId(n),
    slug: `car-${n}`,
    title: carTitle(car, 'en'),
    titleAr: carTitle(car, 'ar'),
    ...car,
    mileage: Math.floor(random() * 40) * 5000,
    priceQAR: 5000 + Math.floor(random() * 60) * 5000,
    previousPriceQAR: null,
    bodyType: pick(random, bodyTypes),
    fuelType: pick(random, fuelTypes),
    transmission: pick(random, transmissions),
    color: pick(random, colors),
    condition: pick(random, conditions),
    city,
    ...(area && { area }),
    country: 'Qatar',
    isGCCSpec: random() < 0.7,
    hasWarranty: random() < 0.3,
    availability: 'AVAILABLE',
    isFeatured: random() < 0.1,
    createdAt,
    viewCount: Math.floor(random() * 50),
    contactCount: 0,
    imageCount: Math.floor(random() * 3),
    images: [],
    ...(n % 10 === 0 && { hasVideo: true as const }),
    dealerProfileId: dealer?.id ?? null,
    dealerProfile: dealer,
    ...changes,
  }
  const known = allFeatures.filter(() => random() < 0.1).map(({ key }) => key)
  // A seller's own words, of the kind that no object takes for a name of its own.
  const features = random() < 0.05 ? [...known, '__proto__', 'constructor', 'toString'] : known
  const words = pick(random, ['', '2.5 L', '5.7']) + '\n' + pick(random, descriptions)
  const sometimes = <T>(values: readonly T[]) => (random() < 0.7 ? pick(random, values) : undefined)
  const hoursAgo = (hours: number) =>
    new Date(searchedAt - Math.floor(random() * hours) * 3_600_000).toISOString()
  const details = {
    driveType: sometimes(driveTypes),
    seats: sometimes([1, 2, 4, 5, 7, 15]),
    doors: sometimes([2, 4, 5]),
    cylinders: sometimes([3, 4, 6, 7, 8, 16]),
    isAccidentFree: random() < 0.8,
    isFirstOwner: random() < 0.4,
    hasFullService: random() < 0.3,
    hasInspectionReport: random() < 0.2,
    listedAt: hoursAgo(100),
    droppedAt: random() < 0.3 ? hoursAgo(60 * 24) : null,
    generation: `J${Math.floor(random() * 3)}00`,
    trim: card.variant,
  }
  // As `toListingCard` has it.
  card.createdAt = changes.createdAt ?? details.listedAt
  return { id: card.id, version: 1, changedAt: createdAt, card, details, features, words }
}

export const randomDocuments = (seed: number, count: number): SearchDocument[] => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, n) => randomDocument(random, n))
}
