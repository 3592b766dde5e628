import type { Saying } from '#functions/mail/words.ts'
import type { Language } from '#shared/constants/market.ts'

/** A letter in one language before it takes the form of text or HTML. Addresses are absolute. */
export type LetterPage = Saying & {
  language: Language
  direction: 'ltr' | 'rtl'
  brand: string
  origin: string
  link: string | undefined
  /** Where the quieter link leads. */
  otherLink: string | undefined
  /** What it is about. */
  item:
    | {
        title: string
        /** The number of a plate, which stands where a car has its photo. */
        plate: string | undefined
        price: string | undefined
        previousPrice: string | undefined
        photo: string | undefined
      }
    | undefined
  why: string
  /** Label and address of what the footer offers. */
  footer: readonly { label: string; link: string }[]
}
