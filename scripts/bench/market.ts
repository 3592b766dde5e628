import { drawDescription, drawEngine } from './market-texts.ts'
import { base32, weighted, whole, zipf } from './draws.ts'
import {
  thisYear,
  type MarketModel,
  pickModel,
  chineseFuel,
  oldCondition,
  pickAge,
  pickCity,
  pickColor,
  pickGear,
  usualFuel,
  youngCondition,
} from './market-data.ts'
import { dayMs } from '#functions/core/time.ts'
import { generationCode } from '#functions/search/car-family.ts'
import { trimOf } from '#functions/search/prices/trim.ts'
import type { SearchDocument } from '#functions/search/document.ts'
import { pick, type Random, seededRandom } from '#functions/search/testing/documents.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { features } from '#shared/reference/features.ts'
import { toSlug } from '#shared/rules/slug.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { bodyTypes, driveTypes, type FuelType } from '#shared/reference/car-vocabulary.ts'
import type { Photo } from '#shared/schemas/upload.ts'
import { photoUrl } from '#shared/constants/photos.ts'
/** A made-up market: `document(n)` for n from 0 to `size` − 1, or all of them one after the other. */
export type Market = {
  size: number
  document: (n: number) => SearchDocument
  [Symbol.iterator]: () => Iterator<SearchDocument>
}

const newest = Date.UTC(2026, 5, 1)

const pickFeature = weighted(features, (_, place) => Math.sqrt(zipf(place)))

const drawFeatures = (random: Random): string[] => {
  const count = whole(random, 4, 14)
  const chosen = new Set<string>()
  while (chosen.size < count) chosen.add(pickFeature(random).key)
  return [...chosen]
}

/** Around 0 with a spread of 1 (Box and Muller). */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

const drawCard = (random: Random, pickDealer: (random: Random) => Dealer): ListingCard => {
  const id = `lst_${base32(random, 26)}`
  const kind = pickModel(random)
  const car = { make: kind.make, model: kind.model.name, ...drawCar(random, kind) }
  const dealer = random() < 0.4 ? pickDealer(random) : null
  const photos = random() < 0.8 ? [drawPhoto(random)] : []
  const viewCount = Math.floor(Math.exp(3.2 + normal(random) * 1.4))
  const suffix = base32(random, 8).toLowerCase()
  return {
    id,
    slug: toSlug([car.make, car.model, car.variant, car.year, suffix]),
    title: carTitle(car, 'en'),
    titleAr: carTitle(car, 'ar'),
    ...car,
    country: 'Qatar',
    availability: 'AVAILABLE',
    isFeatured: random() < 0.04,
    createdAt: new Date(newest - Math.floor(random() * 120 * dayMs)).toISOString(),
    viewCount,
    contactCount: Math.floor(viewCount * random() * 0.06),
    imageCount: photos.length === 0 ? 0 : whole(random, 1, 10),
    images: photos,
    dealerProfileId: dealer?.id ?? null,
    dealerProfile: dealer,
  }
}

/** Most sellers name the drive, some the seats and doors; one price of ten came down. */
const drawDetails = (random: Random, card: ListingCard): SearchDocument['details'] => ({
  driveType: random() < 0.7 ? pick(random, driveTypes) : undefined,
  seats: random() < 0.5 ? pick(random, [2, 4, 5, 5, 5, 7, 7, 8]) : undefined,
  doors: random() < 0.5 ? pick(random, [2, 4, 4, 5]) : undefined,
  cylinders: random() < 0.8 ? pick(random, [4, 4, 6, 6, 8]) : undefined,
  isAccidentFree: random() < 0.9,
  isFirstOwner: random() < 0.25,
  hasFullService: random() < 0.2,
  hasInspectionReport: random() < 0.1,
  listedAt: card.createdAt,
  droppedAt: card.previousPriceQAR === null ? null : card.createdAt,
  generation: generationCode(card),
  trim: trimOf(card),
})

// Numbers of documents become seeds that lie far apart, and different ones for every number.
const spread = 0x9e3779b1

/** A market of `size` listings. The same seed and number make the same document, independent of the size, except for its dealer. */
export const createMarket = (seed: number, size: number): Market => {
  const pickDealer = createDealers(seed, size)
  const document = (n: number): SearchDocument => {
    const random = seededRandom(Math.imul(n + 1, spread) ^ seed)
    const card = drawCard(random, pickDealer)
    const words = [drawEngine(random), drawDescription(random)].filter(Boolean).join('\n')
    const features = drawFeatures(random)
    const details = drawDetails(random, card)
    return { id: card.id, version: 1, changedAt: card.createdAt, card, details, features, words }
  }
  return {
    size,
    document,
    *[Symbol.iterator]() {
      for (let n = 0; n < size; n++) yield document(n)
    },
  }
}

const pickFuel = (random: Random, make: string): FuelType => {
  if (make === 'Tesla' || make === 'Zeekr') return 'Electric'
  return make === 'BYD' ? chineseFuel(random) : usualFuel(random)
}

const usualKmPerYear = 17_500

