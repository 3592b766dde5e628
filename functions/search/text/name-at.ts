import { nearestKeys } from '#functions/search/text/nearest-keys.ts'
import type { Token } from '#functions/search/text/query-tokens.ts'
import type { Entry } from '#functions/search/text/things.ts'
import { vocabulary } from '#functions/search/text/vocabulary.ts'
import { soundKey } from '#functions/search/sound-key.ts'
import { withoutArticle } from '#functions/search/words.ts'

/** What the words up to (not including) the token `end` name. */
export type FoundName = { key: string; entries: readonly Entry[]; end: number }

const hasWhole = (entries: readonly Entry[] | undefined): entries is readonly Entry[] =>
  entries !== undefined && entries.some(({ whole }) => whole)

const named = (key: string): readonly Entry[] | undefined => {
  const known = vocabulary().entries.get(key)
  return hasWhole(known) ? known : undefined
}

/** What one word names as a whole, also a make and its model in one. */
export const wholeName = (key: string): Omit<FoundName, 'end'> | undefined => {
  const entries = named(key) ?? vocabulary().pairs.get(key)
  return entries && { key, entries }
}

/** Whole names that begin at a token, the longest first. */
export const namesAt = (tokens: readonly Token[], at: number): FoundName[] => {
  const found: FoundName[] = []
  let key = ''
  let bare = ''
  for (let end = at; end < tokens.length && end < at + vocabulary().longest; end++) {
    const { word } = tokens[end]!
    key += word
    bare += withoutArticle(word).at(-1)!
    const entries = named(key) ?? (bare === key ? undefined : named(bare))
    if (entries) found.unshift({ key, entries, end: end + 1 })
  }
  return found
}

// A short word has many that sound like it: غاز is petrol rather than a Jazz.
const shortestSound = 5

/** Of several that sound alike those that are also written nearly so: كابرس is a Caprice, not a Cooper S. */
const closestOf = ({ key, entries }: FoundName): readonly Entry[] => {
  if (entries.length === 1) return entries
  const near = nearestKeys(key).flatMap((each) => vocabulary().entries.get(each) ?? [])
  const things = new Set(near.map(({ thing }) => thing))
  const closest = entries.filter(({ thing }) => things.has(thing))
  return hasWhole(closest) ? closest : entries
}

/** The longest whole name of a car that sounds like the words at a token. */
export const soundAt = (tokens: readonly Token[], at: number): FoundName | undefined => {
  let found: FoundName | undefined
  let key = ''
  for (let end = at; end < tokens.length && end < at + vocabulary().longest; end++) {
    key += tokens[end]!.word
    if (key.length < shortestSound) continue
    const sound = soundKey(key)
    const entries = sound ? vocabulary().sounds.get(sound) : undefined
    if (hasWhole(entries)) found = { key, entries, end: end + 1 }
  }
  return found && { ...found, entries: closestOf(found) }
}
