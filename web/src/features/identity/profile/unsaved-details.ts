import type { Details } from './details.ts'

/** What was typed when the session ended: kept for this tab and this user only. */
type Unsaved = { userId: string; details: Details }

const key = 'profile:unsaved'

/** Keeps it. Where storage is blocked it is lost, as it would be anyway. */
export const keepUnsavedDetails = (unsaved: Unsaved): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(unsaved))
  } catch {
    // Nothing else to do.
  }
}

/** What this user left unsaved, or undefined. It stays until it is forgotten. */
export const readUnsavedDetails = (userId: string): Details | undefined => {
  try {
    const unsaved = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Unsaved | null
    return unsaved?.userId === userId ? unsaved.details : undefined
  } catch {
    return undefined
  }
}

export const forgetUnsavedDetails = (): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // It was never kept.
  }
}
