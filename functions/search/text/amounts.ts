import { numberAt } from './number-words.ts'
import { joinedPhraseAt, phraseAt, phrases } from './phrases.ts'
import type { Token } from './tokens.ts'

/** The unit of a number: a multiplier, or the kind of amount. */
type Unit = { scale?: number; kind?: 'price' | 'mileage' }

const thousand = { scale: 1000 }
const million = { scale: 1_000_000 }
const price = { kind: 'price' } as const
const mileage = { kind: 'mileage' } as const

/** Units as words of their own or at the end of a number. */
const units = phrases<Unit>([
  ['k | thousand | thousands | الف | الاف | ك', thousand],
  ['million | millions | mln | مليون | ملايين', million],
  [
    'qar | qr | qatari riyal | qatari riyals | riyal | riyals | rial | rials | riyal qatari | ريال | ريالات | ريال قطري | ر ق | ق ر',
    price,
  ],
  [
    'km | kms | kilometer | kilometers | kilometre | kilometres | k m | كم | كلم | كيلو | كيلومتر | كيلو متر | كيلوات | ك م',
    mileage,
  ],
])

/** Units that are understood only when they touch their number. */
const touchingUnits = phrases<Unit>([
  ['m | mn', million],
  ['kkm', { ...thousand, ...mileage }],
  ['kqar | kqr', { ...thousand, ...price }],
  // "2020م" is the year of the common calendar.
  ['م', {}],
])

/** A half that is added to the multiplier before it. */
const andHalf = phrases<number>([
  ['and a half | ونص | ونصف | و نص | و نصف', 0.5],
  ['and a quarter | وربع | و ربع', 0.25],
])

/** Amounts in words that need no multiplier. */
const wordAmounts = phrases<number>([
  ['million | a million | one million | مليون | المليون', 1_000_000],
  ['half million | half a million | نص مليون | نصف مليون', 500_000],
  ['quarter million | quarter of a million | ربع مليون', 250_000],
  ['مليونين | two million', 2_000_000],
])

/** A number with what counts it. */
export type Amount = {
  value: number
  /** 1 when no multiplier was said. */
  scale: number
  kind?: 'price' | 'mileage'
  /** Digits without sign or unit, as they were typed; empty for a number in words. */
  digits: string
  /** Letters that touch the number's beginning, without the article: و100 is "and 100". */
  lead: string
  /** The token after it. */
  end: number
}

const number = /^(\p{L}*)(\d+(?:\.\d+)*)(\p{L}*)$/u
/** What may touch a number's beginning: a letter with the article or without it, or a currency. */
const touching = /^(?:([وبل]?)(?:ال)?|(ل)ل|(qa?r))$/
// "100.000" is what half of the world writes for 100,000; no engine has three decimals.
const dottedThousands = /^\d{1,3}(?:\.\d{3})+$/

const valueOf = (text: string): number => Number(dottedThousands.test(text) ? text.replaceAll('.', '') : text)

const withUnit = (amount: Amount, unit: Unit, end = amount.end): Amount | undefined => {
  if (unit.scale && amount.scale > 1) return undefined
  if (unit.kind && amount.kind) return undefined
  const { scale = amount.scale, kind = amount.kind } = unit
  return { ...amount, value: amount.value * (unit.scale ?? 1), scale, ...(kind ? { kind } : {}), end }
}

/** The m of "1.5 m". Behind whole numbers it is a BMW's. */
const millionAt = (tokens: readonly Token[], { digits, end }: Amount) =>
  tokens[end]?.word === 'm' && /^\d\.\d+$/.test(digits)
    ? { meaning: { scale: 1_000_000 }, end: end + 1 }
    : undefined

const withUnits = (tokens: readonly Token[], first: Amount): Amount => {
  let amount = first
  for (;;) {
    const half = amount.scale > 1 ? phraseAt(tokens, amount.end, andHalf) : undefined
    if (half) amount = { ...amount, value: amount.value + half.meaning * amount.scale, end: half.end }
    // مليون و200 الف
    const more = amount.scale === 1_000_000 ? amountAt(tokens, amount.end) : undefined
    if (more?.lead === 'و' && more.scale === 1000 && more.value < 1_000_000 && more.kind !== 'mileage')
      amount = {
        ...amount,
        ...(more.kind && { kind: more.kind }),
        value: amount.value + more.value,
        end: more.end,
      }
    const unit = phraseAt(tokens, amount.end, units) ?? millionAt(tokens, amount)
    const next = unit && withUnit(amount, unit.meaning, unit.end)
    if (!next) return amount
    amount = next
  }
}

// A price of seven digits is the longest that is read.
const mostSpaced = 7

/**
 * The digits of a number whose thousands are set apart by spaces, "150 000", the letters that touch its end, and the token after it. Only
 * one that ends with 000: "bmw 320 500" is a car and something else.
 */
const spacedAt = (tokens: readonly Token[], at: number, first: string) => {
  let [digits, found] = [first, undefined as { digits: string; rest: string; end: number } | undefined]
  for (let end = at + 1; digits.length + 3 <= mostSpaced && /^\d{1,3}$/.test(first); end++) {
    const next = tokens[end]
    const [, group, rest = ''] = (next?.before === '' && /^(\d{3})(\p{L}*)$/u.exec(next.word)) || []
    if (!group) break
    digits += group
    if (group === '000') found = { digits, rest, end: end + 1 }
    if (rest) break
  }
  return found
}

const inDigits = (tokens: readonly Token[], at: number): Amount | undefined => {
  const found = number.exec(tokens[at]?.word ?? '')
  if (!found) return undefined
  const [, letters = '', first = '', touchingEnd = ''] = found
  const spaced = touchingEnd === '' ? spacedAt(tokens, at, first) : undefined
  const { digits, rest, end } = spaced ?? { digits: first, rest: touchingEnd, end: at + 1 }
  const touched = touching.exec(letters)
  if (!touched) return undefined
  const [, letter, doubled, currency] = touched
  const lead = letter ?? doubled ?? currency ?? ''
  const kind = currency ? price : {}
  const amount: Amount = { value: valueOf(digits), scale: 1, ...kind, digits, lead, end }
  if (!rest) return withUnits(tokens, amount)
  // 120,000ر.ق
  if (rest === 'ر' && tokens[end]?.word === 'ق')
    return withUnits(tokens, { ...amount, ...price, end: end + 1 })
  const unit = units.meanings.get(rest) ?? touchingUnits.meanings.get(rest)
  const whole = unit && withUnit(amount, unit)
  return whole && withUnits(tokens, whole)
}

const inWords = (tokens: readonly Token[], at: number): Amount | undefined => {
  const whole = joinedPhraseAt(tokens, at, wordAmounts)
  if (whole) {
    const { meaning: value, lead, end } = whole
    return withUnits(tokens, { value, scale: 1_000_000, digits: '', lead, end })
  }
  const found = numberAt(tokens, at)
  if (!found) return undefined
  const amount = withUnits(tokens, { ...found, scale: 1, digits: '' })
  // The one of "one owner" is no limit, that of "one thousand" is.
  return found.value < 10 && amount.scale === 1 ? undefined : amount
}

/** The number that begins at a token: 100, 100k, 1.5 مليون, 80 الف كم, نص مليون. */
export const amountAt = (tokens: readonly Token[], at: number): Amount | undefined => {
  const amount = inDigits(tokens, at) ?? inWords(tokens, at)
  return amount && Number.isFinite(amount.value) ? { ...amount, value: Math.round(amount.value) } : undefined
}
