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
    models ? '' : card.make,
    models?.has(card.model) ? '' : card.model,
    Object.hasOwn(cityLabels, card.city) ? '' : card.city,
    ...features.filter((feature) => !featureKeys.has(feature)),
    ...words.split('\n'),
  ].filter(Boolean)
}

type Known = { words: readonly string[]; tokens: readonly string[] }

// Unicode normalisation is what costs; sellers write the same few thousand words.
const known = remember((raw): Known => {
  const words = wordsOf(raw)
  const tokens = words.flatMap((word) => [...withoutArticle(word), ...fineWords(word)])
  return { words, tokens: [...new Set(tokens)] }
}, 20_000)

/** Longer lines are prose, where a neighbour joined is hardly ever a word. */
const shortLine = 60

const eachToken = (line: string, visit: (token: string) => void): void => {
  let before = ''
  for (const raw of line.match(rawWord) ?? []) {
    const entry = known(raw)
    for (const token of entry.tokens) visit(token)
    if (line.length > shortLine) continue
    for (const word of entry.words) {
      if (before) for (const joined of withoutArticle(before + word)) visit(joined)
      before = word
    }
  }
}

/**
 * Calls `visit` with every word under which lines of a listing's own text are found, some more than once: normalised, also without the
 * Arabic article, the parts of cx5, and in short lines neighbours joined.
 */
export const eachFreeToken = (lines: readonly string[], visit: (token: string) => void): void => {
  for (const line of lines) eachToken(line, visit)
}

/** The same words, each once. */
export const freeTokens = (lines: readonly string[]): string[] => {
  const tokens = new Set<string>()
  eachFreeToken(lines, (token) => tokens.add(token))
  return [...tokens]
}
