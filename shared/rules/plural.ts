import type { Language } from '#shared/constants/market.ts'

/**
 * The plural category of a count, by the rules of Unicode's CLDR
 * (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html). `Intl.PluralRules` says the same, but a phone
 * takes 30 ms to make the first one, which every page would need.
 */
export const pluralOf = (count: number, language: Language): Intl.LDMLPluralRule => {
  const size = Math.abs(count)
  if (size === 1) return 'one'
  if (language === 'en' || !Number.isInteger(size)) return 'other'
  if (size < 3) return size ? 'two' : 'zero'
  const last = size % 100
  if (last > 10) return 'many'
  return last > 2 ? 'few' : 'other'
}
