import type { Language } from '#shared/constants/market.ts'
import type { FirstCall } from '#web/app/route.ts'

/** The first files of a page, as indexes in `DocumentData.files`. */
type PageStart = {
  /** A regular expression of its path. */
  pattern: string
  files: readonly number[]
  messages: Readonly<Record<Language, readonly number[]>>
  firstCall?: FirstCall
}

/** Data that the build writes into each document for the script before the first paint (web/documents.ts). */
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

/** The data that a job writes into a drawn page: the answer to its first call, of a moment in milliseconds. The build writes the call alone. */
export type DrawnAnswer = { url: string; at?: number; answer?: unknown }
