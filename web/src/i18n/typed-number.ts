import { toWesternDigits } from '#shared/rules/typed-phone.ts'

// Spaces, thin and no-break ones too, and what people group thousands with in either script.
const grouping = /[\s,٬'_]/g

/** A number as people type it, in any script's digits, grouped or not, with a point; undefined for anything else. */
export const readNumber = (text: string): number | undefined => {
  const plain = toWesternDigits(text).replace(grouping, '').replace('٫', '.')
  return /^(?:\d{1,12}(?:\.\d{0,4})?|\.\d{1,4})$/.test(plain) ? Number(plain) : undefined
}
