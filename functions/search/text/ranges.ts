import { type Amount, amountAt } from './amounts.ts'
import { asYear, inThousands, scaledLike } from './meant-amounts.ts'
import { answer, leadWords, type LimitWord, lowMileage, toWords, trailWords, turning } from './limit-words.ts'
import { counted } from './number-words.ts'
import { limits } from '#shared/constants/limits.ts'
import { leastAskedPrice } from '#shared/constants/prices.ts'
import type { RangeKind } from '#shared/schemas/understood.ts'
import { joinedPhraseAt, phraseAt } from './phrases.ts'
import { type Token, wordSet } from './tokens.ts'
import type { TextRange } from '#functions/search/interpretation.ts'

// A bare number of eight digits is a telephone.
const longestPrice = 7
/** The least riyals that a number is read as of itself. */
const leastBarePrice = 10_000

const owners = wordSet('owner owners مالك ملاك')
/** A bare number behind them is a plate's and no price. */
const plates = wordSet('plate number رقم لوحة نمرة')

/** Whether a number counts something that no limit is about: "over 300 hp". */
const isCounted = (tokens: readonly Token[], { end, scale, digits }: Amount): boolean => {
  const word = tokens[end]?.word ?? ''
  // No car has had two thousand owners: "2018 مالك واحد" begins with a year.
  return scale === 1 && counted.has(word) && !(digits.length === 4 && owners.has(word))
}

const isYear = ({ value, scale, digits }: Amount, lastYear: number): boolean =>
  scale === 1 && digits.length === 4 && value >= limits.listing.firstYear && value <= lastYear

/**
 * The kind of limit that numbers set, by their own units, the words around them, and their size; undefined when they are no
 * limit (the 3 of a Mazda 3).
 */
const rangeKindOf = (
  amounts: readonly Amount[],
  word: LimitWord,
  lastYear: number,
): RangeKind | undefined => {
  const unit = amounts.find(({ kind }) => kind)?.kind
  if (unit && word.kind !== 'year') return word.kind === 'mileage' ? 'mileage' : unit
  const areYears = amounts.every((amount) => isYear(amount, lastYear))
  if (word.kind === 'year') return areYears ? 'year' : undefined
  if (!word.kind && areYears) return 'year'
  if (amounts.some(({ scale }) => scale > 1)) return word.kind ?? 'price'
  const isAsked = word.kind !== undefined || word.bound !== undefined
  const fits =
    amounts.every(({ value, digits }) => value >= leastAskedPrice && digits.length <= longestPrice) &&
    amounts.some(({ value }) => isAsked || value >= leastBarePrice)
  return fits ? (word.kind ?? 'price') : undefined
}

/**
 * A limit in a text, up to (not including) the token `end`. `bare`: a number with nothing said about it; `guessed`: thousands that nobody
 * said, as in "under 100".
 */
export type FoundRange = { range: TextRange; end: number; bare: boolean; guessed: boolean }

/** What may stand between the two: لا تكون قبل. */
const being = /^[يت]كون$/

/** One phrase before a number; behind a "not" it means the other bound. */
const leadPhraseAt = (tokens: readonly Token[], at: number) => {
  const found = joinedPhraseAt(tokens, at, leadWords)
  if (found || !turning.test(tokens[at]?.word ?? '') || tokens[at + 1]?.before) return found
  const turned = joinedPhraseAt(tokens, being.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1, leadWords)
  const { bound, kind, strict } = turned?.meaning ?? {}
  if (!turned || (bound !== 'min' && bound !== 'max')) return undefined
  // "Accident no, under 100k": of itself it may belong to what stands before it.
  if (!strict && answer.test(tokens[at]!.word)) return undefined
  const meaning: LimitWord = { bound: bound === 'min' ? 'max' : 'min', ...(kind && { kind }) }
  return { meaning, end: turned.end }
}

/** The end of one limit and the beginning of the next: "and over, under 100k". */
const isOpposite = ({ bound: a }: LimitWord, { bound: b }: LimitWord): boolean =>
  (a === 'min' && b === 'max') || (a === 'max' && b === 'min')

type Lead = { word: LimitWord; said: boolean; end: number }

