import type { Language } from '#shared/constants/languages.ts'
import type { Words } from '#shared/reference/words.ts'

/** What a stored value is called in a language; one that we have no words for stays as it is. */
export const wordOf = (words: Readonly<Record<string, Words>>, value: string, language: Language): string =>
  words[value]?.[language] ?? value
