import { soundKey, vocabulary } from './vocabulary.ts'
import { type Token, withoutArticle } from './tokens.ts'
import type { Entry } from './things.ts'
import { qualities } from '#functions/search/interpretation.ts'
import { isKnownWord } from './word-lists.ts'

/**
 * The edit distance of two words: letters inserted, dropped, replaced or swapped with their neighbour, a letter at most once
 * (optimal string alignment). Anything above `limit` is answered as `limit + 1`.
 */
export const editDistance = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= other.length; j++) {
      const isSame = one.charCodeAt(i - 1) === other.charCodeAt(j - 1)
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1))
      const isSwap =
        i > 1 &&
        j > 1 &&
        one.charCodeAt(i - 1) === other.charCodeAt(j - 2) &&
        one.charCodeAt(i - 2) === other.charCodeAt(j - 1)
      if (isSwap) cost = Math.min(cost, before[j - 2]! + 1)
      next[j] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    before = row
    row = next
  }
  return Math.min(row[other.length]!, limit + 1)
}

const lettersOnly = /^\p{L}+$/u

// The letters a word has, folded to 32 bits: one edit changes at most two of them, so most words need no closer look.
const signatureOf = (word: string): number => {
  let signature = 0
  for (let i = 0; i < word.length; i++) signature |= 1 << (word.charCodeAt(i) & 31)
  return signature
}

const bitsIn = (value: number): number => {
  let rest = value - ((value >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const shortest = 4
const editsFor = (length: number): number => (length < shortest ? 0 : length < 8 ? 1 : 2)

type Candidates = { words: string[]; signatures: number[] }
let byLength: Candidates[] | undefined

const collect = (): Candidates[] => {
  const lists: Candidates[] = []
  for (const word of vocabulary().typed) {
    if (word.length < shortest || !lettersOnly.test(word)) continue
    const list = (lists[word.length] ??= { words: [], signatures: [] })
    list.words.push(word)
    list.signatures.push(signatureOf(word))
  }
  return lists
}

const within = (word: string, edits: number): string[] => {
  byLength ??= collect()
  const signature = signatureOf(word)
  const found: string[] = []
  for (let length = word.length - edits; length <= word.length + edits; length++) {
    const list = byLength[length]
    // Two edits make another word of a short one: accident is not accent.
    if (!list || editsFor(length) < edits) continue
    for (let at = 0; at < list.words.length; at++) {
      if (bitsIn(signature ^ list.signatures[at]!) > 2 * edits) continue
      if (editDistance(word, list.words[at]!, edits) <= edits) found.push(list.words[at]!)
    }
  }
  return found
}

/**
 * The keys of the vocabulary that a mistyped word may have meant: one edit away, or if there is none two edits in a word
 * of eight letters or more. Empty for short words and for those with digits, where a neighbour is another car.
 */
export const nearestKeys = (word: string): string[] => {
  if (!lettersOnly.test(word)) return []
  for (let edits = 1; edits <= editsFor(word.length); edits++) {
    const found = within(word, edits)
    if (found.length > 0) return found
  }
  return []
}

/** The name that the tokens up to (not including) `end` spell, and its entries. */
export type FoundName = { key: string; entries: readonly Entry[]; end: number }

const hasWhole = (entries: readonly Entry[] | undefined): entries is readonly Entry[] =>
  entries !== undefined && entries.some(({ whole }) => whole)

const named = (key: string): readonly Entry[] | undefined => {
  const known = vocabulary().entries.get(key)
  return hasWhole(known) ? known : undefined
}

/** The whole name that a word is, also a make and its model in one word. */
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

/** Of several entries that sound alike, those that are also spelled similarly: كابرس is a Caprice, not a Cooper S. */
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

/** Entries of neighbouring names as fits of a mistyped one: a whole name fits better than one that only has it as a part. */
const asMistyped = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, quality: entry.whole ? qualities.near : qualities.typo }))

const isCar = ({ thing: { kind } }: Entry): boolean => kind === 'make' || kind === 'model'

const corrected = (key: string, end: number): FoundName | undefined => {
  const entries = nearestKeys(key).flatMap((near) => vocabulary().entries.get(near) ?? [])
  if (entries.length === 0) return undefined
  // "camery" is as near to camera as to Camry: the car is meant.
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
 * The name that a mistyped word was meant to be, or that word together with the one before it where both are one whole name
 * ("land crusier"). Undefined when it is nowhere near a name, or a word that needs no correction.
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
