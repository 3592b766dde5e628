import { rangesOf } from '#functions/search/query-filters.ts'
import { interpretQuery } from '#functions/search/search.ts'
import type { SearchQuery } from '#functions/search/select-rows.ts'
import type { Label } from '#shared/constants/market.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import {
  bodyTypeLabels,
  conditionLabels,
  fuelTypeLabels,
  transmissionLabels,
} from '#shared/reference/car-vocabulary.ts'
import { areaLabels } from '#shared/reference/areas.ts'
import { cityLabels } from '#shared/reference/cities.ts'
import { colorLabels } from '#shared/reference/colors.ts'
import { facetNames } from '#shared/schemas/listing-query.ts'
import type { NamedValue } from '#shared/schemas/near.ts'
import type { UnderstoodWord } from '#shared/schemas/understood.ts'

/** A range that was asked for, both ends included. */
export type WantedRange = { min: number; max: number }

/** The values that were asked for of what a card has one of; only an area may be missing. */
export const cardFields = [
  'color',
  'city',
  'area',
  'bodyType',
  'fuelType',
  'transmission',
  'condition',
] as const
export type CardField = (typeof cardFields)[number]

const labels: Readonly<Record<CardField, Readonly<Record<string, Label>>>> = {
  color: colorLabels,
  city: cityLabels,
  area: areaLabels,
  bodyType: bodyTypeLabels,
  fuelType: fuelTypeLabels,
  transmission: transmissionLabels,
  condition: conditionLabels,
}

/** A value with its name in both languages, where it has one. */
export const namedValue = (field: CardField, value: string): NamedValue => {
  const label = Object.hasOwn(labels[field], value) ? labels[field][value] : undefined
  return { value, ...(label && { label: { en: label.en, ar: label.ar } }) }
}

/** A model's name with its make's, in both languages. */
export const namedModel = (make: string, model: string): NamedValue => ({
  value: `${make} ${model}`.trim(),
  label: { en: carTitle({ make, model }, 'en'), ar: carTitle({ make, model }, 'ar') },
})

/** A condition that no card tells about: the cars that it is true of are those that `query` finds. */
type Condition = { field: string; wanted: NamedValue[]; query: Partial<SearchQuery> }

/** A model that was asked for; one of the filters goes with any make. */
type WantedModel = { make?: string; model: string }

/** What a query and its text ask for, each thing apart. Empty lists ask for nothing. */
export type Wanted = {
  models: WantedModel[]
  makes: string[]
  values: Record<CardField, string[]>
  price: WantedRange
  year: WantedRange
  mileage: WantedRange
  conditions: Condition[]
}

// Each costs a search; people write fewer.
const conditionsAtMost = 24

const isCardField = (kind: string): kind is CardField => (cardFields as readonly string[]).includes(kind)

/** The words that were looked for as they stand. */
const plainWords = (search: string, known: readonly { start: number; end: number }[]): string[] =>
  Array.from(search.matchAll(/\S+/g), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
    .filter(
      ({ word, start, end }) =>
        /[\p{L}\p{N}]/u.test(word) && known.every((part) => end <= part.start || start >= part.end),
    )
    .map(({ word }) => word)

/** The condition of a part of the text that is no field of a card. A grade or generation is one of its model. */
const conditionOf = (search: string, part: UnderstoodWord, models: readonly WantedModel[]): Condition => {
  const { kind, value, label, make } = part
  const words = search.slice(part.start, part.end)
  const wanted = [{ value, label }]
  const model = models.find((each) => each.make === make)?.model
  if (kind === 'generation' && make && model)
    return { field: kind, wanted, query: { make: [make], model: [model], generation: [value] } }
  return { field: kind, wanted, query: { search: kind === 'trim' ? value : words } }
}

const textOf = (values: unknown): string[] => [values].flat().map(String)

/** Both lists' common values; those of the text where there are none, since what was written comes after what was chosen. */
const together = (chosen: readonly string[] = [], written: readonly string[]): string[] => {
  if (written.length === 0) return [...chosen]
  const common = written.filter((value) => chosen.includes(value))
  return common.length > 0 ? common : [...written]
}

const plainFilters = facetNames.filter((name) => name !== 'make' && name !== 'model' && !isCardField(name))

/** What a query asks for. The dealer is not among it: a dealer's own page has no other's cars. */
export const wantedOf = (query: SearchQuery): Wanted => {
  const { search = '' } = query
  const { understood, ignored, ranges } = interpretQuery(query)
  const words = understood.filter((part): part is UnderstoodWord => 'value' in part)
  const said = words.flatMap(({ kind, make, value }) =>
    kind === 'model' ? [{ ...(make && { make }), model: value }] : [],
  )
  const models = said.length > 0 ? said : (query.model ?? []).map((model) => ({ model }))
  const saidMakes = words.flatMap(({ kind, value }) => (kind === 'make' ? [value] : []))
  // A make beside a model is the model's own.
  const makes = said.length > 0 ? [] : together(query.make, saidMakes)
  const written = (field: CardField) => words.flatMap(({ kind, value }) => (kind === field ? [value] : []))
  const values = Object.fromEntries(
    cardFields.map((field) => [field, together(query[field], written(field))]),
  ) as Wanted['values']
  // A filter that the text contradicts is kept as a condition of its own.
  const contradicted = (['make', 'model', ...cardFields] as const).flatMap((name): Condition[] => {
    const chosen = query[name]
    const kept = name === 'make' ? makes : name === 'model' ? models.map(({ model }) => model) : values[name]
    const isKept =
      name === 'make' && said.length > 0 ? false : kept.some((value) => textOf(chosen).includes(value))
    if (chosen === undefined || isKept) return []
    const wanted = chosen.map((value) => (isCardField(name) ? namedValue(name, value) : { value }))
    return [{ field: name, wanted, query: { [name]: chosen } }]
  })
  const filters = plainFilters.flatMap((name): Condition[] =>
    query[name] === undefined
      ? []
      : [
          {
            field: name,
            wanted: textOf(query[name]).map((value) => ({ value })),
            query: { [name]: query[name] },
          },
        ],
  )
  const goodPrice = query.goodPrice
  const { priceQAR, year, mileage } = rangesOf(query, ranges)
  return {
    models,
    makes,
    values,
    price: priceQAR,
    year,
    mileage,
    conditions: [
      ...contradicted,
      ...filters,
      ...(goodPrice === undefined
        ? []
        : [{ field: 'goodPrice', wanted: [{ value: String(goodPrice) }], query: { goodPrice } }]),
      ...words
        .filter(({ kind }) => kind !== 'make' && kind !== 'model' && kind !== 'sort' && !isCardField(kind))
        .map((part) => conditionOf(search, part, said)),
      ...plainWords(search, [...understood, ...ignored]).map((word) => ({
        field: 'words',
        wanted: [{ value: word }],
        query: { search: word },
      })),
    ].slice(0, conditionsAtMost),
  }
}

const isRange = ({ min, max }: WantedRange): boolean => Number.isFinite(min) || Number.isFinite(max)

/** Whether a query says anything that a car can be nearer to or farther from: not a name or word that is looked for as it stands. */
export const isMeasurable = ({ models, makes, values, price, year, mileage, conditions }: Wanted): boolean =>
  models.length > 0 ||
  makes.length > 0 ||
  cardFields.some((field) => values[field].length > 0) ||
  [price, year, mileage].some(isRange) ||
  conditions.some(({ field }) => field !== 'words')
