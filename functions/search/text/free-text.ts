import type { ListingCard } from '#shared/schemas/listing.ts'
import { cityLabels } from '#shared/reference/cities.ts'
import { features } from '#shared/reference/features.ts'
import { makes } from '#shared/reference/makes.ts'
import { fineWords, rawWord, remember, withoutArticle, wordsOf } from './tokens.ts'

const featureKeys = new Set(features.map(({ key }) => key))
const modelsOf = new Map(makes.map((make) => [make.name, new Set(make.models.map(({ name }) => name))]))

type Told = {
  card: Pick<ListingCard, 'make' | 'model' | 'city' | 'variant' | 'dealerProfile'>
  features: readonly string[]
  /** Further text of the seller, a line each. */
  words: string
}

/**
 * The lines that a listing has of its own, beside its attributes: what the seller wrote, and names that the reference
 * lists do not know (a newer make), which no attribute's words cover.
 */
export const freeText = ({ card, features, words }: Told): string[] => {
  const models = modelsOf.get(card.make)
  return [
    card.variant,
    card.dealerProfile?.businessName ?? '',
    card.dealerProfile?.businessNameAr ?? '',
    models ? '' : card.make,
    models?.has(card.model) ? '' : card.model,
    Object.hasOwn(cityLabels, card.city) ? '' : card.city,
    ...features.filter((feature) => !featureKeys.has(feature)),
    ...words.split('\n'),
  ].filter(Boolean)
}

type Known = { words: readonly string[]; tokens: readonly string[] }

// Unicode normalisation and reading signs are what costs. Sellers write the same few thousand words, with a comma behind them or without,
// and the same few thousand short lines: engines, trims, names of dealers.
const ofWord = remember((raw): Known => {
  const words = wordsOf(raw)
  const tokens = words.flatMap((word) => [...withoutArticle(word), ...fineWords(word)])
  return { words, tokens: [...new Set(tokens)] }
}, 20_000)

const knownIn = (text: string): Known[] => (text.match(rawWord) ?? []).map(ofWord)

const ofProse = remember((text) => knownIn(text).flatMap(({ tokens }) => tokens), 20_000)

const ofLine = remember((line) => {
  const known = knownIn(line)
  const words = known.flatMap((each) => each.words)
  const joined = words.slice(1).flatMap((word, place) => withoutArticle(words[place]! + word))
  return [...new Set([...known.flatMap(({ tokens }) => tokens), ...joined])]
}, 20_000)

/** Longer lines are prose, where a neighbour joined is hardly ever a word. */
const shortLine = 60

const eachToken = (line: string, visit: (token: string) => void): void => {
  // No word has a space in it.
  if (line.length > shortLine)
    for (const text of line.split(' ')) for (const token of ofProse(text)) visit(token)
  else for (const token of ofLine(line)) visit(token)
}

/**
 * Calls `visit` with every word under which lines of a listing's own text are found, some more than once: normalised, also without the
 * Arabic article, the parts of cx5, and in short lines neighbours joined.
 */
export const eachFreeToken = (lines: readonly string[], visit: (token: string) => void): void => {
  for (const line of lines) eachToken(line, visit)
}
