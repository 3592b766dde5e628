import { normalise } from '#shared/rules/normalise.ts'
import { once } from '#shared/rules/once.ts'
import { readPlateNumber, toPlainDigits } from '#shared/rules/plate.ts'

/** Words in the search for cars that ask for another page. One table: what is typed decides, whatever is for sale. */
const words = {
  numberPlates:
    'plate | plates | number plate | number plates | license plate | licence plate | fancy number | vip number | special number | رقم مميز | ارقام مميزة | رقم لوحة | ارقام لوحات | لوحة | لوحات | نمرة | لوحة سيارة | لوحات سيارات | رقم سيارة مميز',
  dealers:
    'dealers | dealer | dealership | dealerships | showroom | showrooms | car dealers | معارض | معرض | وكالات | معارض سيارات | معرض سيارات',
  financing:
    'finance | financing | loan | car loan | car finance | installment | installments | murabaha | ijara | تمويل | تمويل سيارات | قرض | قرض سيارة | اقساط | تقسيط | بالتقسيط | مرابحة | إجارة',
  insurance:
    'insurance | car insurance | insure | third party insurance | comprehensive insurance | تأمين | تامين | تأمين سيارات | تأمين شامل | تأمين ضد الغير',
  safetyTips:
    'transfer ownership | how to transfer ownership | ownership transfer | change ownership | safety tips | scam | fraud | نقل ملكية | نقل الملكية | كيف انقل الملكية | كيف أنقل ملكية سيارة | تحويل الملكية | نصائح | احتيال | نصب',
  contact:
    'contact | contact us | help | support | customer service | complaint | تواصل | تواصل معنا | اتصل بنا | مساعدة | الدعم | خدمة العملاء | شكوى',
} as const

export type WordPage = keyof typeof words

const pages = Object.keys(words) as WordPage[]

/** Phrases as whole words, with or without the article or a preposition that Arabic joins to them. */
const patternOf = (phrases: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:و?ب?ال|و?لل)?(?:${phrases.join('|').replaceAll(' ', '\\s+')})(?![\\p{L}\\p{N}])`,
    'u',
  )

/** Read with the first text that is typed: it takes a phone too long to do while a page opens. */
const readWords = once(() =>
  pages.map((page) => {
    // The longest first, so that what remains is the number alone.
    const phrases = words[page]
      .split(' | ')
      .map(normalise)
      .toSorted((a, b) => b.length - a.length)
    return { page, phrases, pattern: patternOf(phrases) }
  }),
)

/** The page that a text means that is still being typed: of three letters on, the beginning of a phrase is enough. */
export const pageForBeginning = (text: string): ReturnType<typeof pageForText> => {
  const typed = normalise(text)
    .trim()
    .replace(/^ال(?=..)/u, '')
  const begun = readWords().find(
    ({ phrases }) => typed.length >= 3 && phrases.some((each) => each.startsWith(typed)),
  )
  return pageForText(text) ?? (begun && { page: begun.page })
}

const withMarks = (text: string): string => toPlainDigits(text).replaceAll('؟', '?').trim()

/** A text that is a plate's number and nothing else: a car may be called so, too (911). */
export const plateAlone = (text: string): ReturnType<typeof pageForText> => {
  const number = withMarks(text)
  return readPlateNumber(number) && { page: 'numberPlates', number }
}

/**
 * The page that a search text means besides cars, and for plates the digits or the pattern in it (`plate 7777`, `7?7?7`); undefined for
 * none. "Dealer cars only" asks for cars: a word for dealers counts alone.
 */
export const pageForText = (text: string): { page: WordPage; number?: string } | undefined => {
  const typed = withMarks(text)
  if (/^(?=.*\d)(?=.*[?*])[\d?*]+$/.test(typed)) return { page: 'numberPlates', number: typed }
  const plain = normalise(text).trim()
  for (const { page, pattern } of readWords()) {
    if (!pattern.test(plain)) continue
    if (page === 'dealers' && plain.replace(pattern, '').trim() !== '') continue
    if (page !== 'numberPlates') return { page }
    const [number] = typed.match(/(?:[qtr]\s?)?[\d?*]*\d[\d?*]*/i) ?? []
    const isNumber = number !== undefined && (/[?*]/.test(number) || readPlateNumber(number))
    return isNumber ? { page, number: number.trim() } : { page }
  }
  return undefined
}
