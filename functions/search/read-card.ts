import { hasBit } from './bits.ts'
import { makeAndModel } from './car-text.ts'
import type { Columns } from './columns.ts'
import type { Dictionary } from './dictionary.ts'
import { idOf } from './row-ids.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import type { SearchIndex } from './search-index.ts'

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
  const area = text('area')
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
    // The dictionaries hold only values that the listings' own schema accepted.
    bodyType: text('bodyType') as ListingCard['bodyType'],
    fuelType: text('fuelType') as ListingCard['fuelType'],
    transmission: text('transmission') as ListingCard['transmission'],
    color: text('color') as ListingCard['color'],
    condition: text('condition') as ListingCard['condition'],
    city: text('city'),
    ...(area && { area }),
    country: rest.country,
    isGCCSpec: hasBit(flags.isGCCSpec, row),
    hasWarranty: hasBit(flags.hasWarranty, row),
    isFeatured: hasBit(flags.isFeatured, row),
    availability: rest.availability,
    createdAt: new Date(numbers.listedAt[row]!).toISOString(),
    viewCount: numbers.viewCount[row]!,
    contactCount: rest.contactCount,
    imageCount: rest.imageCount,
    images: rest.images,
    ...(rest.morePhotos && { morePhotos: rest.morePhotos }),
    ...(rest.hasVideo && { hasVideo: true }),
    dealerProfileId: dealerProfile?.id ?? null,
    dealerProfile,
  }
}

/** Freezes a plain object and everything in it: answers share it. */
const deepFreeze = <T extends object>(value: T): T => {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) deepFreeze(part)
  return Object.freeze(value)
}

/** Cards of one segment to a generation. A card is about 1 kB of heap, so both hold some 35 MB at most, and as much as bytes. */
const generationCards = 16_384

/** A cache in two generations: `old` is dropped when `young` is full, except for what is requested again. */
type Kept<T> = { young: Map<number, T>; old: Map<number, T> }

/**
 * What `read` makes of a row, made again only when it was not asked for lately. A row never changes: an edited listing is another
 * row, one that is taken down is in no result, and a segment that was merged away takes what was made of its rows with it.
 */
export const keptByRow = <T>(read: (columns: Columns, row: number) => T) => {
  const keptOf = new WeakMap<Columns, Kept<T>>()
  return (columns: Columns, row: number): T => {
    let kept = keptOf.get(columns)
    if (!kept) keptOf.set(columns, (kept = { young: new Map(), old: new Map() }))
    const known = kept.young.get(row)
    if (known !== undefined) return known
    const made = kept.old.get(row) ?? read(columns, row)
    if (kept.young.size >= generationCards) Object.assign(kept, { young: new Map(), old: kept.young })
    kept.young.set(row, made)
    return made
  }
}

/** The card of a row, put together again. It is frozen: answers share it. */
export const readCard = keptByRow((columns, row): ListingCard => deepFreeze(putTogether(columns, row)))

/** Every car of the index, one at a time, with when it last changed, in milliseconds. */
export function* listedCars(index: SearchIndex): Generator<{ card: ListingCard; changedAt: number }> {
  for (const { columns, live } of index.segments)
    for (let row = 0; row < columns.count; row++)
      if (hasBit(live, row)) yield { card: readCard(columns, row), changedAt: columns.changedAt[row]! }
}
