import type { Random } from '#functions/search/testing/documents.ts'

/** A choice among `values`, each as likely as its weight says. The sums are made once, for millions of draws. */
export const weighted = <T>(
  values: readonly T[],
  weightOf: (value: T, place: number) => number,
): ((random: Random) => T) => {
  let sum = 0
  const sums = Float64Array.from(values, (value, place) => (sum += weightOf(value, place)))
  return (random) => {
    const wanted = random() * sum
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if (sums[middle]! > wanted) high = middle
      else low = middle + 1
    }
    return values[low]!
  }
}

/** Like `weighted`, from a table of value → weight. */
export const weightedKey = <K extends string>(weights: Readonly<Record<K, number>>) => {
  const keys = Object.keys(weights) as K[]
  return weighted(keys, (key) => weights[key])
}

/** Zipf's weight of a place in an order of popularity, from 0. */
export const zipf = (place: number): number => 1 / (place + 1)

/** A whole number from `from` to `to`, both included. */
export const whole = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1))
// Crockford's base32, as ids have it.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `length` random characters, five bits each. */
export const base32 = (random: Random, length: number): string => {
  let text = ''
  for (let place = 0; place < length; place++) text += alphabet[Math.floor(random() * 32)]!
  return text
}
