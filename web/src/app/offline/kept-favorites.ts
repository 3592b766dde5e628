import type { ListingCard } from '#shared/schemas/listing.ts'
import type { PlateView } from '#shared/schemas/plate.ts'
import { readKept, keep, keepsakeKey, type Keepsake } from '#web/stores/keepsakes.ts'
import { authToken } from '#web/stores/session.ts'
import { ownerOf } from '#web/stores/session-owner.ts'
import { isCard } from './kept-cards.ts'

/** Of up to five hundred, as many as a browser should hold for one person: some 150 kB. */
const atMost = 100

/** The two lists of what somebody saved, as the keys of their queries call them. */
export type FavoriteKind = 'favorites' | 'favorite-plates'
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

const keyOf = (kind: FavoriteKind): string | null => {
  const owner = ownerOf(authToken() ?? '')
  return owner && keepsakeKey(kind, owner)
}

/** Keeps the newest of what the signed-in person has saved. */
export const keepFavorites = (kind: FavoriteKind, { at, data }: Keepsake<Favorites>): void => {
  const key = keyOf(kind)
  if (key) keep(key, { at, data: data.slice(0, atMost) })
}

/** What the signed-in person had saved when it last came, or null. */
export const readFavorites = (kind: FavoriteKind): Keepsake<Favorites> | null => {
  const key = keyOf(kind)
  return key ? readKept(key, isSound[kind]) : null
}
