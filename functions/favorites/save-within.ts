import { hasCode } from '#functions/core/app-error.ts'

/**
 * Saves something; when no place is left, once more if places could be freed.
 * @throws AppError FAVORITES_FULL
 */
export const saveWithin = async (
  save: () => Promise<void>,
  freePlaces: () => Promise<boolean>,
): Promise<void> => {
  try {
    await save()
  } catch (error) {
    if (!hasCode(error, 'FAVORITES_FULL') || !(await freePlaces())) throw error
    await save()
  }
}
