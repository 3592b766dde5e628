import { photoCache } from '#web/worker/cache-names.ts'
import type { ToWorker } from '#web/worker/messages.ts'
import { forgetDrafts } from './draft.ts'
import { readStored, writeStored } from './storage.ts'
import { forgetUnsavedWork } from './unsaved-work.ts'

// Cached data for reading without a connection: public data of public listings. A user's choice of favorites is private, so those
// entries name their owner and are deleted with the session, as unsaved work is.

const prefix = 'kept:'

/** A cached piece of data, and when it was loaded, in milliseconds. */
export type Keepsake<Data> = { at: number; data: Data }

/** The key of what is kept of one kind, for everybody at this browser or for the person of this id. */
export const keepsakeKey = (kind: string, owner = ''): string => `${prefix}${owner}:${kind}`

/** Keeps `data` under a key; null forgets it. */
export const keep = <Data>(key: string, kept: Keepsake<Data> | null): void =>
  writeStored(key, kept && JSON.stringify(kept))

/** The entry under a key, or null; null too if `isSound` rejects it, since an older version may have written it. */
export const readKept = <Data>(
  key: string,
  isSound: (data: unknown) => data is Data,
): Keepsake<Data> | null => {
  try {
    const kept = JSON.parse(readStored(key) ?? 'null') as Partial<Keepsake<unknown>> | null
    return kept && typeof kept.at === 'number' && isSound(kept.data) ? { at: kept.at, data: kept.data } : null
  } catch {
    return null
  }
}

const privateKeys = (): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}usr_`))
  } catch {
    // Where storage is blocked nothing was kept.
    return []
  }
}

/** Whether anything is kept for a person. Of a session that ended while no page was open, it may still be. */
export const hasPrivateKeepsakes = (): boolean => privateKeys().length > 0

const forgetPhotos = (): void => {
  // Both are absent where the site is not served over https.
  void globalThis.caches?.delete(photoCache).catch(() => false)
  const message: ToWorker = { type: 'FORGET_PHOTOS' }
  globalThis.navigator?.serviceWorker?.controller?.postMessage(message)
}

/** Forgets what is kept for persons of this browser, and the photos that it has seen. */
export const forgetPrivateKeepsakes = (): void => {
  for (const key of privateKeys()) writeStored(key, null)
  forgetPhotos()
}

/** When the user signs out on purpose: neither their input nor their favorites stay in this browser. */
export const forgetPerson = (): void => {
  forgetUnsavedWork()
  forgetDrafts()
  forgetPrivateKeepsakes()
}
