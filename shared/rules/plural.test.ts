import { expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { pluralOf } from './plural.ts'

it('puts counts into the categories of Intl.PluralRules', () => {
  const counts = [
    ...Array.from({ length: 1204 }, (_, count) => count),
    0.5,
    1.5,
    3.5,
    11.25,
    -1,
    -2,
    -7,
    1e6,
    NaN,
  ]
  for (const language of languages) {
    const rules = new Intl.PluralRules(language, { maximumFractionDigits: 2 })
    for (const count of counts)
      expect([count, pluralOf(count, language)]).toEqual([count, rules.select(count)])
  }
})
