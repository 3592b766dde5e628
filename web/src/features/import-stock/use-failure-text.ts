import type { ErrorCode } from '#shared/errors.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'

/** Words the code of an error that the server noted earlier, as if it had just answered it. */
export const useFailureText = (): ((failure: string) => string) => {
  const errorText = useErrorText()
  return (failure) => errorText(new ApiError(0, failure as ErrorCode, { message: failure }))
}
