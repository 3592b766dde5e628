import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { waitOf } from '#web/api/wait.ts'
import { useT } from '#web/i18n/use-t.ts'

/** Why signing in or up was refused, in words; too many attempts name the wait. */
export const useRefusalText = (): ((error: unknown) => string) => {
  const { t } = useT('auth')
  const errorText = useErrorText()
  return (error) => {
    if (!(error instanceof ApiError) || error.code !== 'TOO_MANY_REQUESTS' || !error.retryAfter)
      return errorText(error)
    const { unit, count } = waitOf(error.retryAfter)
    return t(`wait.${unit}`, { count })
  }
}
