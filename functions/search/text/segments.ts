import type { TextRange } from '#functions/search/interpretation.ts'
import { isOrdinary, negations, stopWords } from './word-lists.ts'
import { leadWords } from '#functions/search/text/limit-words.ts'
import { type FoundName, namesAt, pairTypoAt, soundAt, typoAt, wholeName } from './find-names.ts'
import { phraseAt } from '#functions/search/text/phrases.ts'
import { counted } from './number-words.ts'
import type { Token } from './tokens.ts'
import { type FoundRange, leadAt, rangeAt } from './ranges.ts'
import type { Wish } from './wish.ts'
import { wishAt } from './wishes.ts'
import type { Entry } from '#functions/search/text/things.ts'
import { isKnownPart, soundEntries } from '#functions/search/text/word-entries.ts'

type Place = { from: number; to: number }

/** Something asked for beside names and numbers. */
type WishSegment = Place & { kind: 'wish'; wish: Wish }
export type RangeSegment = Place & { kind: 'range'; range: TextRange }
export type NameSegment = Place & {
  kind: 'name'
  key: string
  entries: readonly Entry[]
  /** The way in which the words match the name. */
  fit: 'exact' | 'sound' | 'typo'
  /** The same word is also a year. */
  year?: number
}

/** A part of a query: the tokens from `from` up to, not including, `to`. */
export type Segment =
  | RangeSegment
  | WishSegment
  | NameSegment
  /** `isCounted`: a number and what it counts, two tokens. */
  | (Place & { kind: 'word'; isCounted?: true })
  /** Words of a limit that limit nothing: "max" without a number. */
  | (Place & { kind: 'nothing' })

/** Whether a limit begins inside a name and goes on behind it: "Land Cruiser 70" in "land cruiser 70 الف". */
const isCutByRange = (tokens: readonly Token[], from: number, to: number, lastYear: number): boolean => {
  for (let at = from; at < to; at++) {
    if (!/\d/.test(tokens[at]!.word)) continue
    const range = rangeAt(tokens, at, lastYear)
    if (range && range.end > to) return true
  }
  return false
}

const nameOf = (from: number, found: FoundName, fit: NameSegment['fit']): NameSegment => ({
  kind: 'name',
  from,
  to: found.end,
  key: found.key,
  entries: found.entries,
  fit,
})

/** Whether a token is a number with a counted noun behind it: the 5 of "5 doors" is no car. */
const isCountedAt = (tokens: readonly Token[], at: number): boolean =>
  /^\d{1,2}$/.test(tokens[at]!.word) && counted.has(tokens[at + 1]?.word ?? '')

const exactAt = (tokens: readonly Token[], at: number, lastYear: number): Segment | undefined => {
  const range: FoundRange | undefined = rangeAt(tokens, at, lastYear)
  const name = namesAt(tokens, at).find(({ end }) => !isCutByRange(tokens, at, end, lastYear))
  const wish = wishAt(tokens, at)
  if (wish && wish.end >= Math.max(range?.end ?? 0, name?.end ?? 0))
    return { kind: 'wish', from: at, to: wish.end, wish: wish.meaning }
  if (isCountedAt(tokens, at) && !(name && name.end > at + 1))
    return { kind: 'word', from: at, to: at + 2, isCounted: true }
  if (range && (!name || range.end > name.end)) {
    return { kind: 'range', from: at, to: range.end, range: range.range }
  }
  if (!name) return undefined
  const isYear = range?.bare === true && range.end === name.end && range.range.kind === 'year'
  return { ...nameOf(at, name, 'exact'), ...(isYear ? { year: range.range.min! } : {}) }
}

const emptyLimitAt = (tokens: readonly Token[], at: number): Segment | undefined => {
  const lead = phraseAt(tokens, at, leadWords)
  if (lead && !lead.meaning.filler) return { kind: 'nothing', from: at, to: lead.end }
  // "not under" may also be the beginning of "not under warranty", unless nothing follows.
  const { said, end } = leadAt(tokens, at)
  return said && end === tokens.length ? { kind: 'nothing', from: at, to: end } : undefined
}

/** The segment of a word that is no name, which may take the plain word before it along: لند in "لند كروزر". */
const guessedAt = (tokens: readonly Token[], at: number, before: Segment | undefined): Segment => {
  const { word } = tokens[at]!
  const plain: Segment = { kind: 'word', from: at, to: at + 1 }
  if (stopWords.has(word) || negations.has(word) || isKnownPart(word)) return plain
  // bmwx5, and "and a sedan" in Arabic.
  const joined = wholeName(word) ?? (word.startsWith('و') ? wholeName(word.slice(1)) : undefined)
  if (joined) return nameOf(at, { ...joined, end: at + 1 }, 'exact')
  const takesBefore = before?.kind === 'word' && !stopWords.has(tokens[before.from]!.word)
  for (const from of takesBefore ? [before.from, at] : [at]) {
    const sound = soundAt(tokens, from)
    if (sound && sound.end > at) return nameOf(from, sound, 'sound')
  }
  if (soundEntries(word).length > 0) return plain
  const typo = typoAt(tokens, at, takesBefore)
  return typo ? nameOf(typo.from, typo.name, 'typo') : plain
}

/** An ordinary name that only ends a mistyped one of two words, with the word before it. */
const widerThan = (segment: Segment, tokens: readonly Token[], before: Segment | undefined): Segment => {
  if (segment.kind !== 'name' || segment.to > segment.from + 1 || !isOrdinary(segment.key)) return segment
  if (before?.kind !== 'word' || before.isCounted || stopWords.has(tokens[before.from]!.word)) return segment
  const pair = pairTypoAt(tokens, segment.from)
  return pair ? nameOf(before.from, pair, 'typo') : segment
}

/** Splits a query into names, limits, and other words. */
export const segmentsOf = (tokens: readonly Token[], lastYear: number): Segment[] => {
  const segments: Segment[] = []
  for (let at = 0; at < tokens.length; at = segments.at(-1)!.to) {
    const next =
      exactAt(tokens, at, lastYear) ?? emptyLimitAt(tokens, at) ?? guessedAt(tokens, at, segments.at(-1))
    const segment = widerThan(next, tokens, segments.at(-1))
    if (segment.from < at) segments.pop()
    segments.push(segment)
  }
  return segments
}
