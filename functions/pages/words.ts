import type { Availability } from '#shared/schemas/availability.ts'
import type { languages } from '#shared/schemas/preferences.ts'

export type PageLanguage = (typeof languages)[number]

/** What sentences about a plate are made of, in the language of the page. */
export type PlateFacts = {
  /** What it is called: `Number plate Q 333`. */
  name: string
  /** `QAR 250,000` */
  price: string
  place: string
  /** What is remarkable about its number. */
  tags: readonly string[]
  availability: Availability
}

type Saying = { title: string; description: string }

/** Everything that pages for crawlers say in one language. */
export type PageWords = {
  brand: string
  direction: 'ltr' | 'rtl'
  /** As Facebook lists them, which knows no English or Arabic of Qatar. */
  locale: string
  price: (riyals: number) => string
  plate: (facts: PlateFacts) => Saying
  /** The label of the link to the page that people see. */
  open: string
  /** Where there is nothing that the public may see. */
  gone: Saying
}
