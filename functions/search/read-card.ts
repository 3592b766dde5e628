import { hasBit } from '#functions/search/bits.ts'
import { makeAndModel } from '#functions/search/car-text.ts'
import type { Columns } from '#functions/search/columns.ts'
import type { Dictionary } from '#functions/search/dictionary.ts'
import { deepFreeze, keptCard } from '#functions/search/kept-cards.ts'
import { idOf } from '#functions/search/row-ids.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'

type Dealer = NonNullable<ListingCard['dealerProfile']>

const dealersOf = new WeakMap<readonly string[], (Dealer | undefined)[]>()

/** The dealer of a code, parsed once: the cards of one dealer share it. */
const dealerOf = ({ values, codes }: Dictionary, row: number): Dealer | null => {
  const code = codes[row]!
  const value = values[code]!
  if (value === '') return null
  let dealers = dealersOf.get(values)
  if (!dealers) dealersOf.set(values, (dealers = []))
  return (dealers[code] ??= deepFreeze(JSON.parse(value) as Dealer))
}

const putTogether = ({ ids, texts, numbers, flags, cards }: Columns, row: number): ListingCard => {
  const rest = cards.read(row)
  const text = (name: keyof typeof texts) => texts[name].values[texts[name].codes[row]!]!
  const [make, model] = makeAndModel(text('car'))
  const car = { make, model, variant: text('variant'), year: numbers.year[row]! }
  const dealerProfile = dealerOf(texts.dealer, row)
  return {
    id: idOf(ids, row),
    slug: rest.slug,
    title: carTitle(car, 'en'),
    titleAr: carTitle(car, 'ar'),
    ...car,
    mileage: numbers.mileage[row]!,
    priceQAR: numbers.priceQAR[row]!,
    previousPriceQAR: rest.previousPriceQAR,
    // The dictionaries hold what the listings' own schema let in.
    bodyType: text('bodyType') as ListingCard['bodyType'],
    fuelType: text('fuelType') as ListingCard['fuelType'],
    transmission: text('transmission') as ListingCard['transmission'],
    color: text('color') as ListingCard['color'],
    condition: text('condition') as ListingCard['condition'],
    city: text('city'),
    country: rest.country,
    isGCCSpec: hasBit(flags.isGCCSpec, row),
    hasWarranty: hasBit(flags.hasWarranty, row),
    isFeatured: hasBit(flags.isFeatured, row),
    availability: rest.availability,
    createdAt: new Date(numbers.createdAt[row]!).toISOString(),
    viewCount: numbers.viewCount[row]!,
    contactCount: rest.contactCount,
    imageCount: rest.imageCount,
    images: rest.images,
    dealerProfileId: dealerProfile?.id ?? null,
    dealerProfile,
  }
}

/** The card of a row, put together again. It is frozen: answers share it. */
export const readCard = (columns: Columns, row: number): ListingCard => keptCard(columns, row, putTogether)
