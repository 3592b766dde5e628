import type { Language } from '#shared/constants/market.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { switchLanguage } from '#web/i18n/switch-language.ts'
import { showToast } from '#web/stores/toast.ts'

// Each language is named in that language, whichever is in use: a user who looks for it can read it.
export const languageNames: Record<Language, string> = { en: 'English', ar: 'العربية' }

/** Switches the language, and tells when its messages cannot be fetched. */
export const useLanguageSwitch = () => {
  const errorText = useErrorText()
  return (language: Language) => {
    switchLanguage(language).catch((error: unknown) => showToast({ title: errorText(error), tone: 'danger' }))
  }
}
