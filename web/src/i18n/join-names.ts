import type { Language } from '#shared/constants/market.ts'

/** Names as a plain list in a sentence, none before the last: `A, B, C`. */
export const joinNames = (names: readonly string[], language: Language): string =>
  names.join(language === 'ar' ? '، ' : ', ')
