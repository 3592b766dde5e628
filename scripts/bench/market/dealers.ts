import { base32, whole, zipf, weighted } from '#scripts/bench/draws.ts'
import { pick, seededRandom, type Random } from '#functions/search/testing/documents.ts'
import { toSlug } from '#shared/rules/slug.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

export type Dealer = NonNullable<ListingCard['dealerProfile']>

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
export const createDealers = (seed: number, size: number): ((random: Random) => Dealer) => {
  const random = seededRandom(seed)
  const dealers = Array.from({ length: Math.max(12, Math.floor(size / 250)) }, () => newDealer(random))
  // Flatter than Zipf: the largest has a hundred times the cars of the smallest, not thousands.
  return weighted(dealers, (_, place) => Math.sqrt(zipf(place)))
}