/** The words of a limit before its number, which may not have been typed yet. */
export const leadAt = (tokens: readonly Token[], at: number): Lead => {
  let word: LimitWord = {}
  let end = at
  for (;;) {
    const found = leadPhraseAt(tokens, end)
    if (!found || (found.meaning.filler && end === at) || isOpposite(word, found.meaning))
      return { word, said: end > at, end }
    // "from price 50k", "price from 50k": the first one stays.
    word = { ...found.meaning, ...word }
    end = found.end
  }
}

/**
 * The limit words after a number, unless they belong to the next number: "2018 max 100k", "under 100k and over 2018".
 * `own`: the bound that a number without one keeps before another, as a year does "and over" and a price "and below".
 */
const trailAt = (tokens: readonly Token[], at: number, own?: 'min' | 'max') => {
  const trail = phraseAt(tokens, at, trailWords)
  if (!trail) return undefined
  const isAnd = tokens[at]!.word === 'and'
  const from = isAnd ? at + 1 : at
  const lead = leadAt(tokens, from)
  const isOwn =
    own !== undefined &&
    trail.meaning.bound === own &&
    leadPhraseAt(tokens, from)?.end === trail.end &&
    (isAnd || /^[وف]/.test(tokens[at]!.word))
  const isParted = tokens.slice(trail.end, lead.end + 1).some(({ before }) => /^[,،]/.test(before))
  return lead.said && !isOwn && !isParted && amountAt(tokens, lead.end) ? undefined : trail
}

const signBefore = (sign: string): LimitWord => {
  const [, last] = /([<>≤≥+]=?|=[<>])$/.exec(sign) ?? []
  if (!last) return {}
  if (last === '<' || last === '>') return { bound: last === '<' ? 'max' : 'min', strictYear: true }
  return { bound: /[<≤]/.test(last) ? 'max' : 'min' }
}

