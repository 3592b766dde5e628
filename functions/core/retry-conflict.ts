import { AppError } from '#functions/core/app-error.ts'
import type { ErrorCode } from '#shared/errors.ts'

const tries = 4

/**
 * Does work again that was overtaken by another writer; it must read afresh each time. For changes that make sense whatever
 * the other one wrote. @throws AppError CONFLICT, or the other `code` that says so, when it keeps being overtaken
 */
export const retryConflict = async <T>(work: () => Promise<T>, code: ErrorCode = 'CONFLICT'): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== code || attempt === tries) throw error
    }
  }
}
