import { ar } from './ar.ts'
import { en } from './en.ts'
import type { Language } from '#shared/constants/market.ts'
import type { TextPage } from '#shared/rules/page-address.ts'
import type { CarField } from '#shared/schemas/listing.ts'
import type { Availability } from '#shared/rules/availability.ts'

/** The texts of the documents for crawlers and of share images, in each language. */
export const pageWords: Record<Language, PageWords> = { en, ar }

/** The facts for sentences about a plate, in the language of the page. */
export type PlateFacts = {
  /** Its title: `Number plate Q 333`. */
  name: string
  /** `QAR 250,000` */
  price: string
  place: string
  /** The labels of its number's tags. */
  tags: readonly string[]
  availability: Availability
}

/** The facts for sentences about a car, in the language of the page. */
export type CarFacts = {
  /** Make, model, trim and year. */
  name: string
  price: string
  city: string
  /** Its main facts, in a few words each: `45,000 km`, `Petrol`. */
  facts: readonly string[]
  /** The name of its dealership; absent for a private seller's. */
  dealer: string | undefined
  availability: Availability
}

/** The filters of a result page, in the language of the page. */
export type ResultFacts = {
  make: string | undefined
  model: string | undefined
  bodyType: string | undefined
  city: string | undefined
  total: number
  page: number
}

type Saying = { title: string; description: string }

/**
 * The answers that a car's page lists as facts: all but its price, texts and what only its seller and reviewers see. The report of an
 * inspection names who made it.
 */
export type FactLabel =
  | Exclude<
      CarField,
      'priceQAR' | 'area' | 'description' | 'secondDescription' | 'features' | 'vin' | 'inspectedBy'
    >
  | 'inspectionReport'

/** The texts of documents about cars. */
export type CarWords = {
  car: (facts: CarFacts) => Saying
  labels: Record<FactLabel | 'features' | 'about' | 'seller' | 'privateSeller', string>
  /** That a text is made from the details of the listing. */
  told: string
  /** Headings of what the seller wrote in the other language: that alone, or also. */
  onlyOther: string
  alsoOther: string
  yes: string
  onRequest: string
  /** The label beside the name of a car that is not simply for sale. */
  availability: Record<Exclude<Availability, 'AVAILABLE'>, string>
  results: (facts: ResultFacts) => Saying
  /** `12 cars` */
  cars: (count: number) => string
  /** Headings of links to fewer cars. */
  by: Record<'make' | 'model' | 'bodyType' | 'city', string>
  featured: string
}

/** The facts about what a model is worth, in the language of the page. */
type ValueFacts = {
  /** Of one year's cars at their usual mileage; absent where it is not known. */
  worth?: { name: string; middle: string; from: string; to: string; kilometres: string } | undefined
  /** The cars that it rests upon. */
  count: number
  date: string
}

/** The texts of documents about what a model is worth. */
export type ValueWords = {
  valueTitle: (name: string) => string
  valueText: (facts: ValueFacts) => string
  range: (from: string, to: string) => string
  /** Headings. */
  valueBy: Record<'year' | 'trim' | 'mileage', string>
  anyTrim: string
  onSale: string
  allOnSale: string
  similarModels: string
  method: readonly string[]
}

/** Everything that pages for crawlers say in one language. */
export type PageWords = CarWords & {
  values: ValueWords
  date: (instant: string) => string
  brand: string
  /** The language by its own name. */
  languageName: string
  /** Names of the ways through a document, for screen readers. */
  way: string
  pages: string
  /** For a person without scripts: what they see, that not every filter holds, and the link to the whole page. */
  plain: Record<'text' | 'part' | 'whole', string>
  /** How to reach a seller. */
  contact: Record<'title' | 'call' | 'whatsApp' | 'message' | 'closed', string>
  similarCars: string
  similarPlates: string
  direction: 'ltr' | 'rtl'
  /** A locale that Facebook lists: it has no English or Arabic of Qatar. */
  locale: string
  price: (riyals: number) => string
  kilometres: (kilometres: number) => string
  /** Names of pages, as menus have them. */
  menu: Record<'home' | 'cars' | 'numberPlates' | 'dealers', string>
  previous: string
  next: string
  home: Saying
  plate: (facts: PlateFacts) => Saying
  plates: (page: number) => Saying
  dealers: Saying
  /** The description, for search engines, of a dealership without one of its own. */
  dealer: (name: string, city: string, cars: number) => string
  phone: string
  address: string
  hours: string
  closed: string
  reviews: {
    title: string
    /** How many there are, with their average where it is known. */
    summary: (count: number, rating: number | null) => string
    /** Of one review: its stars, and who gave them; null for somebody without a name. */
    by: (stars: number, author: string | null) => string
    answer: string
  }
  texts: Record<TextPage | 'app', Saying>
  /** The label of the link to the page that people see. */
  open: string
  /** Texts for pages where there is nothing that the public may see. */
  gone: Record<'car' | 'dealer' | 'plate' | 'page', Saying>
}
