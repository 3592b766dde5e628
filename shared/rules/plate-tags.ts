import {
  browsePlateCategories,
  plateTagNames,
  type BrowsePlateCategory,
  type PlateTag,
  type SellPlateCategory,
} from '#shared/reference/plate-vocabulary.ts'

/** Each digit one more, or each one less, than the digit before it; three at least. */
const isLadder = (digits: readonly number[]): boolean => {
  const step = digits[1]! - digits[0]!
  return (
    digits.length >= 3 &&
    Math.abs(step) === 1 &&
    digits.every((digit, index) => index === 0 || digit === digits[index - 1]! + step)
  )
}

const repeatsPart = (number: string, length: number): boolean =>
  number.length > length &&
  number.length % length === 0 &&
  number.slice(0, length).repeat(number.length / length) === number

/** AABB, AABBCC; or a part of two or three digits again and again: ABAB, ABABAB, ABCABC. */
const hasPairs = (number: string): boolean =>
  number.length >= 4 && (/^(?:(\d)\1)+$/.test(number) || /^(\d\d)\1+$/.test(number) || repeatsPart(number, 3))

const isSame = (number: string): boolean => number.length > 1 && new Set(number).size === 1

const [oldestYear, newestYear] = [1950, 2035]

/** The condition of each tag. A number of one digit repeats nothing, so it is only short. */
const tests: Record<PlateTag, (number: string) => boolean> = {
  'same-digit': isSame,
  'repeating-pairs': (number) => hasPairs(number) && !isSame(number),
  ladder: (number) => isLadder(Array.from(number, Number)),
  mirror: (number) =>
    number.length >= 3 && !isSame(number) && number === Array.from(number).toReversed().join(''),
  // 30003, 500005: one digit at both ends, another between them. A mirror too, and a rarer one.
  bookend: (number) => /^(\d)(?!\1)(\d)\2+\1$/.test(number),
  round: (number) => /^[1-9]\d?0{2,}$/.test(number),
  year: (number) => number.length === 4 && Number(number) >= oldestYear && Number(number) <= newestYear,
  'few-digits': (number) => number.length >= 4 && new Set(number).size === 2,
}

/** The tags of a number of 1 to 6 digits, the rarest first; none for an ordinary one. */
export const plateTags = (number: string): PlateTag[] => plateTagNames.filter((tag) => tests[tag](number))

/** Numbers that people of the region look for: sevens, 786 (the letters of the basmala as numbers), 110 and 313. */
const isLucky = (number: string): boolean => /786|777|^7+$|^(?:7|77|110|313)$/.test(number)

type Described = { number: string; category?: SellPlateCategory | undefined }

/** The browse categories a plate is found in: what the number itself says, and what its seller calls it. */
export const plateCategories = ({ number, category }: Described): BrowsePlateCategory[] => {
  const tags = plateTags(number)
  const has = (...wanted: PlateTag[]) => wanted.some((tag) => tags.includes(tag))
  const belongs: Record<BrowsePlateCategory, boolean> = {
    premium:
      category === 'premium' ||
      number.length <= 3 ||
      has('same-digit') ||
      (number.length <= 4 && tags.length > 0),
    'lucky-number': category === 'lucky-number' || isLucky(number),
    sequential: has('ladder'),
    repeating: has('same-digit', 'repeating-pairs'),
    special: tags.length > 0,
  }
  return browsePlateCategories.filter((name) => belongs[name])
}

/** The category that the sell form proposes for a number: the seller may choose another. */
export const proposedCategory = (number: string): SellPlateCategory => {
  const byLength = (['single-digit', 'double-digit', 'triple-digit'] as const)[number.length - 1]
  if (byLength) return byLength
  const found = plateCategories({ number })
  if (found.includes('lucky-number')) return 'lucky-number'
  return found.includes('premium') ? 'premium' : 'other'
}
