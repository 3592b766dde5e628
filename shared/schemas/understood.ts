import * as z from 'zod/mini'
import { slug } from './ids.ts'

/** The kinds of words that a text may name: attributes of a car. */
const wordKinds = [
  'make',
  'model',
  'bodyType',
  'fuelType',
  'transmission',
  'condition',
  'color',
  'city',
  'area',
  'feature',
  'isGCCSpec',
  'hasWarranty',
  'isAccidentFree',
  'dealerOnly',
  'driveType',
  'seats',
  'doors',
  'cylinders',
  'trim',
  /** A generation of a model by its code ("Y62"). */
  'generation',
  'isFirstOwner',
  'hasFullService',
  'hasInspectionReport',
  /** An order of the answer ("cheap"): `priceQAR-asc`. */
  'sort',
  /** Something that is no single filter ("family", "full option"): the label says what it was read as. */
  'wish',
] as const
export type WordKind = (typeof wordKinds)[number]

/** The kinds of numbers that a text may limit: a year, riyals, kilometres. */
const rangeKinds = ['year', 'price', 'mileage'] as const
export type RangeKind = (typeof rangeKinds)[number]

const place = {
  /** The part's place in `search`, in UTF-16 units: from `start` up to, not including, `end`. */
  start: z.number(),
  end: z.number(),
}

/** A name in both languages. */
const label = z.object({ en: z.string(), ar: z.string() })

/** A part of the free text that names something ("باترول"). `corrected`: a typing mistake was forgiven. */
const understoodWord = z.object({
  ...place,
  kind: z.enum(wordKinds),
  /** The value as filters and listings have it; a model's `make` beside it. */
  value: z.string(),
  make: z.optional(z.string()),
  label,
  corrected: z.boolean(),
})

/** A part of the free text that limits a number ("under 100k"): at least, at most, or both and equal. */
const understoodRange = z.object({
  ...place,
  kind: z.enum(rangeKinds),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
})

/** The interpretation of a search text, in the order of the text; parts that are not listed were searched as plain words. */
export const understood = z.array(z.union([understoodWord, understoodRange]))
export type UnderstoodWord = z.output<typeof understoodWord>
export type UnderstoodRange = z.output<typeof understoodRange>
export type Understood = z.output<typeof understood>

/** A part of the free text that decides nothing: it says nothing about a car, or negates a name, which the search cannot leave out. */
export const ignored = z.array(z.object({ ...place, why: z.enum(['filler', 'negated']) }))
export type Ignored = z.output<typeof ignored>

/** A completion of a text that is being typed, with the number of cars it shows and the filters that show them. */
export const suggestion = z.object({
  kind: z.enum(wordKinds),
  label,
  count: z.number(),
  /** Parameters of `GET /api/listings`. */
  query: z.record(z.string(), z.string()),
})
export type Suggestion = z.output<typeof suggestion>

/** A dealer whose name begins like a text that is being typed, with the number of its cars; its storefront is under its slug. */
export const dealerSuggestion = z.object({ slug, label, count: z.number() })
export type DealerSuggestion = z.output<typeof dealerSuggestion>

/** The change to the text: it loses some words, keeps only them, or has them replaced by a broader name. */
const textChanges = ['without', 'only', 'instead'] as const

/**
 * A relaxation of a search without matches: the change, and the number of cars it shows. `without` are parameters of `GET
 * /api/listings` to leave out. `text` describes a change of the text: the words concerned, and the new text.
 */
export const relaxation = z.object({
  without: z.array(z.string()),
  text: z.optional(z.object({ how: z.enum(textChanges), words: z.string(), search: z.string() })),
  total: z.number(),
})
export type Relaxation = z.output<typeof relaxation>
