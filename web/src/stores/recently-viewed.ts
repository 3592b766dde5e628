import { create } from 'zustand'
import { readIds, writeIds } from './kept-ids.ts'
import { onListChange, readList, writeList } from './person.ts'

const key = 'recentlyViewed'

/** Fewer than one call for cards may name (`limits.cardsAtOnce`), and as many as anybody looks through again. */
export const recentAtMost = 12

type RecentlyViewed = {
  /** Listing ids, the latest first. */
  ids: readonly string[]
}

const kept = (): RecentlyViewed => ({ ids: readIds(readList(key), recentAtMost) })

/** The cars whose pages somebody has opened in this browser. It stays there. */
export const useRecentlyViewed = create<RecentlyViewed>(kept)

onListChange(key, () => useRecentlyViewed.setState(kept()))

const keep = (ids: readonly string[]): void => {
  writeList(key, writeIds(ids))
  useRecentlyViewed.setState({ ids })
}

/** Remembers that a car's page was opened now. */
export const rememberViewed = (id: string): void => {
  const others = useRecentlyViewed.getState().ids.filter((one) => one !== id)
  keep([id, ...others].slice(0, recentAtMost))
}

/** Forgets all of them. */
export const forgetViewed = (): void => keep([])
