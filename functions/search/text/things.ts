import {
  attributeKey,
  generationValue,
  modelValue,
  qualities,
  type AttributeKey,
  type Quality,
} from '#functions/search/interpretation.ts'
import {
  bodyTypeLabels,
  conditionLabels,
  fuelTypeLabels,
  transmissionLabels,
} from '#shared/reference/car-vocabulary.ts'
import { colorLabels } from '#shared/reference/colors.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { areaLabels, type AreaName, areaNames } from '#shared/reference/areas.ts'
import { cityLabels } from '#shared/reference/cities.ts'
import { features } from '#shared/reference/features.ts'
import { generationsOf } from '#shared/reference/generations.ts'
import { spelledInArabic } from '#shared/reference/letters.ts'
import { makes, type CarModel, type Make } from '#shared/reference/makes.ts'
import { areaSynonyms, featureSynonyms, flagWords, synonyms } from '#shared/reference/synonyms.ts'
import type { Label } from '#shared/constants/market.ts'
import type { WordKind } from '#shared/schemas/understood.ts'

/** A whole name or alias, and how well a listing fits that is called so. `hasParts`: its single words mean it too. */
export type Name = { text: string; quality: Quality; hasParts: boolean; isAlias: boolean }

/** Something that words can name: an attribute, with all it is called. */
export type Thing = {
  key: AttributeKey
  kind: WordKind
  value: string
  /** The make of a model. */
  make?: string
  label: Label
  names: readonly Name[]
}

/** Whether it is a make, a model or a generation of one. */
export const isCar = ({ kind }: Thing): boolean =>
  kind === 'make' || kind === 'model' || kind === 'generation'

/** A thing that a word names, by its whole name or by a part of it. */
export type Entry = { thing: Thing; whole: boolean; quality: Quality }

const named = (text: string): Name => ({ text, quality: qualities.named, hasParts: true, isAlias: false })
const alias = (text: string): Name => ({ ...named(text), isAlias: true })
const exact = (text: string): Name => ({ text, quality: qualities.exact, hasParts: true, isAlias: true })
// The وكالة of ضمان وكالة is no warranty.
const phrase = (text: string): Name => ({ text, quality: qualities.named, hasParts: false, isAlias: true })

const makeThing = ({ name, ar, aliases }: Make): Thing => ({
  key: attributeKey('make', name),
  kind: 'make',
  value: name,
  label: { en: name, ar },
  names: [...[name, ar].map(named), ...aliases.map(exact)],
})

// Words of model names that people leave out: "mercedes s" is the S-Class, "bmw 3" the 3 Series, "tesla 3" the Model 3.
const generic = /[ -](?:class|series)$|^model (?=\S+$)/i

const modelThing = (make: string, { name, ar, aliases = [] }: CarModel): Thing => ({
  key: attributeKey('model', modelValue(make, name)),
  kind: 'model',
  value: name,
  make,
  label: { en: carTitle({ make, model: name }, 'en'), ar: carTitle({ make, model: name }, 'ar') },
  names: [
    ...[name, ...(ar ? [ar] : [])].map(named),
    ...[...aliases, ...(generic.test(name) ? [name.replace(generic, '')] : [])].map(alias),
  ],
})

// Shorter codes, and those of digits alone, mean a generation beside its model only (`car-details`).
const sayable = /^(?=.*[A-Z])(?=.*\d\d)/
const models = new Set(makes.flatMap((make) => make.models.map(({ name }) => name)))

const generationThings = (make: string, { name: model, ar }: CarModel): Thing[] =>
  generationsOf(make, model).flatMap(({ code, label, names }): Thing[] => {
    const own = names.filter((each) => sayable.test(each) && !models.has(each))
    if (own.length === 0) return []
    return [
      {
        key: attributeKey('generation', generationValue(make, model, code)),
        kind: 'generation',
        value: code,
        make,
        label: { en: `${model} ${label.en}`, ar: `${ar ?? model} ${label.ar}` },
        names: own.flatMap((each) => [each, spelledInArabic(each)].map(phrase)),
      },
    ]
  })

const wordThing = (kind: WordKind, value: string, { en, ar }: Label, others: readonly string[]): Thing => ({
  key: attributeKey(kind, value),
  kind,
  value,
  label: { en, ar },
  names: [...[en, ar].map(kind in flagWords ? phrase : named), ...others.map(phrase)],
})

const valueThings = (kind: WordKind, words: Readonly<Record<string, Label>>): Thing[] =>
  Object.entries(words).map(([value, label]) =>
    wordThing(kind, value, label, synonyms[value as keyof typeof synonyms]),
  )

// Parts of these names are ordinary words: a pearl is a colour, and an airport is where a car was parked.
const areaThing = (area: AreaName): Thing => ({
  key: attributeKey('area', area),
  kind: 'area',
  value: area,
  label: areaLabels[area],
  names: [areaLabels[area].en, areaLabels[area].ar, ...(areaSynonyms[area] ?? [])].map(phrase),
})

const featureThing = ({ key, en, ar }: Label & { key: string }): Thing => ({
  key: attributeKey('feature', key),
  kind: 'feature',
  value: key,
  label: { en, ar },
  names: [...[en, ar].map(named), ...(featureSynonyms[key] ?? []).map(alias)],
})

const flagThing = (kind: keyof typeof flagWords): Thing =>
  wordThing(kind, 'true', flagWords[kind], flagWords[kind].synonyms)

const build = (): Thing[] => [
  ...makes.map(makeThing),
  ...makes.flatMap((make) => make.models.map((model) => modelThing(make.name, model))),
  ...makes.flatMap((make) => make.models.flatMap((model) => generationThings(make.name, model))),
  ...valueThings('bodyType', bodyTypeLabels),
  ...valueThings('fuelType', fuelTypeLabels),
  ...valueThings('transmission', transmissionLabels),
  // On a site of used cars "used" asks for all of them, not for the condition of that name.
  ...valueThings('condition', conditionLabels).filter(({ value }) => value !== 'Used'),
  ...valueThings('color', colorLabels),
  ...valueThings('city', cityLabels),
  ...areaNames.map(areaThing),
  ...features.map(featureThing),
  flagThing('isGCCSpec'),
  flagThing('hasWarranty'),
]

let built: readonly Thing[] | undefined

/** Everything the reference lists name, each one object. Built once, when it is first asked for. */
export const allThings = (): readonly Thing[] => (built ??= build())