const pickMileage = (random: Random, age: number): number => {
  const years = Math.min(age, 8) + Math.max(0, age - 8) / 2 + random() * 0.8
  const km = Math.max(500, usualKmPerYear * years * Math.exp(normal(random) * 0.35))
  // People round what they read off the clock.
  const step = random() < 0.3 ? 1 : km < 100_000 ? 500 : 1000
  return Math.round(km / step) * step
}

type Worth = { priceWhenNew: number; age: number; mileage: number; random: Random }

// A car loses 11 % a year, and a third (1/e) with 420,000 km beyond what its age has usually done.
const priceOf = ({ priceWhenNew, age, mileage, random }: Worth): number => {
  const worn = Math.exp((usualKmPerYear * age - mileage) / 420_000)
  const price = priceWhenNew * 0.94 * Math.exp(-0.115 * age) * worn * Math.exp(normal(random) * 0.12)
  return Math.max(5000, Math.round(price / 500) * 500)
}

type Car = Pick<
  ListingCard,
  'year' | 'variant' | 'mileage' | 'priceQAR' | 'previousPriceQAR' | 'bodyType' | 'fuelType' | 'transmission'
> &
  Pick<ListingCard, 'color' | 'condition' | 'city' | 'isGCCSpec' | 'hasWarranty'>

/** Draws a seller's answers about one car of this model. */
const drawCar = (random: Random, { make, model, priceWhenNew }: MarketModel): Car => {
  const age = pickAge(random)
  const isNew = age === 0 && random() < 0.35
  const mileage = isNew ? whole(random, 3, 90) : pickMileage(random, age)
  const priceQAR = priceOf({ priceWhenNew, age, mileage, random })
  const wasDearer = random() < 0.12
  return {
    year: thisYear - age,
    variant: model.trims && random() < 0.85 ? pick(random, model.trims) : '',
    mileage,
    priceQAR,
    previousPriceQAR: wasDearer ? Math.round((priceQAR * (1.03 + random() * 0.1)) / 500) * 500 : null,
    bodyType: random() < 0.9 ? model.body : pick(random, bodyTypes),
    fuelType: pickFuel(random, make),
    transmission: pickGear(random),
    color: pickColor(random),
    condition: isNew ? 'New' : age < 5 ? youngCondition(random) : oldCondition(random),
    city: pickCity(random),
    isGCCSpec: random() < 0.55,
    hasWarranty: isNew || random() < (age < 5 ? 0.35 : 0.01),
  }
}

type Dealer = NonNullable<ListingCard['dealerProfile']>

const firsts = [
  'Pearl',
  'Al Sadd',
  'Gulf',
  'Lusail',
  'Doha',
  'Al Wakra',
  'Corniche',
  'Falcon',
  'Oryx',
  'Dana',
]
const lasts = ['Motors', 'Cars', 'Auto', 'Automobiles', 'Car Centre', 'Showroom', 'Trading', 'Used Cars']
const arabicFirsts = [
  'الخليج',
  'الدوحة',
  'اللؤلؤة',
  'الوكرة',
  'الصقر',
  'المها',
  'لوسيل',
  'السد',
  'الدانة',
  'الريان',
]
const arabicLasts = ['للسيارات', 'لتجارة السيارات', 'للسيارات المستعملة', 'موتورز']

const newDealer = (random: Random): Dealer => {
  const arabic = random() < 0.4
  const name = arabic
    ? `معرض ${pick(random, arabicFirsts)} ${pick(random, arabicLasts)}`
    : `${pick(random, firsts)} ${pick(random, lasts)}`
  const businessName = random() < 0.3 ? `${name} ${whole(random, 2, 99)}` : name
  const suffix = base32(random, 8).toLowerCase()
  return { id: `usr_${base32(random, 26)}`, slug: toSlug([businessName, suffix]), businessName }
}

/** The dealers of a market of `size` listings: one for every 100 cars of the trade, a few with very many cars. */
const createDealers = (seed: number, size: number): ((random: Random) => Dealer) => {
  const random = seededRandom(seed)
  const dealers = Array.from({ length: Math.max(12, Math.floor(size / 250)) }, () => newDealer(random))
  // Flatter than Zipf: the largest has a hundred times the cars of the smallest, not thousands.
  return weighted(dealers, (_, place) => Math.sqrt(zipf(place)))
}

// Container and frame header as sharp writes them for a WebP of 20 × 15 pixels.
const header = Buffer.from('UklGRmQAAABXRUJQVlA4IFgAAABwAwCdASoUAA8APxFyslCsJqSisAgBgCIJZQCdAB', 'base64')

const placeholder = (random: Random): string => {
  // 84 to 124 bytes in all is what real photos come to; what follows the header is as good as random.
  const body = Buffer.alloc(whole(random, 34, 74))
  for (let place = 0; place < body.length; place++) body[place] = Math.floor(random() * 256)
  return `data:image/webp;base64,${Buffer.concat([header, body]).toString('base64')}`
}

/** A main photo with a placeholder of a real one's size and entropy. */
const drawPhoto = (random: Random): Photo => {
  const id = `upl_${base32(random, 26)}`
  return {
    id,
    imageUrl: photoUrl(id),
    isMain: true,
    width: 1600,
    height: random() < 0.8 ? 1200 : 1067,
    placeholder: placeholder(random),
  }
}
