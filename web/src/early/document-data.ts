import type { Language } from '#shared/constants/languages.ts'

/** Photos at the top of a page, found in the answer to its first call. */
export type FirstPhotos = {
  /** The first so many cars of the answer that have photos. */
  most: number
  /** Where they are in sight on arrival: a media query; absent: everywhere. */
  media?: string
  /** As the page's own images say it. */
  sizes: string
}

/** How a page starts. Files are places in `DocumentData.files`. */
export type PageStart = {
  /** A regular expression of its path. */
  pattern: string
  files: readonly number[]
  messages: Readonly<Record<Language, readonly number[]>>
  /** Its first call, where the address alone says what that will be; `$1` is the address's slug. */
  call?: string
  /** It is made only where the address asks for nothing: else what is wanted stands there, which the app alone can read. */
  onlyUnasked?: boolean
  photos?: readonly FirstPhotos[]
}

/** What the build writes into each document for the script before the first paint (web/documents.ts). */
export type DocumentData = {
  /** The document's own address; of `index.html`, which is no shell, none. */
  shell: string
  /** Addresses without their first slash. */
  files: readonly string[]
  pages: readonly PageStart[]
}

/** The id of the element that holds it. */
export const dataId = 'start'

/** The id of the element that says so when the app cannot come; hidden until then. */
export const failedId = 'failed'
