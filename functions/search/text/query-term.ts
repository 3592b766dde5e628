import { fineWords, withoutArticle, wordsOf } from './tokens.ts'
import {
  attributeKey,
  type AttributeKey,
  qualities,
  type Quality,
  type Term,
} from '#functions/search/interpretation.ts'
import type { Entry } from './things.ts'
import { isDescribing, isKnownWord } from './word-lists.ts'
import { exactEntries, prefixEntries, soundEntries } from './word-entries.ts'
import { limits } from '#shared/constants/limits.ts'

// Grades and the commonest words of descriptions, which sellers write in either script.
const spellings = [
  'platinum بلاتينيوم بلاتينوم بلاتنيوم',
  'titanium تيتانيوم تايتنيوم',
  'denali دينالي دنالي',
  'vogue فوج فوغ',
  'autobiography اوتوبيوغرافي اوتوبيوجرافي',
  'limited ليمتد لمتد',
  'turbo تيربو توربو',
  'twin توين',
  'nismo نيسمو',
  'rubicon روبيكون روبيكن',
  'sahara صحارى',
  'signature سجنتشر سيجنتشر',
  'premium بريميوم',
  'luxury لكجري لاكشري',
  'sport سبورت',
  'full فل',
  'option options اوبشن',
  'clean نظيف نظيفة',
  'agency وكالة',
  'accident accidents حوادث حادث',
  'owner owners مالك ملاك',
  'cylinder cylinders cyl سلندر سلندرات',
  'door doors باب ابواب',
  'seat seats seater مقاعد مقعد راكب ركاب',
  'year years سنة سنوات سنين',
]

const twins = new Map(
  spellings.flatMap((line) => {
    const words = wordsOf(line)
    return words.map((word) => [word, words] as const)
  }),
)

/** A word with its equivalents in the other script, since listings have either. */
const withTwins = (word: string): readonly string[] => twins.get(word) ?? [word]

type Attribute = Term['attributes'][number]

/** The attributes of entries, each with its best quality. */
export const attributesFrom = (entries: readonly Entry[]): Attribute[] => {
  const best = new Map<AttributeKey, Quality>()
  for (const { thing, quality } of entries) {
    const known = best.get(thing.key)
    if (known === undefined || quality > known) best.set(thing.key, quality)
  }
  return Array.from(best, ([key, quality]) => ({ key, quality }))
}

/** Years that begin with the digits typed so far. */
const yearsLike = (word: string, lastYear: number): Attribute[] => {
  if (!/^\d{2,3}$/.test(word)) return []
  const years: Attribute[] = []
  for (let year = limits.listing.firstYear; year <= lastYear; year++) {
    if (String(year).startsWith(word))
      years.push({ key: attributeKey('year', year), quality: qualities.near })
  }
  return years
}

/** A word with the neighbours it may have been parted from; empty where there is none. */
export type Neighbours = { before: string; word: string; after: string; isLast: boolean }

/** A word as listings may have it in their own text. */
export const ownWords = ({ before, word, after }: Neighbours): string[] => {
  const forms = [word, ...(before ? [before + word] : []), ...(after ? [word + after] : [])]
  return [...new Set(forms.flatMap(withoutArticle).flatMap(withTwins))]
}

const shortestPrefix = 3

export const ownPrefixes = (word: string): string[] =>
  withoutArticle(word).filter((form) => form.length >= shortestPrefix)

/** A word such as c200 that nothing is called: itself, or its parts apart, all of which a listing must have. */
const partTerms = (near: Neighbours, parts: readonly string[]): Term[] =>
  parts.map((part) => ({
    attributes: attributesFrom(exactEntries(part)),
    words: [...new Set([...ownWords(near), part])],
    prefixes: ownPrefixes(near.word),
  }))

/** The terms of a word that is no whole name. */
export const wordTerms = (near: Neighbours, lastYear: number): Term[] => {
  const { word, before, after } = near
  const joined = [...(before ? [before + word] : []), ...(after ? [word + after] : [])]
  const forms = [word, ...joined]
  // Only the number that is still being typed is the beginning of another: the 200 of a C 200 is no 2008.
  const isComplete = !near.isLast && /^\d+$/.test(word)
  // A word that is still being typed may be a beginning: the spec of "gcc spec" is no Spectre.
  const begins = near.isLast && !isKnownWord(word)
  const known = isDescribing(word)
    ? []
    : [...forms.flatMap(exactEntries), ...(begins ? forms.flatMap(prefixEntries) : [])]
  const entries = known.length > 0 || isKnownWord(word) ? known : soundEntries(word)
  const attributes = [...attributesFrom(entries), ...(isComplete ? [] : yearsLike(word, lastYear))]
  const parts = fineWords(word)
  if (attributes.length === 0 && parts.length > 1) return partTerms(near, parts)
  return [{ attributes, words: ownWords(near), prefixes: ownPrefixes(word) }]
}

/** The terms of a number and what it counts ("6 cylinder"): both words, or the two as one. */
export const countedTerms = (number: string, noun: string): Term[] => {
  const nouns = withTwins(noun)
  const joined = [
    ...nouns.map((twin) => number + twin),
    ...(nouns.includes('cylinder') ? [`v${number}`] : []),
  ]
  return [[number], nouns].map((words) => ({ attributes: [], words: [...words, ...joined], prefixes: [] }))
}
