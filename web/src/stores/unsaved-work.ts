import { actingFor } from './acting.ts'
import { currentPerson } from './person.ts'
import { readStored, type StoredKey, storedKeys, writeStored } from './storage.ts'

// Unsent input, kept beyond the tab. It names its owner, and goes with them: phones and computers are shared.

const prefix = 'unsaved:'

/** Milliseconds that unsaved work is worth restoring: two weeks. */
export const unsavedLives = 14 * 24 * 3_600_000

/** The key of a piece of unsaved work, or, with parts left out, what such keys begin with. One part is its owner's id. */
export const unsavedKey = (...parts: readonly string[]): StoredKey => `${prefix}${parts.join(':')}`

/** The keys of what is kept under `start`. */
export const unsavedKeys = (start: StoredKey): StoredKey[] => storedKeys(start)

/**
 * Keeps a text until the server has it: in this page, so that a lost session loses nothing, and in the browser only while the server cannot
 * be reached.
 */
export const keepUnsent = (key: StoredKey, text: string, isReachable: boolean): void => {
  writeStored(key, text, 'page')
  if (!isReachable) writeStored(key, text)
}

export const readUnsent = (key: StoredKey): string | null => readStored(key, 'page') ?? readStored(key)

export const forgetUnsent = (key: StoredKey): void => {
  writeStored(key, null, 'page')
  writeStored(key, null)
}

/** Whether a piece of unsaved work is about a listing: a wizard for a new car may have saved it as a draft meanwhile. */
const isAbout = (key: StoredKey, listingId: string): boolean =>
  key.split(':').includes(listingId) || readStored(key)?.includes(`"id":"${listingId}"`) === true

/** The keys of the present person's unsaved work, on one listing if it is named. Staff work counts as their dealership's. */
const ownKeys = (listingId?: string): StoredKey[] => {
  const owners = [currentPerson(), actingFor() ?? ''].filter(Boolean)
  return storedKeys(unsavedKey('')).filter((key) => {
    const parts = key.split(':')
    return (
      owners.some((owner) => parts.includes(owner)) && (listingId === undefined || isAbout(key, listingId))
    )
  })
}

/** Whether this device keeps anything that its present person has not saved: on one listing, if it is named. */
export const hasUnsavedWork = (listingId?: string): boolean => ownKeys(listingId).length > 0

/** Forgets what this device keeps unsaved of one listing. */
export const discardUnsavedWork = (listingId: string): void => {
  for (const key of ownKeys(listingId)) writeStored(key, null)
}
