import { qualities } from '#functions/search/interpretation.ts'
import type { FoundName } from '#functions/search/text/name-at.ts'
import { nearestKeys } from '#functions/search/text/nearest-keys.ts'
import { isKnownWord } from '#functions/search/text/ordinary-words.ts'
import type { Token } from '#functions/search/text/query-tokens.ts'
import { vocabulary } from '#functions/search/text/vocabulary.ts'

const corrected = (key: string, end: number): FoundName | undefined => {
  const entries = nearestKeys(key).flatMap((near) => vocabulary().entries.get(near) ?? [])
  if (entries.length === 0) return undefined
  return { key, end, entries: entries.map((entry) => ({ ...entry, quality: qualities.typo })) }
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
