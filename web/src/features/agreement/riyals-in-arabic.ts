const units = ['', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة']
const tens = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون']
const hundreds = [
  '', 'مئة', 'مئتان', 'ثلاثمئة', 'أربعمئة', 'خمسمئة', 'ستمئة', 'سبعمئة', 'ثمانمئة', 'تسعمئة',
] // prettier-ignore

const and = (parts: readonly string[]): string => parts.filter(Boolean).join(' و')

const belowHundred = (number: number): string => {
  if (number <= 10) return units[number]!
  if (number === 11) return 'أحد عشر'
  if (number === 12) return 'اثنا عشر'
  if (number < 20) return `${units[number - 10]} عشر`
  return and([units[number % 10]!, tens[Math.floor(number / 10)]!])
}

const belowThousand = (number: number): string =>
  and([hundreds[Math.floor(number / 100)]!, belowHundred(number % 100)])

/**
 * The forms of a masculine counted noun: one, two, two before another noun (the ن falls), three to ten, eleven to
 * ninety-nine, and hundreds.
 */
type Noun = { one: string; two: string; twoOf: string; few: string; many: string; hundreds: string }

const thousand: Noun = {
  one: 'ألف',
  two: 'ألفان',
  twoOf: 'ألفا',
  few: 'آلاف',
  many: 'ألفًا',
  hundreds: 'ألف',
}
const million: Noun = {
  one: 'مليون',
  two: 'مليونان',
  twoOf: 'مليونا',
  few: 'ملايين',
  many: 'مليونًا',
  hundreds: 'مليون',
}
const riyal: Noun = {
  one: 'ريال قطري واحد',
  two: 'ريالان قطريان',
  twoOf: 'ريالان قطريان',
  few: 'ريالات قطرية',
  many: 'ريالًا قطريًا',
  hundreds: 'ريال قطري',
}

// 200 before its noun is مئتا; every other hundred stays.
const beforeNoun = (words: string): string => words.replace(/مئتان$/, 'مئتا')

/**
 * A count (1 to 999) of a noun, in words. The remainder of a hundred decides the form: مئة ألف, but مئة وثلاثة آلاف; one and two
 * are expressed by the noun alone, مئة ألف وألفان. `before`: another noun follows at once, which drops the tanween and the ن.
 */
const counted = (count: number, noun: Noun, before: boolean): string => {
  const rest = count % 100
  const whole = beforeNoun(belowThousand(count - rest))
  if (rest === 0) return `${whole} ${noun.hundreds}`
  if (rest <= 2) {
    const two = before ? noun.twoOf : noun.two
    return and([whole && `${whole} ${noun.hundreds}`, rest === 1 ? noun.one : two])
  }
  if (rest <= 10) return `${belowThousand(count)} ${noun.few}`
  return `${belowThousand(count)} ${before ? noun.hundreds : noun.many}`
}

/** An amount in words as Arabic contracts write it, in the nominative. Whole QAR below a milliard. */
export const riyalsInArabic = (riyals: number): string => {
  if (riyals === 0) return `صفر ${riyal.hundreds}`
  const scales = [
    { count: Math.floor(riyals / 1_000_000), noun: million },
    { count: Math.floor(riyals / 1000) % 1000, noun: thousand },
  ].filter(({ count }) => count > 0)
  const last = riyals % 1000
  const isFollowed = last === 0 || last === 1 || last === 2
  const large = scales.map(({ count, noun }, index) =>
    counted(count, noun, isFollowed && index === scales.length - 1),
  )
  // ألف ريال قطري, and ألف ريال قطري وريال واحد: the noun stands behind the round number.
  if (last === 0) return `${and(large)} ${riyal.hundreds}`
  if (last > 2 || large.length === 0) return and([...large, counted(last, riyal, false)])
  return `${and(large)} ${riyal.hundreds} ${last === 1 ? 'وريال واحد' : 'وريالان'}`
}
