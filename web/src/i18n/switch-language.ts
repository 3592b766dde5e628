import type { Language } from '#shared/constants/market.ts'
import { chooseLanguage } from '#web/stores/choose-language.ts'
import { loadNamespaces, namespacesInUse } from './catalogue.ts'

let latest: Language | null = null

/**
 * Changes the language without a reload: everything in use is fetched first, then the page flips at once, keeping its
 * address, scroll position and forms. Rejects, and changes nothing, when the messages cannot be fetched.
 */
export const switchLanguage = async (language: Language): Promise<void> => {
  latest = language
  await loadNamespaces(language, namespacesInUse())
  if (latest === language) chooseLanguage(language)
}
