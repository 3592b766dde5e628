import type { PlateDocument } from '#functions/search/plates/columns.ts'
import { pick, seededRandom, type Random } from '#functions/search/testing/documents.ts'
import { plateLocations, plateSeries, sellPlateCategories } from '#shared/reference/plate-vocabulary.ts'

/** An id that sorts by its number. */
export const plateId = (n: number): string => `plt_${String(n).padStart(26, '0')}`

const lengths = [1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6]

/** Half of all numbers have a few digits only, so that patterns find something. */
const randomNumber = (random: Random): string => {
  const digits = random() < 0.5 ? pick(random, ['07', '37', '1234', '012']) : '0123456789'
  return Array.from({ length: pick(random, lengths) }, () => pick(random, Array.from(digits))).join('')
}

/** A plate on offer. Many share a price, and some an instant, so that ties are met. */
export const randomPlate = (random: Random, n: number, version = 1): PlateDocument => {
  const listedAt = new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 5000) * 60_000).toISOString()
  return {
    id: plateId(n),
    country: 'QA',
    series: random() < 0.2 ? pick(random, plateSeries) : null,
    number: randomNumber(random),
    category: pick(random, sellPlateCategories),
    price: Math.floor(random() * 40) * 25_000 + 1,
    location: pick(random, plateLocations),
    description: random() < 0.5 ? `رقم مميز ${n}` : null,
    status: 'APPROVED',
    availability: random() < 0.1 ? 'RESERVED' : 'AVAILABLE',
    isFeatured: random() < 0.05,
    createdAt: listedAt,
    listedAt,
    // One in seven became cheaper.
    ...(n % 7 === 0 && { droppedAt: listedAt, previousPrice: 5_000_000 }),
    viewCount: Math.floor(random() * 500),
    contactCount: Math.floor(random() * 20),
    version,
    changedAt: listedAt,
  }
}

export const randomPlates = (seed: number, count: number): PlateDocument[] => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, n) => randomPlate(random, n))
}
