import {
  browsePlateCategoryLabels,
  plateLocationLabels,
  plateTagLabels,
  sellPlateCategoryLabels,
} from '#shared/reference/plate-vocabulary.ts'
import type { Language, Label } from '#shared/constants/market.ts'
// Browse and sell categories of one name mean the same word; no other name is in two lists.
const words: Readonly<Record<string, Label>> = {
  ...sellPlateCategoryLabels,
  ...browsePlateCategoryLabels,
  ...plateLocationLabels,
  ...plateTagLabels,
}

/** A category, location or tag in the reader's language; one that is newer than this page as it is written. */
export const plateLabel = (name: string, language: Language): string => words[name]?.[language] ?? name
