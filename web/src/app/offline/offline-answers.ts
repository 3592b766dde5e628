import type { Query, QueryCache, QueryClient } from '@tanstack/react-query'
import type { ListingCard, ListingDetail, OwnListing } from '#shared/schemas/listing.ts'
import { hasCode } from '#web/api/api-error.ts'
import { cardsIn, isOutline } from '#web/entities/listing/queries.ts'
import { forgetPrivateKeepsakes, hasPrivateKeepsakes, type Keepsake } from '#web/stores/keepsakes.ts'
import { useRecentlyViewed } from '#web/stores/recently-viewed.ts'
import { useSavedHere } from '#web/stores/saved-here.ts'
import { useSession } from '#web/stores/session.ts'
import { isBroughtBack } from './is-brought-back.ts'
import {
  cardOf,
  isCard,
  keepCards,
  newestCards,
  readKeptCards,
  type KeptCards,
  isFavoriteKind,
  keepFavorites,
  readFavorites,
} from './kept-offers.ts'

// Data that only its owner may see is not cached: somebody else may use this browser next.
const publicCar = (car: ListingDetail | OwnListing): car is ListingDetail =>
  'seller' in car && (car.own === undefined || car.own.status === 'APPROVED')

const cardsOf = ({ queryKey, state }: Query): KeptCards => {
  if (state.data === undefined || isBroughtBack(state)) return []
  const at = state.dataUpdatedAt
  if (queryKey[0] === 'listings') {
    // A search that this browser answered without a connection lists cards that came on any day.
    if (state.isInvalidated && !navigator.onLine) return []
    return cardsIn(state.data).flatMap((data) => (isCard(data) && !isOutline(data) ? { at, data } : []))
  }
  if (queryKey[1] !== 'listing' || queryKey.length > 3) return []
  const car = state.data as ListingDetail | OwnListing
  return publicCar(car) ? [{ at, data: cardOf(car) }] : []
}

/** Keeps the cards of the cars seen last, and of those that a visitor has saved. */
const keepSeen = (cache: QueryCache): void => {
  const ids = new Set([...useRecentlyViewed.getState().ids, ...useSavedHere.getState().cars])
  keepCards(newestCards([...ids], cache.getAll().flatMap(cardsOf), readKeptCards()))
}

const keepAnswer = (cache: QueryCache, { queryKey, state }: Query): void => {
  const [, kind] = queryKey
  if (isFavoriteKind(kind))
    keepFavorites(kind, { at: state.dataUpdatedAt, data: state.data as ListingCard[] })
  if (kind === 'cards' || kind === 'listing') keepSeen(cache)
}

const keptAnswerOf = ([, kind, ...ids]: readonly unknown[]): Keepsake<unknown> | null => {
  if (isFavoriteKind(kind)) return readFavorites(kind)
  if (kind !== 'cards') return null
  const cards = newestCards(ids as string[], readKeptCards())
  // The answer is as old as its oldest card.
  const at = Math.min(...cards.map((kept) => kept.at))
  return cards.length > 0 ? { at, data: cards.map(({ data }) => data) } : null
}

const bringBack = (client: QueryClient, { queryKey, state }: Query): void => {
  if (!hasCode(state.error, 'OFFLINE')) return
  const kept = keptAnswerOf(queryKey)
  if (!kept) return
  // Older than the failure, independent of the clock: `isBroughtBack` relies on this.
  const updatedAt = Math.min(kept.at, state.errorUpdatedAt - 1)
  client.setQueryData(queryKey, kept.data, { updatedAt })
}

/**
 * Keeps the cards of the cars seen last and what the signed-in person has saved; gives them in answer to calls that find no
 * connection, dated as they are; and asks again for all that failed once there is one. Returns how to stop.
 */
export const keepOfflineAnswers = (client: QueryClient): (() => void) => {
  const cache = client.getQueryCache()
  const look = (query: Query) => {
    const { status } = query.state
    if (status === 'error') bringBack(client, query)
    if (status === 'success' && !isBroughtBack(query.state)) keepAnswer(cache, query)
  }
  const askAgain = () =>
    void client.refetchQueries({
      predicate: (query) =>
        isBroughtBack(query.state) ||
        // Hidden queries that failed are asked again when they are shown. Invalidated: from the browser's own index, never confirmed.
        (query.isActive() && (query.state.status === 'error' || query.state.isInvalidated)),
    })
  // A visitor who never signed in keeps the photos of the cars they saw.
  if (!useSession.getState().token && hasPrivateKeepsakes()) forgetPrivateKeepsakes()
  cache.getAll().forEach(look)
  // A heart may have been pressed before this was here.
  keepSeen(cache)
  window.addEventListener('online', askAgain)
  const stops = [
    cache.subscribe(
      ({ type, query }) => type === 'updated' && query.state.fetchStatus === 'idle' && look(query),
    ),
    useRecentlyViewed.subscribe(() => keepSeen(cache)),
    useSavedHere.subscribe(() => keepSeen(cache)),
    useSession.subscribe(({ token }, before) => !token && before.token && forgetPrivateKeepsakes()),
    () => window.removeEventListener('online', askAgain),
  ]
  return () => stops.forEach((stop) => stop())
}
