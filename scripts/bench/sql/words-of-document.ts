import type { SearchDocument } from '#functions/search/document.ts'
import { wordsOf } from '#functions/search/words.ts'
import { bodyTypeWords } from '#shared/reference/body-types.ts'
import { cityWords, type CityName } from '#shared/reference/cities.ts'
import { colorWords } from '#shared/reference/colors.ts'
import { conditionWords } from '#shared/reference/conditions.ts'
import { features as allFeatures } from '#shared/reference/features.ts'
import { findMake, findModel } from '#shared/reference/find-make.ts'
import { fuelTypeWords } from '#shared/reference/fuel-types.ts'
import { synonyms } from '#shared/reference/synonyms.ts'
import { transmissionWords } from '#shared/reference/transmissions.ts'
import type { Words } from '#shared/reference/words.ts'

const equipment = new Map(allFeatures.map(({ key, en, ar }) => [key, [en, ar]]))

const said = <V extends keyof typeof synonyms>(value: V, words: Readonly<Record<V, Words>>): string[] => [
  words[value].en,
  words[value].ar,
  ...synonyms[value],
]

const textsOf = ({ card, features, words }: SearchDocument): string[] => [
  card.title,
  card.titleAr,
  ...(findMake(card.make)?.aliases ?? []),
  ...(findModel(card.make, card.model)?.aliases ?? []),
  ...said(card.bodyType, bodyTypeWords),
  ...said(card.fuelType, fuelTypeWords),
  ...said(card.transmission, transmissionWords),
  ...said(card.color, colorWords),
  ...said(card.condition, conditionWords),
  ...said(card.city as CityName, cityWords),
  ...(card.isGCCSpec ? ['GCC', 'خليجي', 'مواصفات خليجية'] : []),
  ...(card.hasWarranty ? ['warranty', 'ضمان'] : []),
  card.dealerProfile?.businessName ?? '',
  ...features.flatMap((key) => equipment.get(key) ?? []),
  words,
]

const known = new Map<string, readonly string[]>()

// Listings repeat each other's short texts; normalising those once loads a million listings in minutes.
const normalised = (text: string): readonly string[] => {
  if (text.length > 60) return wordsOf(text)
  const words = known.get(text) ?? wordsOf(text)
  if (known.size < 50_000) known.set(text, words)
  return words
}

/**
 * Every word a text may find a listing by, in both languages, normalised as our own engine does it, each once: what a SQL
 * system gets to index, so that it can answer the same texts.
 */
export const wordsOfDocument = (document: SearchDocument): string =>
  [...new Set(textsOf(document).flatMap(normalised))].join(' ')
