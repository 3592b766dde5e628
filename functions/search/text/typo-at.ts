import { qualities } from '#functions/search/interpretation.ts'
import type { FoundName } from '#functions/search/text/name-at.ts'
import { nearestKeys } from '#functions/search/text/nearest-keys.ts'
import { isKnownWord } from '#functions/search/text/ordinary-words.ts'
import type { Entry } from '#functions/search/text/things.ts'
import type { Token } from '#functions/search/text/query-tokens.ts'
import { vocabulary } from '#functions/search/text/vocabulary.ts'

/** Entries of neighbouring names as fits of a mistyped one: a whole name fits better than one that only has it as a part. */
const asMistyped = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, quality: entry.whole ? qualities.near : qualities.typo }))

const isCar = ({ thing: { kind } }: Entry): boolean => kind === 'make' || kind === 'model'

const corrected = (key: string, end: number): FoundName | undefined => {
  const entries = nearestKeys(key).flatMap((near) => vocabulary().entries.get(near) ?? [])
  if (entries.length === 0) return undefined
  // As near to camera as to Camry, "camery" is the car.
  const cars = entries.some((entry) => isCar(entry) && entry.whole) ? entries.filter(isCar) : entries
  return { key, end, entries: asMistyped(cars) }
}

/** The name that two words were meant to be though the second names something too: كروز in "لاند كروز" is no Cruze. */
export const pairTypoAt = (tokens: readonly Token[], at: number): FoundName | undefined => {
  const first = tokens[at - 1]!.word
  const keys = nearestKeys(first + tokens[at]!.word).filter((key) => key.startsWith(first))
  const entries = keys.flatMap((key) => vocabulary().entries.get(key) ?? [])
  if (!entries.some(({ whole }) => whole)) return undefined
  const key = first + tokens[at]!.word
  return { key, end: at + 1, entries: asMistyped(entries) }
}

/**
 * What a word was meant to name, or the word together with the one before it where both are one whole name ("land
 * crusier"). Undefined when it is nowhere near a name, or a word that needs no correction.
 */
export const typoAt = (
  tokens: readonly Token[],
  at: number,
  takesBefore: boolean,
): { from: number; name: FoundName } | undefined => {
  const { word } = tokens[at]!
  if (isKnownWord(word)) return undefined
  const pair = takesBefore ? corrected(tokens[at - 1]!.word + word, at + 1) : undefined
  if (pair?.entries.some(({ whole }) => whole)) return { from: at - 1, name: pair }
  const name = corrected(word, at + 1)
  return name && { from: at, name }
}
