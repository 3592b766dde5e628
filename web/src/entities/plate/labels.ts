import {
  browsePlateCategoryWords,
  plateLocationWords,
  plateTagWords,
  sellPlateCategoryWords,
} from '#shared/reference/plate-vocabulary.ts'
import type { Language, Words } from '#shared/constants/market.ts'
// Browse and sell categories of one name mean the same word; no other name is in two lists.
const words: Readonly<Record<string, Words>> = {
  ...sellPlateCategoryWords,
  ...browsePlateCategoryWords,
  ...plateLocationWords,
  ...plateTagWords,
}

/** A category, location or tag in the reader's language; one that is newer than this page as it is written. */
export const plateLabel = (name: string, language: Language): string => words[name]?.[language] ?? name
