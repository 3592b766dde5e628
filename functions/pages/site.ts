import { pageWords, type PageWords } from '#functions/page-text/words.ts'
import type { Language } from '#shared/constants/market.ts'
import type { documentKinds } from '#shared/rules/crawler.ts'
import { scriptsOff, scriptsParameter } from '#shared/rules/crawler.ts'
import { languageParameter, pageAddress } from '#shared/rules/page-address.ts'

/** The site in one language: what every part of a document is made with. */
export type Site = {
  origin: string
  language: Language
  words: PageWords
  /** The absolute address of a page of this language. `path` may have a query. */
  address: (path: string) => string
  /** A person reads it in a browser without scripts. */
  isPlain: boolean
  /** Where a link to a page leads, in this or another language: for a person without scripts, to its document. */
  href: (path: string, inLanguage?: Language) => string
}

export const siteIn = (origin: string, kind: (typeof documentKinds)[number]): Site => {
  const isPlain = kind.endsWith('-plain')
  const language = kind.startsWith('ar') ? 'ar' : 'en'
  return {
    origin,
    language,
    words: pageWords[language],
    address: (path) => pageAddress(origin, path, language),
    isPlain,
    href: (path, inLanguage = language) => {
      if (!isPlain) return pageAddress(origin, path, inLanguage)
      // With its language always: a browser's own may be the other one.
      const query = `${languageParameter}=${inLanguage}&${scriptsParameter}=${scriptsOff}`
      return `${path}${path.includes('?') ? '&' : '?'}${query}`
    },
  }
}

/** Something in the words of schema.org. */
export type Thing = Readonly<Record<string, unknown>>

/** A step on the way to a page. */
export type Crumb = { name: string; path: string }
