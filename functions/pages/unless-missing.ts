import { AppError } from '#functions/core/app-error.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** What `read` gives; undefined where it refuses with this code. @throws whatever else it throws */
export const unlessMissing = async <T>(code: ErrorCode, read: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await read()
  } catch (error) {
    if (error instanceof AppError && error.code === code) return undefined
    throw error
  }
}
