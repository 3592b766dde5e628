import { leastAskedPrice } from '#shared/constants/prices.ts'
import type { Amount } from './amounts.ts'
import type { LimitWord } from './limit-words.ts'

// Fewer are a model (Mazda 3) or a count.
const leastBareThousands = 10

/**
 * Numbers of two or three digits after a word that compares, in thousands: "under 100" means 100,000 riyals, since no car is sold for
 * 100 and none that was driven shows so few kilometres. Years keep their digits.
 */
export const inThousands = (amounts: readonly Amount[], word: LimitWord): Amount[] => {
  const isAsked =
    word.bound !== undefined || word.kind !== undefined || amounts.some(({ kind }) => kind === 'price')
  const areBare = amounts.every(
    ({ value, scale }) => scale === 1 && value >= leastBareThousands && value < leastAskedPrice,
  )
  return isAsked && areBare && word.kind !== 'year'
    ? amounts.map((amount) => ({ ...amount, value: amount.value * 1000, scale: 1000 }))
    : [...amounts]
}

/** The 22 of "model 22": only where a word for a year stands beside it. */
export const asYear = (amount: Amount, { kind }: LimitWord, lastYear: number): Amount => {
  if (kind !== 'year' || amount.scale !== 1 || !/^\d\d$/.test(amount.digits)) return amount
  const value = amount.value + (amount.value <= lastYear % 100 ? 2000 : 1900)
  return { ...amount, value, digits: String(value) }
}

/** "50 to 100 thousand" counts both in thousands; "500 to 1 million" does not count 500 in millions. */
export const scaledLike = (first: Amount, second: Amount): Amount => {
  if (first.scale > 1 || second.scale === 1 || first.value >= 1000) return first
  const scale = [second.scale, 1000].find((scale) => first.value * scale <= second.value)
  return scale ? { ...first, value: first.value * scale, scale } : first
}