/** Whether a telephone number of the region begins at a token: 974 3344 5566. A price and years may follow each other, too. */
const isCallingCode = (tokens: readonly Token[], at: number): boolean => {
  const written = tokens.slice(at, at + 4).map(({ word }) => word)
  return /^9[67]\d(?: ?\d){7,9}(?! ?\d)/.test(written.join(' '))
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

const isPlainPrice = ({ value, scale, kind, lead }: Amount) =>
  lead === '' && kind !== 'mileage' && (scale > 1 || value >= leastBarePrice)

/** The second of two adjacent prices: "20k 30k". */
const secondPrice = (tokens: readonly Token[], first: Amount, lead: LimitWord): Amount | undefined => {
  if (lead.bound || (lead.kind && lead.kind !== 'price') || !isPlainPrice(first)) return undefined
  const second = amountAt(tokens, first.end)
  const isPair = second && tokens[first.end]!.before === '' && isPlainPrice(second)
  return isPair && !trailAt(tokens, second.end)?.meaning.bound ? second : undefined
}

const boundsOf = (lead: LimitWord, kind: TextRange['kind'], value: number): Omit<TextRange, 'kind'> => {
  const step = lead.strict || (lead.strictYear && kind === 'year') ? 1 : 0
  if (lead.bound === 'min') return { min: value + step }
  const isExact = kind === 'year' && (!lead.bound || lead.bound === 'about')
  return isExact ? { min: value, max: value } : { max: value - step }
}

/** The bound behind a number that is rather its own than the next number's. */
const ownBound = (first: Amount, { bound }: LimitWord, lastYear: number): 'min' | 'max' | undefined => {
  if (isYear(first, lastYear)) return bound === 'max' ? undefined : 'min'
  return bound ? undefined : 'max'
}

/** Whether two numbers are of different things: "2018 - 100k", and after "under" also "50k km - 100k". */
const areApart = (first: Amount, end: Amount, { bound, kind }: LimitWord, lastYear: number): boolean =>
  (bound === 'max' && first.kind !== end.kind && (first.kind !== undefined || first.scale > 1)) ||
  (!kind &&
    !first.kind &&
    isYear(first, lastYear) &&
    // 2000 is more often a price.
    first.value % 1000 !== 0 &&
    (end.kind === 'mileage' || (!end.kind && end.value >= leastBarePrice)))

const between = (tokens: readonly Token[], first: Amount, lead: LimitWord, lastYear: number) => {
  if (lead.strict) return undefined
  const end = otherEnd(tokens, first, lead.bound === 'between') ?? secondPrice(tokens, first, lead)
  if (!end || areApart(first, end, lead, lastYear)) return undefined
  const trail = trailAt(tokens, end.end)
  const hint = trail && !trail.meaning.bound ? trail : undefined
  const isSaid = phraseAt(tokens, first.end, toWords) !== undefined
  const word = { ...(isSaid && { bound: 'between' as const }), ...hint?.meaning, ...lead }
  const ends = [scaledLike(first, end), end].map((each) => asYear(each, word, lastYear))
  const [low, second] = inThousands(ends, word) as [Amount, Amount]
  if (low.value > second.value) return undefined
  const kind = rangeKindOf([low, second], word, lastYear)
  if (!kind) return undefined
  // "up to 60-70k" leaves the lower end out.
  const bounds =
    lead.bound === 'max' ? boundsOf(lead, kind, second.value) : { min: low.value, max: second.value }
  const guessed = second.scale !== end.scale
  return { range: { kind, ...bounds }, end: trail?.end ?? second.end, bare: false, guessed }
}

/** Whether the "at most" that ends before a token is of what follows: "from 2018 at most 100k", "from 2018 and less mileage". */
const isOfNext = (tokens: readonly Token[], at: number, first: Amount, lastYear: number): boolean => {
  const next = amountAt(tokens, at)
  if (/^[,،]/.test(tokens[at]?.before ?? '') || (next && isCounted(tokens, next))) return false
  const named = isYear(first, lastYear) ? leadAt(tokens, at).word.kind : undefined
  const kind = next ? rangeKindOf([next], { bound: 'max' }, lastYear) : named
  return kind !== undefined && kind !== 'year'
}

// Three years of a private car in the Gulf, at some 20,000 a year.
const fewKilometres = 60_000

/**
 * The limit that begins at a token, in either language: "under 100k", "2018 وفوق", "بين 50 و 100 الف", "2020". Years end with `lastYear`.
 */
export const rangeAt = (tokens: readonly Token[], at: number, lastYear: number): FoundRange | undefined => {
  const low = phraseAt(tokens, at, lowMileage)
  if (low)
    return { range: { kind: 'mileage', max: fewKilometres }, end: low.end, bare: false, guessed: false }
  const said = leadAt(tokens, at)
  const first = amountAt(tokens, said.end)
  if (!first || isCounted(tokens, first)) return undefined
  const mark = tokens[said.end]!.before || tokens[at]!.before
  // Between two numbers a plus belongs to the first.
  const isTaken = mark === '+' && /\d/.test(tokens[at - 1]?.word ?? '')
  const sign = isTaken || (mark === '+' && isCallingCode(tokens, said.end)) ? {} : signBefore(mark)
  const lead = { ...(first.lead === 'ل' ? { bound: 'max' as const } : {}), ...sign, ...said.word }
  const both = between(tokens, first, lead, lastYear)
  if (both) return both
  const isPlus = tokens[first.end - 1]!.after.startsWith('+')
  const trail = trailAt(tokens, first.end, ownBound(first, lead, lastYear))
  const after = isPlus ? ({ bound: 'min' } as const) : trail?.meaning
  const isTurned = lead.start && after?.bound === 'max'
  const isOwn = trail && (trail.meaning.kind || trail.meaning.closes)
  const goesDown = isTurned && (isOwn || !isOfNext(tokens, trail?.end ?? first.end, first, lastYear))
  const word = goesDown ? { ...lead, ...after } : { ...after, ...lead }
  const [amount] = inThousands([asYear(first, word, lastYear)], word) as [Amount]
  const kind = word.bound === 'between' ? undefined : rangeKindOf([amount], word, lastYear)
  if (!kind) return undefined
  const bare = !word.bound && !word.kind && first.digits !== ''
  if (bare && plates.has(tokens[at - 1]?.word ?? '')) return undefined
  return {
    range: { kind, ...boundsOf(word, kind, amount.value) },
    end: trail?.end ?? first.end,
    bare,
    guessed: amount.scale !== first.scale,
  }
}

const isOneYear = ({ kind, min, max }: TextRange) => kind === 'year' && min !== undefined && min === max

/** The limits of a text; years that are only listed ("2020 2021") are one span, since no car has both. */
export const textRanges = (ranges: readonly TextRange[]): TextRange[] => {
  const years = ranges.filter(isOneYear).map(({ min }) => min!)
  if (years.length < 2) return [...ranges]
  const span: TextRange = { kind: 'year', min: Math.min(...years), max: Math.max(...years) }
  return [span, ...ranges.filter((range) => !isOneYear(range))]
}
