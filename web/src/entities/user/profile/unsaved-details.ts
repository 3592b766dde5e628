import { forgetDraft, keepDraft, readDraft } from '#web/stores/draft.ts'
import type { Details } from './details.ts'

/** What was typed when the session ended: kept for this tab and this user only. */
type Unsaved = { userId: string; details: Details }

const key = 'profile:unsaved'

/** Keeps it. */
export const keepUnsavedDetails = (unsaved: Unsaved): void => keepDraft(key, unsaved)

/** What this user left unsaved, or undefined. It stays until it is forgotten. */
export const readUnsavedDetails = (userId: string): Details | undefined => {
  const unsaved = readDraft<Unsaved>(key)
  return unsaved?.userId === userId ? unsaved.details : undefined
}

export const forgetUnsavedDetails = (): void => forgetDraft(key)
