import { amountAt, type Amount } from '#functions/search/text/amount-at.ts'
import { leadWords, toWords, trailWords, type LimitWord } from '#functions/search/text/limit-words.ts'
import { phraseAt } from '#functions/search/text/phrases.ts'
import type { Token } from '#functions/search/text/query-tokens.ts'
import { rangeKindOf } from '#functions/search/text/range-kind.ts'
import type { TextRange } from '#functions/search/interpretation.ts'

/** A limit in a text, up to (not including) the token `end`. `bare`: a number with nothing said about it. */
export type FoundRange = { range: TextRange; end: number; bare: boolean }

type Lead = { word: LimitWord; said: boolean; end: number }

const leadAt = (tokens: readonly Token[], at: number): Lead => {
  let word: LimitWord = {}
  let end = at
  for (;;) {
    const found = phraseAt(tokens, end, leadWords)
    if (!found || (found.meaning.filler && end === at)) return { word, said: end > at, end }
    // "from price 50k", "price from 50k": what is said first stays.
    word = { ...found.meaning, ...word }
    end = found.end
  }
}

/** What is said after a number, unless it is said before the next one: "2018 max 100k". */
const trailAt = (tokens: readonly Token[], at: number) => {
  const trail = phraseAt(tokens, at, trailWords)
  const isLead = trail && amountAt(tokens, leadAt(tokens, at).end)
  return isLead ? undefined : trail
}

const signBefore = (sign: string): LimitWord => {
  if (/[<≤]=?$/.test(sign)) return { bound: 'max' }
  return /[>≥]=?$/.test(sign) ? { bound: 'min' } : {}
}

/** A number of the other end and the token after it: "- 100", "to 100", after "between" also "and 100". */
const otherEnd = (tokens: readonly Token[], first: Amount, isBetween: boolean): Amount | undefined => {
  const next = tokens[first.end]
  if (!next) return undefined
  if (/^[-–—~/]$/.test(next.before)) return amountAt(tokens, first.end)
  const to = phraseAt(tokens, first.end, toWords)
  if (to && (isBetween || to.meaning === 'to')) return amountAt(tokens, to.end)
  const touching = amountAt(tokens, first.end)
  const isJoined = touching?.lead === 'ل' || (isBetween && touching?.lead === 'و')
  return isJoined ? touching : undefined
}

/** "50 to 100 thousand" counts both in thousands; "500 to 1 million" does not count 500 in millions. */
const scaledLike = (first: Amount, second: Amount): Amount => {
  if (first.scale > 1 || second.scale === 1 || first.value >= 1000) return first
  const scale = [second.scale, 1000].find((scale) => first.value * scale <= second.value)
  return scale ? { ...first, value: first.value * scale, scale } : first
}

const boundsOf = (lead: LimitWord, kind: TextRange['kind'], value: number): Omit<TextRange, 'kind'> => {
  const step = lead.strict ? 1 : 0
  if (lead.bound === 'min') return { min: value + step }
  const isExact = kind === 'year' && (!lead.bound || lead.bound === 'about')
  return isExact ? { min: value, max: value } : { max: value - step }
}

const between = (tokens: readonly Token[], first: Amount, lead: LimitWord, lastYear: number) => {
  if (lead.bound === 'max' || lead.strict) return undefined
  const second = otherEnd(tokens, first, lead.bound === 'between')
  if (!second) return undefined
  const low = scaledLike(first, second)
  if (low.value > second.value) return undefined
  const trail = trailAt(tokens, second.end)
  const hint = trail && !trail.meaning.bound ? trail : undefined
  const word = { ...hint?.meaning, ...lead }
  const kind = rangeKindOf([low, second], word, lastYear)
  return (
    kind && { range: { kind, min: low.value, max: second.value }, end: hint?.end ?? second.end, bare: false }
  )
}

/**
 * The limit that begins at a token, in either language: "under 100k", "2018 وفوق", "بين 50 و 100 الف", "2020".
 * `lastYear` is the latest year that a number is read as.
 */
export const rangeAt = (tokens: readonly Token[], at: number, lastYear: number): FoundRange | undefined => {
  const said = leadAt(tokens, at)
  const first = amountAt(tokens, said.end)
  if (!first) return undefined
  const sign = signBefore(tokens[said.end]!.before)
  const lead = { ...(first.lead === 'ل' ? { bound: 'max' as const } : {}), ...sign, ...said.word }
  const both = between(tokens, first, lead, lastYear)
  if (both) return both
  const isPlus = tokens[first.end - 1]!.after.startsWith('+')
  const trail = trailAt(tokens, first.end)
  const after = isPlus ? ({ bound: 'min' } as const) : trail?.meaning
  const word = { ...after, ...lead }
  const kind = word.bound === 'between' ? undefined : rangeKindOf([first], word, lastYear)
  if (!kind) return undefined
  const bare = !word.bound && !word.kind && first.digits !== ''
  return { range: { kind, ...boundsOf(word, kind, first.value) }, end: trail?.end ?? first.end, bare }
}
