import type { Language } from '#shared/constants/market.ts'

const names =
  /^(?:utm_[a-z]+|gad_[a-z]+|mc_[ce]id|fbclid|gclid|gbraid|wbraid|srsltid|msclkid|ttclid|twclid|sccid|yclid|igshid|igsh|_gl)$/i

/** Whether a parameter of an address only tracks its origin: advertising and messengers add these to any link. */
export const isTracking = (name: string): boolean => names.test(name)

// This file also runs at CloudFront's edge, whose JavaScript knows neither destructuring nor spread, and before the first paint.

/**
 * The prerendered documents of the site, each in both languages: pages as they look before any response of the API, and one
 * with header and footer alone for every other address.
 */
export const shells = ['home', 'cars', 'car', 'other'] as const
export type Shell = (typeof shells)[number]

/** The parameters of an address, still encoded. */
type Parameters = Readonly<Record<string, string | undefined>>

const asksForNothing = (query: Parameters): boolean =>
  Object.keys(query).every((name) => name === 'lang' || !query[name] || isTracking(name))

/** The shell of an address. Filtered results are `other`: the shell of `/cars` names all cars in its heading. */
export const shellOf = (path: string, query: Parameters): Shell => {
  if (path === '/') return 'home'
  if (/^\/cars\/?$/.test(path)) return asksForNothing(query) ? 'cars' : 'other'
  return /^\/cars\/[^/]+\/?$/.test(path) ? 'car' : 'other'
}

/** Where they lie in the site's bucket. */
export const shellFolder = 'shells/'

/** The address of a shell's file. */
export const shellFile = (shell: Shell, language: Language): string =>
  '/' + shellFolder + shell + '-' + language + '.html'

/** The first supported language of a browser, from `Accept-Language` or its own settings; English when it names none of ours. */
export const firstLanguage = (names: string | undefined): Language =>
  /^\s*ar\b/i.test(names || '') ? 'ar' : 'en'

/** The id of the element of a shell in which a job writes the answer to the page's first call. */
export const answerId = 'answer'

type Asked = { path: string; query: Parameters; acceptLanguage: string | undefined }

/**
 * The file that answers a visitor's first request for an address. A language that was chosen earlier is not in it: the script before
 * the first paint knows that one, and shows nothing of a shell in the other.
 */
export const shellFor = (asked: Asked): string => {
  const named = asked.query['lang']
  const language = named === 'ar' || named === 'en' ? named : firstLanguage(asked.acceptLanguage)
  return shellFile(shellOf(asked.path, asked.query), language)
}
