import { weighted, whole } from '#scripts/bench/draws.ts'
import type { SearchDocument } from '#functions/search/document.ts'
import { pick, type Random } from '#functions/search/testing/documents.ts'
import { limits } from '#shared/constants/limits.ts'
import { colorWords } from '#shared/reference/colors.ts'
import { features } from '#shared/reference/features.ts'
import { findMake, findModel } from '#shared/reference/find-make.ts'

type Said = { document: SearchDocument; language: 'en' | 'ar'; random: Random }

const equipment = new Map(features.map((feature) => [feature.key, feature]))

const makeName = ({ document: { card }, language }: Said) =>
  language === 'ar' ? (findMake(card.make)?.ar ?? card.make) : card.make
const modelName = ({ document: { card }, language }: Said) =>
  language === 'ar' ? (findModel(card.make, card.model)?.ar ?? card.model) : card.model

const featureWords = ({ document, language, random }: Said): string =>
  equipment.get(pick(random, document.features))?.[language] ?? ''

const descriptionWords = ({ document, random }: Said): string => {
  const phrases = document.words
    .split('\n')
    .at(-1)!
    .split(/[.،]\s/u)
  const words = pick(random, phrases).split(' ')
  const from = whole(random, 0, Math.max(0, words.length - 2))
  return words.slice(from, from + 2).join(' ')
}

// A name as it stands in the box while somebody types it.
const unfinished = (text: string, random: Random): string =>
  text.slice(0, whole(random, 2, Math.max(2, text.length - 1)))

const kinds: readonly (readonly [weight: number, say: (said: Said) => string])[] = [
  [16, (said) => `${makeName(said)} ${modelName(said)}`],
  [16, modelName],
  [6, makeName],
  [8, (said) => `${modelName(said)} ${said.document.card.variant}`],
  [8, (said) => `${modelName(said)} ${said.document.card.year}`],
  [8, (said) => `${modelName(said)} ${colorWords[said.document.card.color][said.language]}`],
  [6, (said) => `${makeName(said)} ${featureWords(said)}`],
  [4, featureWords],
  [8, descriptionWords],
  [8, (said) => unfinished(makeName(said), said.random)],
  [12, (said) => unfinished(`${makeName(said)} ${modelName(said)}`, said.random)],
]
const pickKind = weighted(kinds, ([weight]) => weight)

/** One letter missing, doubled, or changed places with the next. */
const mistyped = (text: string, random: Random): string => {
  const at = whole(random, 1, Math.max(1, text.length - 2))
  const [before, letter = '', next = '', after] = [
    text.slice(0, at),
    text[at],
    text[at + 1],
    text.slice(at + 2),
  ]
  return before + pick(random, [next, letter + letter + next, next + letter]) + after
}

/** What somebody types who looks for `document`: names in either script, trims, colours, equipment, words of its text. */
export const drawText = (random: Random, document: SearchDocument): string => {
  const language = random() < 0.5 ? 'en' : 'ar'
  const [, say] = pickKind(random)
  const text = say({ document, language, random }).trim().slice(0, limits.search.text)
  return random() < 0.04 ? mistyped(text, random) : text
}
