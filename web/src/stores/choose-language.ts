import type { Language } from '#shared/constants/market.ts'
import { directionOf, useLanguageStore } from './language.ts'
import { writeStored } from './storage.ts'

// Apart from the language itself: every page knows that, and few visits change it. The script before the first paint
// reads both keys (web/src/early).
const key = 'language'

/**
 * Turns the page to `language`, and keeps it as this person's choice, over what a link said for this tab. Its catalogues
 * must be loaded: call `switchLanguage` of `i18n` instead.
 */
export const chooseLanguage = (language: Language): void => {
  writeStored(key, language)
  writeStored(key, null, 'tab')
  // First: who listens may still read the page as it was laid out. React draws after all of this.
  useLanguageStore.setState({ language })
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  // The manifest has the name of the installed app.
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/app-${language}.webmanifest`)
}
