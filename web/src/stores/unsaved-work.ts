import { readStored, writeStored } from './storage.ts'

// Unsent input, kept beyond the tab. It names its owner, and is deleted with the session: phones and computers are shared.

const prefix = 'unsaved:'
const forgottenKey = 'unsavedForgotten'

/** Milliseconds that unsaved work is worth restoring: two weeks. */
export const unsavedLives = 14 * 24 * 3_600_000

/** The key of a piece of unsaved work, or, with parts left out, what such keys begin with. */
export const unsavedKey = (...parts: readonly string[]): string => prefix + parts.join(':')

/** The keys of what is kept under `start`. */
export const unsavedKeys = (start: string = prefix): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}

/** Deletes all unsaved work of this browser, when the user signs out on purpose. `now` in milliseconds. */
export const forgetUnsavedWork = (now = Date.now()): void => {
  // Forms that are still open, in this tab or another, must not write it down again as they close.
  writeStored(forgottenKey, String(now))
  for (const key of unsavedKeys()) writeStored(key, null)
}

/** True when unsaved work was forgotten on purpose at or after this moment, in milliseconds. */
export const wasForgottenSince = (moment: number): boolean => Number(readStored(forgottenKey)) >= moment
