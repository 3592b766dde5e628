import {
  ownQuality,
  qualities,
  type Interpretation,
  type Quality,
  type Term,
  type TextRange,
} from '#functions/search/interpretation.ts'
import { attributesOf } from '#functions/search/text/testing/attributes-of.ts'
import { freeText } from '#functions/search/text/free-text.ts'
import { freeTokens } from './free-tokens.ts'

type Listing = Parameters<typeof attributesOf>[0] & Parameters<typeof freeText>[0]
type Numbers = { card: { year: number; priceQAR: number; mileage: number } }

const isWithin = ({ card }: Numbers, { kind, min = -Infinity, max = Infinity }: TextRange): boolean => {
  const value = kind === 'price' ? card.priceQAR : card[kind]
  return value >= min && value <= max
}

const fitOfTerm = (
  term: Term,
  attributes: readonly string[],
  tokens: readonly string[],
): Quality | undefined => {
  const fits: Quality[] = term.attributes.flatMap(({ key, quality }) =>
    attributes.includes(key) ? quality : [],
  )
  if (term.words.some((word) => tokens.includes(word))) fits.push(ownQuality(term))
  if (term.prefixes.some((prefix) => tokens.some((token) => token.startsWith(prefix))))
    fits.push(qualities.near)
  return fits.length > 0 ? (Math.max(...fits) as Quality) : undefined
}

type Known = { attributes: readonly string[]; tokens: readonly string[] }

const remembered = new WeakMap<object, Known>()
const wordsIn = (document: Listing): Known => {
  const known = remembered.get(document) ?? {
    attributes: attributesOf(document),
    tokens: freeTokens(freeText(document)),
  }
  remembered.set(document, known)
  return known
}

/** The quality of a listing's match with a text, by its worst term; undefined when it lacks a term or lies outside a range. */
export const fitOf = (
  document: Listing & Numbers,
  { terms, ranges }: Pick<Interpretation, 'terms' | 'ranges'>,
): Quality | undefined => {
  if (!ranges.every((range) => isWithin(document, range))) return undefined
  const { attributes, tokens } = wordsIn(document)
  let worst: Quality = qualities.named
  for (const term of terms) {
    const fit = fitOfTerm(term, attributes, tokens)
    if (fit === undefined) return undefined
    if (fit < worst) worst = fit
  }
  return worst
}
