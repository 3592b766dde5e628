import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { waitOf } from '#web/api/wait.ts'
import { useT } from '#web/i18n/use-t.ts'

/** Why a message was not sent, and what to do now. Too many name the wait. */
export const useFailureText = (): ((error: unknown) => string) => {
  const { t } = useT('contact')
  const errorText = useErrorText()
  return (error) => {
    // What is not the API's: a part of the page that could not be fetched.
    if (!(error instanceof ApiError) || error.code === 'OFFLINE') return t('failed.offline')
    if (error.code === 'TOO_MANY_REQUESTS' && error.retryAfter) {
      const { unit, count } = waitOf(error.retryAfter)
      return t(`failed.${unit}`, { count })
    }
    return error.status === 400 ? t('failed.check') : `${errorText(error)} ${t('failed.kept')}`
  }
}
