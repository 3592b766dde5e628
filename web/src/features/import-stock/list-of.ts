import type { Language } from '#shared/constants/languages.ts'

/** Several names as one piece of a sentence: `Make, Model, and Year`, or with `disjunction` `Good, Fair, or New`. */
export const listOf = (
  names: readonly string[],
  language: Language,
  type: Intl.ListFormatType = 'conjunction',
): string => new Intl.ListFormat(language, { type }).format(names)
