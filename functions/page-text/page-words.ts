import { ar } from './ar.ts'
import { en } from './en.ts'
import type { PageLanguage, PageWords } from './words.ts'

/** What the documents for crawlers and the pictures of shared links say, in each language. */
export const pageWords: Record<PageLanguage, PageWords> = { en, ar }
