import { create } from 'zustand'
import { onIdsElsewhere, readIds, writeIds } from './kept-ids.ts'

const key = 'recentlyViewed'

/** Fewer than one call for cards may name (`limits.cardsAtOnce`), and as many as anybody looks through again. */
export const recentAtMost = 12

type RecentlyViewed = {
  /** Listing ids, the latest first. */
  ids: readonly string[]
}

const kept = (): RecentlyViewed => ({ ids: readIds(key, recentAtMost) })

/** The cars whose pages this browser has opened. It stays in the browser. */
export const useRecentlyViewed = create<RecentlyViewed>(kept)

onIdsElsewhere(key, () => useRecentlyViewed.setState(kept()))

const keep = (ids: readonly string[]): void => {
  writeIds(key, ids)
  useRecentlyViewed.setState({ ids })
}

/** Remembers that a car's page was opened now. */
export const rememberViewed = (id: string): void => {
  const others = useRecentlyViewed.getState().ids.filter((one) => one !== id)
  keep([id, ...others].slice(0, recentAtMost))
}

/** Forgets all of them. */
export const forgetViewed = (): void => keep([])
