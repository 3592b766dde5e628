import { ownWords } from './query-term.ts'
import { wordsOf } from './tokens.ts'
import {
  attributeKey,
  qualities,
  type Term,
  type TextOrder,
  type TextRange,
} from '#functions/search/interpretation.ts'
import type { Label } from '#shared/constants/market.ts'
import type { SortKey } from '#shared/schemas/listing-query.ts'
import type { WordKind } from '#shared/schemas/understood.ts'

/** Something that words ask for beside names and numbers, and what a listing must have for it. */
export type Wish = {
  kind: WordKind
  value: string
  label: Label
  /** The make of a trim's or a generation's model. */
  make?: string
  terms?: readonly Term[]
  /** The kind of car, unless the text names a car, or the make or body that this is about: a family sedan is a sedan. */
  cars?: Term
  /** What comes first of that, unless the text names such. */
  preferred?: Term
  ranges?: readonly TextRange[]
  order?: TextOrder
}

/** What a car has some of. */
export type CarCount = 'seats' | 'doors' | 'cylinders'

/** The term that any of these attributes fits, or any of these words of the listing's own. */
export const carsOf = (
  choices: readonly (readonly [kind: WordKind, values: readonly string[]])[],
  words: readonly string[] = [],
): Term => ({
  attributes: choices.flatMap(([kind, values]) =>
    values.map((value) => ({ key: attributeKey(kind, value), quality: qualities.named })),
  ),
  words,
  prefixes: [],
})

export const kindOf = (kind: WordKind, value: string, en: string, ar: string): Wish => ({
  kind,
  value,
  label: { en, ar },
})

/** Something that is no single filter: "family". */
export const wish = (value: string, en: string, ar: string): Wish => kindOf('wish', value, en, ar)

/** One value of a filter. */
export const choice = (kind: WordKind, value: string, en: string, ar: string): Wish => ({
  ...kindOf(kind, value, en, ar),
  terms: [carsOf([[kind, [value]]])],
})

export const sort = (value: `${SortKey}-${'asc' | 'desc'}`, en: string, ar: string): Wish => {
  const [sortBy, sortOrder] = value.split('-') as [SortKey, 'asc' | 'desc']
  return { ...kindOf('sort', value, en, ar), order: { sortBy, sortOrder } }
}

/** A kind of drive, by the answer or the equipment. Those who ask for four driven wheels mean an SUV before a pickup. */
export const drive = (
  values: readonly string[],
  en: string,
  ar: string,
  features: readonly string[] = [],
): Wish => {
  const asked = kindOf('driveType', values[0]!, en, ar)
  const said = carsOf([
    ['driveType', values],
    ['feature', features],
  ])
  if (features.length === 0) return { ...asked, terms: [said] }
  // Few sellers say it of an SUV, and most of these are.
  const likely = { key: attributeKey('bodyType', 'SUV'), quality: qualities.near }
  const terms = [{ ...said, attributes: [...said.attributes, likely] }]
  const others = ['Sedan', 'Hatchback', 'Coupe', 'Convertible', 'Pickup', 'Van', 'Wagon']
  const preferred: Term = {
    attributes: [
      { key: attributeKey('bodyType', 'SUV'), quality: qualities.named },
      ...others.map((body) => ({ key: attributeKey('bodyType', body), quality: qualities.near })),
    ],
    words: [],
    prefixes: [],
  }
  return { ...asked, terms, preferred }
}

/** A grade: a listing has its words, in either script. */
export const trimWish = (trim: string): Wish => ({
  ...kindOf('trim', trim, trim, trim),
  terms: wordsOf(trim).map((word) => ({
    attributes: [],
    words: ownWords({ before: '', word, after: '', isLast: false }),
    prefixes: [],
  })),
})
