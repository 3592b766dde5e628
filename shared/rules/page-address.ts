import type { Language } from '#shared/constants/languages.ts'

/** The parameter of any page's address that says its language: `?lang=ar`. */
export const languageParameter = 'lang'

/**
 * The address of a page in one language, for links that leave the site; English is the one without the parameter. `path` may
 * carry a query of its own, `/cars?make=Toyota`, without a language.
 */
export const pageAddress = (origin: string, path: string, language: Language): string => {
  if (language === 'en') return origin + path
  return `${origin}${path}${path.includes('?') ? '&' : '?'}${languageParameter}=${language}`
}
