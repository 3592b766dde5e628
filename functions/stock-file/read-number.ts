import { normalise } from '#shared/rules/normalise.ts'

// Currencies and units as dealers write them beside a figure, as they are once folded.
const unit =
  '(?:qar|q\\.?r\\.?|ر\\.?ق\\.?|ريال(?:ات)?(?:قطري)?|kms?|kilomet(?:er|re)s?|كم|ك\\.م\\.?|كلم|كيلو(?:متر(?:ات?)?)?|\\/-)'
const units = new RegExp(`^${unit}|${unit}$`, 'g')

// Whole, with groups of three or without; cents only when there are none.
const whole = /^-?(?:\d+|\d{1,3}(?:[.,'’]\d{3})+)(?:[.,]0{1,2})?$/
const cents = /[.,]0{1,2}$/

/**
 * The whole number in a cell: 45000, `QAR 45,000`, `45.000 ر.ق`, `٤٥٬٠٠٠`, `120 000 km`, `45,000.00`. Undefined when it is none or
 * has a fraction.
 */
export const readNumber = (text: string): number | undefined => {
  const bare = normalise(text).replace(/\s/g, '').replace(units, '')
  if (bare.length > 20 || !whole.test(bare)) return undefined
  // Less than nothing of nothing (-0) is stored as 0, and would be another number in each comparison.
  return Number(bare.replace(cents, '').replace(/[^\d-]/g, '')) + 0
}
