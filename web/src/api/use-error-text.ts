import { loadedMessages } from '#web/i18n/catalogue.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ApiError } from './api-error.ts'

/**
 * Turns any error into a sentence for people, in the language in use. Codes have one sentence each; one that this page
 * does not know, or has not loaded yet, gets the common one.
 */
export const useErrorText = (): ((error: unknown) => string) => {
  const { t, language } = useT()
  return (error) => {
    const sentences = loadedMessages(language, 'errors')
    return (error instanceof ApiError && sentences?.[error.code]) || t('error')
  }
}
