import type { ListingCard, ListingDetail } from '#shared/schemas/listing.ts'
import type { PlateView } from '#shared/schemas/plate.ts'
import { keep, type Keepsake, keepsakeKey, readKept } from '#web/stores/keepsakes.ts'
import { currentPerson } from '#web/stores/person.ts'
import type { StoredKey } from '#web/stores/storage.ts'

/** The cards of cars that somebody has seen or saved in this browser, as they were when they last came. */
export type KeptCards = readonly Keepsake<ListingCard>[]

const seenKey = () => keepsakeKey('seen', currentPerson())

const onCard: Readonly<Record<Exclude<keyof ListingCard, 'images' | 'morePhotos' | 'dealerProfile'>, true>> =
  {
    id: true,
    slug: true,
    title: true,
    titleAr: true,
    make: true,
    model: true,
    year: true,
    variant: true,
    mileage: true,
    priceQAR: true,
    previousPriceQAR: true,
    bodyType: true,
    fuelType: true,
    transmission: true,
    color: true,
    condition: true,
    city: true,
    area: true,
    country: true,
    isGCCSpec: true,
    hasWarranty: true,
    isFeatured: true,
    availability: true,
    createdAt: true,
    hasVideo: true,
    viewCount: true,
    contactCount: true,
    imageCount: true,
    dealerProfileId: true,
    deal: true,
  }

/** Whether a value has every field that a card is drawn from; a later version may need more and then drops cards without it. */
export const isCard = (value: unknown): value is ListingCard => {
  const card = value as Partial<ListingCard> | null
  return (
    typeof card?.id === 'string' &&
    typeof card.slug === 'string' &&
    typeof card.title === 'string' &&
    typeof card.titleAr === 'string' &&
    typeof card.priceQAR === 'number' &&
    typeof card.mileage === 'number' &&
    typeof card.fuelType === 'string' &&
    typeof card.city === 'string' &&
    typeof card.availability === 'string' &&
    typeof card.createdAt === 'string' &&
    Array.isArray(card.images)
  )
}

const isKeptCards = (value: unknown): value is KeptCards =>
  Array.isArray(value) &&
  value.every((kept: Partial<Keepsake<unknown>>) => typeof kept?.at === 'number' && isCard(kept.data))

/** The fields of a card out of a car's page: neither its seller's number nor data that only its owner sees. */
export const cardOf = (car: ListingDetail): ListingCard => {
  const dealer = car.dealerProfile
  return {
    ...(Object.fromEntries(Object.entries(car).filter(([key]) => key in onCard)) as ListingCard),
    images: car.images.slice(0, 1),
    dealerProfile: dealer && { id: dealer.id, slug: dealer.slug, businessName: dealer.businessName },
  }
}

/** The cards to keep for the cars of these ids, in this order: of those that came now or were kept before, the newest. */
export const newestCards = (ids: readonly string[], ...known: readonly KeptCards[]): KeptCards => {
  const all = known.flat().toSorted((one, other) => other.at - one.at)
  return ids.flatMap((id) => all.find(({ data }) => data.id === id) ?? [])
}

export const readKeptCards = (): KeptCards => readKept(seenKey(), isKeptCards)?.data ?? []

/** Keeps these cards and no others. */
export const keepCards = (cards: KeptCards): void =>
  keep(seenKey(), cards.length > 0 ? { at: Math.max(...cards.map(({ at }) => at)), data: cards } : null)

/** The most favorites to cache, of up to five hundred: some 150 kB for one person. */
const atMost = 100

/** The two lists of what somebody saved, as the keys of their queries call them. */
type FavoriteKind = 'favorites' | 'favorite-plates'
type Favorites = readonly (ListingCard | PlateView)[]

const isPlate = (value: unknown): value is PlateView => {
  const plate = value as Partial<PlateView> | null
  return (
    typeof plate?.id === 'string' &&
    typeof plate.number === 'string' &&
    typeof plate.plateNumber === 'string' &&
    typeof plate.price === 'number' &&
    typeof plate.location === 'string' &&
    typeof plate.availability === 'string'
  )
}

const isSound = {
  favorites: (data: unknown): data is Favorites => Array.isArray(data) && data.every(isCard),
  'favorite-plates': (data: unknown): data is Favorites => Array.isArray(data) && data.every(isPlate),
}

export const isFavoriteKind = (kind: unknown): kind is FavoriteKind =>
  kind === 'favorites' || kind === 'favorite-plates'

const keyOf = (kind: FavoriteKind): StoredKey | null => {
  const owner = currentPerson()
  return owner ? keepsakeKey(kind, owner) : null
}

/** Caches the newest of the signed-in user's favorites. */
export const keepFavorites = (kind: FavoriteKind, { at, data }: Keepsake<Favorites>): void => {
  const key = keyOf(kind)
  if (key) keep(key, { at, data: data.slice(0, atMost) })
}

/** The favorites of the signed-in user when they were last loaded, or null. */
export const readFavorites = (kind: FavoriteKind): Keepsake<Favorites> | null => {
  const key = keyOf(kind)
  return key ? readKept(key, isSound[kind]) : null
}
