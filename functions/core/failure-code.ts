import { AppError } from '#functions/core/app-error.ts'
import { logger } from '#functions/core/logger.ts'
import { asAppError } from '#functions/core/store-fault.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** Why one of several acts failed, for an answer that goes on with the others; what is no refusal is logged as `what`. */
export const failureCode = (error: unknown, what: string): ErrorCode => {
  const known = asAppError(error)
  const isRefusal = known instanceof AppError && known.code !== 'STORE_UNAVAILABLE'
  if (!isRefusal) logger.error(what, error)
  return known instanceof AppError ? known.code : 'INTERNAL'
}
