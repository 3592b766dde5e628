import { forgetDraft, keepDraft, readDraft } from '#web/stores/draft.ts'

const key = 'wanted-plate'

/** Remembers which plate somebody wanted to save when they had to sign in first. */
export const keepWantedPlate = (plateId: string): void => keepDraft(key, { plateId })

/** Whether this is the one they wanted; it is forgotten with the answer, so that it is saved once. */
export const takeWantedPlate = (plateId: string): boolean => {
  const isWanted = readDraft<{ plateId: string }>(key)?.plateId === plateId
  if (isWanted) forgetDraft(key)
  return isWanted
}
