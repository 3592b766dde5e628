import type { SearchDocument } from '#functions/search/document.ts'
import type { SearchQuery } from '#functions/search/select-rows.ts'
import { pick, type Random, searchedAt } from '#functions/search/testing/documents.ts'
import {
  type CarCount,
  carCounts,
  countChoice,
  qualityOf,
  stateOf,
} from '#shared/reference/car-vocabulary.ts'
import { citiesAndAreas } from '#shared/reference/areas.ts'
import { sortKeys, sortOrders, type ListingQuery } from '#shared/schemas/listing-query.ts'

const texts = [
  'toyota',
  'لاند كروزر',
  'land cruiser',
  'patrol 20',
  'nis',
  'الدوحة',
  'دوحه',
  'x5',
  'cx-5',
  'v 6',
  '2.5',
  'صبغ وكالة',
  'جيب',
  'zzz',
  '!',
  'toyta',
  'مرسيدز',
  'باترول 2020 اقل من 100 الف',
  'suv under 80k',
  'جيب',
  'رنج',
  'خليجي',
  'full option',
  'white camry 2018-2021',
  'one owner',
  'leather',
  'cx5',
  'mazda 3',
  '2015',
  'doha motors',
  'عداد اقل من 100 الف كم',
  'toyota or nissan',
  'g63',
  'new',
  '>2020',
  'bmw not white',
  'camery',
  'low mileage',
  'cheap toyota',
  'رخيصة',
  'lc200',
  'باترول واي 62',
  'prado 150 gxr',
  'family car',
  'sports car dealers only',
  'private seller',
  'فل كامل',
  'clean',
  'al sadd',
  'باترول بو هامور',
  'lusail or al waab',
]

/** A choice that a number falls under, or the first for one below all. */
const choice = <K extends CarCount>(kind: K, number: number) =>
  (countChoice(kind, number) || carCounts[kind][0]) as (typeof carCounts)[K][number]

// What is a good deal has no oracle: `prices/rate-rows.test.ts`.
const columnKeys = sortKeys.filter((key) => key !== 'deal')

/** A query with everything at its default. */
export const plainQuery: SearchQuery = { at: searchedAt, sortOrder: 'desc', page: 1, limit: 20 }

/** A random mix of filters, taken from a document so that not all of them find nothing. */
export const randomQuery = (random: Random, documents: readonly SearchDocument[]): SearchQuery => {
  const { card, details } = pick(random, documents)
  const other = pick(random, documents).card
  const sometimes = <T>(chance: number, value: T): T | undefined => (random() < chance ? value : undefined)
  const several = <T>(first: T, second: T): T[] => (random() < 0.4 ? [first, second] : [first])
  const [low, high] = [card.priceQAR, other.priceQAR].toSorted((a, b) => a - b)
  const filters = {
    make: sometimes(0.25, several(card.make, other.make)),
    model: sometimes(0.15, several(card.model, 'No such model')),
    bodyType: sometimes(0.2, several(card.bodyType, other.bodyType)),
    fuelType: sometimes(0.2, several(card.fuelType, other.fuelType)),
    transmission: sometimes(0.2, several(card.transmission, other.transmission)),
    condition: sometimes(0.2, several(card.condition, other.condition)),
    city: sometimes(0.2, several(card.city, other.city)),
    area: sometimes(0.1, several(card.area ?? 'Al Sadd', other.area ?? 'no such')),
    dealerOnly: sometimes(0.15, random() < 0.7),
    isGCCSpec: sometimes(0.15, random() < 0.7),
    hasWarranty: sometimes(0.15, random() < 0.5),
    carState: sometimes(0.1, several(stateOf(card.condition), stateOf(other.condition))),
    quality: sometimes(0.1, [qualityOf(card.condition) ?? 'Good']),
    color: sometimes(0.15, several(card.color, other.color)),
    driveType: sometimes(0.1, [details.driveType ?? '4WD']),
    seats: sometimes(0.1, several(choice('seats', details.seats ?? 5), '9')),
    doors: sometimes(0.05, [choice('doors', details.doors ?? 4)]),
    cylinders: sometimes(0.1, several(choice('cylinders', details.cylinders ?? 8), '6')),
    generation: sometimes(0.1, several(details.generation || 'J100', 'no such')),
    trim: sometimes(0.05, [details.trim || 'GXR']),
    isAccidentFree: sometimes(0.1, random() < 0.8),
    isFirstOwner: sometimes(0.1, random() < 0.8),
    hasFullService: sometimes(0.1, random() < 0.8),
    hasInspectionReport: sometimes(0.1, random() < 0.8),
    hasPhotos: sometimes(0.1, random() < 0.8),
    isNew: sometimes(0.1, random() < 0.8),
    priceDrop: sometimes(0.1, random() < 0.8),
    minMileage: sometimes(0.1, card.mileage),
    maxMileage: sometimes(0.15, other.mileage),
    minPrice: sometimes(0.2, low),
    maxPrice: sometimes(0.2, high),
    minYear: sometimes(0.2, card.year),
    maxYear: sometimes(0.1, other.year),
    dealer: sometimes(
      0.05,
      card.dealerProfile ? pick(random, [card.dealerProfile.id, card.dealerProfile.slug]) : 'nobody',
    ),
    modelCounts: sometimes(0.3, random() < 0.3),
    search: sometimes(0.35, pick(random, [...texts, card.title, card.titleAr, card.model.slice(0, 3)])),
  }
  const present = Object.entries(filters).filter(([, value]) => value !== undefined)
  return {
    at: searchedAt,
    ...(Object.fromEntries(present) as Partial<ListingQuery>),
    ...(random() < 0.15 && { near: pick(random, citiesAndAreas) }),
    ...(random() < 0.6 && { sortBy: pick(random, columnKeys) }),
    sortOrder: pick(random, sortOrders),
    page: pick(random, [1, 1, 1, 2, 5]),
    limit: pick(random, [1, 7, 20, 100]),
  }
}
