import { useSyncExternalStore } from 'react'
import { loadedMessages, onMessages } from '#web/i18n/catalogue.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ApiError } from './api-error.ts'
import { reference } from './trace.ts'

/**
 * Turns any error into a sentence for people, in the language in use. Codes have one sentence each; one that this page
 * does not know, or has not loaded yet, gets the common one.
 */
export const useErrorText = (): ((error: unknown) => string) => {
  const { t, language } = useT()
  const loaded = () => loadedMessages(language, 'errors')
  // The messages are loaded a second after the page, and then also apply to an error that was there before.
  useSyncExternalStore(onMessages, loaded, loaded)
  return (error) => {
    // Asked for now: what failed may have begun before they came.
    const sentences = loaded()
    if (!(error instanceof ApiError)) return t('error')
    const sentence = sentences?.[error.code] || t('error')
    // Of no use to users themselves, but support finds the error in our logs by it.
    const isOurs = sentences && error.status >= 500
    return isOurs ? `${sentence} ${sentences.REFERENCE} \u2068${reference}\u2069` : sentence
  }
}
