import type { SortKey } from '#shared/schemas/listing-query.ts'
import type { Ignored, RangeKind, Understood, WordKind } from '#shared/schemas/understood.ts'

/** The kinds of attributes that a text can ask for: the kinds that words name, and the year. */
export type AttributeKind = WordKind | 'year'

/** An attribute with its value as one text, such as `bodyType:SUV`; a model's value is `make/model`. */
export type AttributeKey = `${AttributeKind}:${string}`

export const attributeKey = (kind: AttributeKind, value: string | number): AttributeKey => `${kind}:${value}`

/** The value of a model's key: the same model name may stand under two makes. */
export const modelValue = (make: string, model: string): string => `${make}/${model}`

/** The value of a generation's key: codes are unique within their model only. */
export const generationValue = (make: string, model: string, code: string): string =>
  `${modelValue(make, model)}/${code}`

/**
 * The quality of a listing's match with a part of the text. `named`: it is that make, model or year; `exact`: it has that very
 * word; `near`: a word that begins or sounds like it, or its whole name mistyped; `typo`: a part of its name mistyped.
 */
export const qualities = { typo: 0, near: 1, exact: 2, named: 3 } as const
export type Quality = (typeof qualities)[keyof typeof qualities]

/** One part of the text. A listing has it by any attribute here, or by a word of its own text. */
export type Term = {
  attributes: readonly { key: AttributeKey; quality: Quality }[]
  /** Words as the listing's own text has them: how well they fit, says `ownQuality`. */
  words: readonly string[]
  /** Beginnings of such words: a `near` fit. */
  prefixes: readonly string[]
}

/** Whether nothing is looked for in the listings' own words, which browsers do not have. */
export const asksForNoWords = (terms: readonly Term[]): boolean =>
  terms.every(({ words, prefixes }) => words.length === 0 && prefixes.length === 0)

/**
 * The quality of a match by a word in the listing's own text. It is the best where the word names nothing; where it names
 * something, being the named thing is a better match.
 */
export const ownQuality = ({ attributes }: Term): Quality =>
  attributes.length === 0 ? qualities.named : qualities.exact

/** A limit in the text; both ends are included. */
export type TextRange = { kind: RangeKind; min?: number; max?: number }

/** The order that a text asks for: "cheap" shows the cheapest first. */
export type TextOrder = { sortBy: SortKey; sortOrder: 'asc' | 'desc' }

/** The parsed search text: a listing must have every term and lie within every range. */
export type Interpretation = {
  terms: readonly Term[]
  ranges: readonly TextRange[]
  order: TextOrder | undefined
  understood: Understood
  ignored: Ignored
}
