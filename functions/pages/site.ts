import { type PageLanguage, pageWords, type PageWords } from '#functions/page-text/words.ts'
import { pageAddress } from '#shared/rules/page-address.ts'

/** The site in one language: what every part of a document is made with. */
export type Site = {
  origin: string
  language: PageLanguage
  words: PageWords
  /** The absolute address of a page of this language. `path` may have a query. */
  address: (path: string) => string
}

export const siteIn = (origin: string, language: PageLanguage): Site => ({
  origin,
  language,
  words: pageWords[language],
  address: (path) => pageAddress(origin, path, language),
})

/** Something in the words of schema.org. */
export type Thing = Readonly<Record<string, unknown>>

/** A step on the way to a page. */
export type Crumb = { name: string; path: string }
