import { base32, normal, weighted, whole, zipf } from './draws.ts'
import { drawCar } from './market/car.ts'
import { createDealers, type Dealer } from './market/dealers.ts'
import { drawDescription, drawEngine } from './market/description.ts'
import { pickModel } from './market/models.ts'
import { drawPhoto } from './market/photo.ts'
import type { SearchDocument } from '#functions/search/document.ts'
import { seededRandom, type Random } from '#functions/search/testing/documents.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { features } from '#shared/reference/features.ts'
import { toSlug } from '#shared/rules/slug.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

/** A made-up market: `document(n)` for n from 0 to `size` − 1, or all of them one after the other. */
export type Market = {
  size: number
  document: (n: number) => SearchDocument
  [Symbol.iterator]: () => Iterator<SearchDocument>
}

const dayMs = 86_400_000
const newest = Date.UTC(2026, 5, 1)

const pickFeature = weighted(features, (_, place) => Math.sqrt(zipf(place)))

const drawFeatures = (random: Random): string[] => {
  const count = whole(random, 4, 14)
  const chosen = new Set<string>()
  while (chosen.size < count) chosen.add(pickFeature(random).key)
  return [...chosen]
}

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

// Numbers of documents become seeds that lie far apart, and different ones for every number.
const spread = 0x9e3779b1

/** A market of `size` listings. The same seed and number make the same document, whatever the size but for its dealer. */
export const createMarket = (seed: number, size: number): Market => {
  const pickDealer = createDealers(seed, size)
  const document = (n: number): SearchDocument => {
    const random = seededRandom(Math.imul(n + 1, spread) ^ seed)
    const card = drawCard(random, pickDealer)
    const words = [drawEngine(random), drawDescription(random)].filter(Boolean).join('\n')
    return { id: card.id, version: 1, changedAt: card.createdAt, card, features: drawFeatures(random), words }
  }
  return {
    size,
    document,
    *[Symbol.iterator]() {
      for (let n = 0; n < size; n++) yield document(n)
    },
  }
}
