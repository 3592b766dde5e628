import { AppError } from '#functions/core/app-error.ts'
import { takeNamed } from '#functions/data/rate-limits.ts'

/**
 * Counts a change of a car or plate by its seller. Each tells search and people who saved it, so a script may not make them without end.
 * @throws AppError TOO_MANY_EDITS
 */
export const takeEdit = async (offerId: string, at: Date, deps = { takeNamed }): Promise<void> => {
  const retryAfterSeconds = await deps.takeNamed('editsOfOffer', offerId, at)
  if (retryAfterSeconds !== undefined) throw new AppError('TOO_MANY_EDITS', { retryAfterSeconds })
}
