import { AppError } from '#functions/core/app-error.ts'

const tries = 4

/**
 * Does work again that was overtaken by another writer; it must read afresh each time. For changes that make sense whatever
 * the other one wrote. @throws AppError CONFLICT when it keeps being overtaken
 */
export const retryConflict = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'CONFLICT' || attempt === tries) throw error
    }
  }
}
