import type { Language } from '#shared/constants/market.ts'

/** A text that a seller wrote, and the language it is in. */
export type Described = { text: string; language: Language }

const lettersOf = (text: string, script: RegExp): number => text.match(script)?.length ?? 0

/** The language of a text by its letters: names and trims are Latin in Arabic texts, too, so Arabic needs no majority. */
export const languageOf = (text: string): Language => {
  const arabic = lettersOf(text, /\p{Script=Arabic}/gu)
  return arabic > 0 && arabic * 1.5 >= lettersOf(text, /\p{Script=Latin}/gu) ? 'ar' : 'en'
}

/**
 * What a seller wrote about a car, or a dealership about itself: the text in the reader's language first. Which of the two fields has which language is not
 * asked: a text of before may be in either.
 */
export const described = (
  offer: { description?: string | undefined; secondDescription?: string | undefined },
  language: Language,
): Described[] => {
  const texts = [offer.description, offer.secondDescription].flatMap((text) =>
    text?.trim() ? [{ text, language: languageOf(text) }] : [],
  )
  return texts.toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
}
