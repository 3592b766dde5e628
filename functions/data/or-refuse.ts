import { AppError } from '#functions/core/app-error.ts'
import { ConditionsFailed } from '#functions/data/transact.ts'
import type { ErrorCode } from '#shared/errors.ts'

/**
 * The end of a transaction that has one refusal, whichever of its conditions did not hold.
 * @throws AppError `code` then; any other failure as it comes
 */
export const orRefuse = async <T>(written: Promise<T>, code: ErrorCode): Promise<T> => {
  try {
    return await written
  } catch (error) {
    throw error instanceof ConditionsFailed ? new AppError(code, { cause: error }) : error
  }
}
