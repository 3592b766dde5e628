import type { Language } from '#shared/constants/market.ts'

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

/**
 * Pages that search engines leave out: private pages, intermediate steps, and documents to print. In the form of robots.txt:
 * path prefixes, `*` being anything.
 */
export const privatePaths = [
  '/admin',
  '/auth',
  '/compare',
  '/dashboard',
  '/favorites',
  '/forgot-password',
  '/local/',
  '/notifications',
  '/profile',
  '/reset-password',
  '/confirm-email',
  '/join',
  '/saved-searches',
  '/sell-your-car',
  '/seller-dashboard',
  '/still-available',
  '/unsubscribe',
  '/verification',
  '/cars/*/agreement',
  '/cars/*/window-card',
] as const

const begins = new RegExp(`^(?:${privatePaths.map((path) => path.replace('*', '.*')).join('|')})`)

/** Whether search engines are to leave out the page of this path. */
export const isPrivatePath = (path: string): boolean => begins.test(path)

/** Pages of words that are the same for everybody, named as in their address: `/safety-tips`. */
export const textPages = [
  'sell',
  'insurance',
  'financing',
  'safety-tips',
  'contact',
  'terms-of-service',
  'privacy-policy',
] as const
export type TextPage = (typeof textPages)[number]
