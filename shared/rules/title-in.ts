import type { Language } from '#shared/constants/market.ts'

// Unicode's bidirectional algorithm (UAX 9) gives digits the direction of the letters before them: the year after a Latin trim would
// stand between it and the Arabic name, "سييرا 2023 Elevation". A mark of the line's own direction before the year keeps it last.
const others = {
  ar: { letters: /[A-Za-z]/, mark: '\u200f' },
  en: { letters: /\p{Script=Arabic}/u, mark: '\u200e' },
} as const

/** A heading with its years where they stand in the text, in whatever script the words before them are written. */
export const keepYears = (text: string, language: Language): string => {
  const { letters, mark } = others[language]
  return letters.test(text) ? text.replace(/ (?=\d{4}(?!\d))/g, `${mark} `) : text
}

/**
 * The title of a car in a language, with its year at the end in whatever script the trim is written. One that begins in the other script,
 * as an unknown make does, runs that way with its year.
 */
export const titleIn = (
  { title, titleAr }: { title: string; titleAr: string },
  language: Language,
): string => {
  const text = language === 'ar' ? titleAr : title
  const { letters, mark } = others[language]
  const runsOtherWay = letters.test(/\p{L}/u.exec(text)?.[0] ?? '')
  return letters.test(text) && !runsOtherWay ? text.replace(/ (?=\d{4}$)/, `${mark} `) : text
}
