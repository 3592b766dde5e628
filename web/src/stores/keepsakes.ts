import { cardCache, photoCache } from '#web/worker/cache-names.ts'
import type { ToWorker } from '#web/worker/messages.ts'
import { forgetPersonal } from './person.ts'
import { readStored, type StoredKey, storedKeys, writeStored } from './storage.ts'

// Cached data for reading without a connection: public data of public listings. A user's choice of them is private, so entries name
// their owner and are deleted with the session.

const prefix = 'kept:'

/** A cached piece of data, and when it was loaded, in milliseconds. */
export type Keepsake<Data> = { at: number; data: Data }

/** The key of what is kept of one kind for the person of this id; empty: for everybody at this browser. */
export const keepsakeKey = (kind: string, owner: string): StoredKey => `${prefix}${owner}:${kind}`

/** Keeps `data` under a key; null forgets it. */
export const keep = <Data>(key: StoredKey, kept: Keepsake<Data> | null): void =>
  void writeStored(key, kept && JSON.stringify(kept))

/** The entry under a key, or null; null too if `isSound` rejects it, since an older version may have written it. */
export const readKept = <Data>(
  key: StoredKey,
  isSound: (data: unknown) => data is Data,
): Keepsake<Data> | null => {
  try {
    const kept = JSON.parse(readStored(key) ?? 'null') as Partial<Keepsake<unknown>> | null
    return kept && typeof kept.at === 'number' && isSound(kept.data) ? { at: kept.at, data: kept.data } : null
  } catch {
    return null
  }
}

const privateKeys = () => storedKeys(`${prefix}usr_`)

/** Whether anything is kept for a person. Of a session that ended while no page was open, it may still be. */
export const hasPrivateKeepsakes = (): boolean => privateKeys().length > 0

const forgetPhotos = (): void => {
  // All are absent where the site is not served over https.
  for (const cache of [photoCache, cardCache]) void globalThis.caches?.delete(cache).catch(() => false)
  const message: ToWorker = { type: 'FORGET_PHOTOS' }
  globalThis.navigator?.serviceWorker?.controller?.postMessage(message)
}

/** Forgets what is kept for persons of this browser, and the photos that it has seen. */
export const forgetPrivateKeepsakes = (): void => {
  for (const key of privateKeys()) writeStored(key, null)
  forgetPhotos()
}

/** When the user signs out on purpose: nothing of theirs stays in this browser. */
export const forgetPerson = (): void => {
  forgetPersonal()
  forgetPhotos()
}
