import type { QueryClient } from '@tanstack/react-query'
import { ApiError, hasCode } from '#web/api/api-error.ts'
import {
  addPlateToFavorites,
  addToFavorites,
  favoritePlatesQuery,
  favoritesQuery,
} from '#web/entities/favorite/queries.ts'
import { addSavedSearch, savedSearchesQuery } from '#web/entities/saved-search/queries.ts'
import { dropHere, readSavedHere, type SavedKind, searchId } from '#web/stores/saved-here.ts'

/** How many of each kind are in the account now, whether it had no room for more, and the names of searches that are not understood. */
export type Moved = Record<SavedKind, number> & { isFull: boolean; refused: string[] }

// Gone, unknown or refused: it would be refused again.
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status)

const isFullCode = (error: unknown): boolean => hasCode(error, 'FAVORITES_FULL', 'SAVED_SEARCHES_FULL')

/**
 * Moves what was saved in this browser into the account, the oldest first, so that the order stays. Each thing leaves the browser when the
 * account has it or will never take it; a lost connection leaves the rest for the next time. A search that the account has is not saved twice.
 */
const moveAll = async (client: QueryClient): Promise<Moved> => {
  const moved: Moved = { car: 0, plate: 0, search: 0, isFull: false, refused: [] }
  const { cars, plates, searches } = readSavedHere()
  /** False: the rest waits. */
  const move = async (
    kind: SavedKind,
    id: string,
    add: () => Promise<unknown>,
    name?: string,
  ): Promise<boolean> => {
    try {
      await add()
      moved[kind] += 1
    } catch (error) {
      if (!isFinal(error)) return false
      if (isFullCode(error)) moved.isFull = true
      // A car or plate that is refused is gone.
      else if (name !== undefined) moved.refused.push(name)
    }
    dropHere(kind, id)
    return true
  }
  const moveSearches = async () => {
    if (searches.length === 0) return
    const known = await client.fetchQuery({ ...savedSearchesQuery, staleTime: 0 })
    const ids = new Set(known.map(searchId))
    for (const search of searches.toReversed()) {
      const id = searchId(search)
      if (ids.has(id)) dropHere('search', id)
      // Mail needs a consent of its own, which saving here was not.
      else if (
        !(await move('search', id, () => addSavedSearch({ ...search, alertsEnabled: false }), search.name))
      )
        return
    }
  }
  for (const id of cars.toReversed()) if (!(await move('car', id, () => addToFavorites(id)))) break
  for (const id of plates.toReversed()) if (!(await move('plate', id, () => addPlateToFavorites(id)))) break
  // A list that does not load leaves the searches for the next time.
  await moveSearches().catch(() => {})
  const changed = [
    moved.car && favoritesQuery,
    moved.plate && favoritePlatesQuery,
    moved.search && savedSearchesQuery,
  ].filter((query) => query !== 0)
  await Promise.all(changed.map(({ queryKey }) => client.invalidateQueries({ queryKey })))
  return moved
}

/** The same once, also where several tabs have been signed in at the same moment. */
export const moveSaved = (client: QueryClient): Promise<Moved> =>
  // Absent where the site is not served over https; two tabs would then at worst save a search twice.
  'locks' in navigator ? navigator.locks.request('move-saved', () => moveAll(client)) : moveAll(client)
