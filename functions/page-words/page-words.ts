import { ar } from '#functions/page-words/ar.ts'
import { en } from '#functions/page-words/en.ts'
import type { PageLanguage, PageWords } from '#functions/page-words/words.ts'

/** What the documents for crawlers and the pictures of shared links say, in each language. */
export const pageWords: Record<PageLanguage, PageWords> = { en, ar }
