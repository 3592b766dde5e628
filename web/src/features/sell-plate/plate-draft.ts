import type { Draft } from '#web/stores/draft.ts'
import { readStored, writeStored } from '#web/stores/storage.ts'
import { unsavedKey, unsavedLives, wasForgottenSince } from '#web/stores/unsaved-work.ts'
import type { PlateValues } from './plate-values.ts'

/** What one person typed about a plate (null: a new one), kept in this browser for two weeks until it is sent. */
export const plateDraft = (userId: string, plateId: string | null): Draft<PlateValues> => {
  const key = unsavedKey('plate', userId, plateId ?? 'new')
  const openedAt = Date.now()
  return {
    read: () => {
      try {
        const { at, values } = JSON.parse(readStored(key) ?? '') as { at: number; values: PlateValues }
        return Date.now() - at <= unsavedLives ? values : null
      } catch {
        return null
      }
    },
    keep: (values) => {
      // Somebody has signed out in another tab: nothing of theirs stays.
      if (!wasForgottenSince(openedAt)) writeStored(key, JSON.stringify({ at: Date.now(), values }))
    },
    forget: () => writeStored(key, null),
  }
}
