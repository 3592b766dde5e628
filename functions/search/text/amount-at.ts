import {
  andHalf,
  touchingUnits,
  units,
  wordAmounts,
  wordNumbers,
  type Unit,
} from '#functions/search/text/amount-words.ts'
import { phraseAt } from '#functions/search/text/phrases.ts'
import type { Token } from '#functions/search/text/query-tokens.ts'

/** A number with what counts it. */
export type Amount = {
  value: number
  /** 1 when no multiplier was said. */
  scale: number
  kind?: 'price' | 'mileage'
  /** Digits without sign or unit, as they were typed; empty for a number in words. */
  digits: string
  /** Letters that touch the number's beginning: و100 is "and 100". */
  lead: string
  /** The token after it. */
  end: number
}

const number = /^(\p{L}*)(\d+(?:\.\d+)*)(\p{L}*)$/u
const leads = new Set(['', 'و', 'ل', 'ب', 'qar', 'qr'])
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
    const unit = phraseAt(tokens, amount.end, units) ?? millionAt(tokens, amount)
    const next = unit && withUnit(amount, unit.meaning, unit.end)
    if (!next) return amount
    amount = next
  }
}

const inDigits = (tokens: readonly Token[], at: number): Amount | undefined => {
  const found = number.exec(tokens[at]?.word ?? '')
  if (!found) return undefined
  const [, lead = '', digits = '', rest = ''] = found
  if (!leads.has(lead)) return undefined
  const kind = lead.startsWith('q') ? ({ kind: 'price' } as const) : {}
  const amount: Amount = { value: valueOf(digits), scale: 1, ...kind, digits, lead, end: at + 1 }
  if (!rest) return withUnits(tokens, amount)
  const unit = units.meanings.get(rest) ?? touchingUnits.meanings.get(rest)
  const whole = unit && withUnit(amount, unit)
  return whole && withUnits(tokens, whole)
}

const inWords = (tokens: readonly Token[], at: number): Amount | undefined => {
  const whole = phraseAt(tokens, at, wordAmounts)
  const millions = { scale: 1_000_000, digits: '', lead: '' }
  if (whole) return withUnits(tokens, { value: whole.meaning, ...millions, end: whole.end })
  const counted = phraseAt(tokens, at, wordNumbers)
  if (!counted) return undefined
  const thousands = withUnits(tokens, {
    value: counted.meaning,
    scale: 1,
    digits: '',
    lead: '',
    end: counted.end,
  })
  return thousands.scale > 1 ? thousands : undefined
}

/** The number that begins at a token: 100, 100k, 1.5 مليون, 80 الف كم, نص مليون. */
export const amountAt = (tokens: readonly Token[], at: number): Amount | undefined => {
  const amount = inDigits(tokens, at) ?? inWords(tokens, at)
  return amount && Number.isFinite(amount.value) ? { ...amount, value: Math.round(amount.value) } : undefined
}
