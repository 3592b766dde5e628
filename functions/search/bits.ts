/** A set of rows: row `r` is bit `r % 32` of word `r / 32`. */
export type Bits = Uint32Array

export const wordsFor = (count: number): number => Math.ceil(count / 32)

export const emptyBits = (count: number): Bits => new Uint32Array(wordsFor(count))

/** The set of all `count` rows. */
export const fullBits = (count: number): Bits => {
  const bits = emptyBits(count)
  fillRows(bits, 0, count)
  return bits
}

// Typed arrays are read within their length everywhere in this room, so `!` is only for the compiler.

export const hasBit = (bits: Bits, row: number): boolean => (bits[row >>> 5]! & (1 << (row & 31))) !== 0

export const setBit = (bits: Bits, row: number): void => {
  bits[row >>> 5]! |= 1 << (row & 31)
}

export const clearBit = (bits: Bits, row: number): void => {
  bits[row >>> 5]! &= ~(1 << (row & 31))
}

/** The bits of the first word of a run that begins at `from`, and of the last word of one that ends before `to`. */
const firstMask = (from: number) => -1 << (from & 31)
const lastMask = (to: number) => -1 >>> (31 - ((to - 1) & 31))

/** Adds the rows `from` up to, not including, `to`. */
export const fillRows = (bits: Bits, from: number, to: number): void => {
  if (from >= to) return
  const first = from >>> 5
  const last = (to - 1) >>> 5
  if (first === last) {
    bits[first]! |= firstMask(from) & lastMask(to)
    return
  }
  bits[first]! |= firstMask(from)
  bits.fill(0xffffffff, first + 1, last)
  bits[last]! |= lastMask(to)
}

/** Removes the rows `from` up to, not including, `to`. */
export const clearRows = (bits: Bits, from: number, to: number): void => {
  if (from >= to) return
  const first = from >>> 5
  const last = (to - 1) >>> 5
  if (first === last) {
    bits[first]! &= ~(firstMask(from) & lastMask(to))
    return
  }
  bits[first]! &= ~firstMask(from)
  bits.fill(0, first + 1, last)
  bits[last]! &= ~lastMask(to)
}

const ones = (word: number): number => {
  let sum = word - ((word >>> 1) & 0x55555555)
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * Counts the bits that the words `from` up to `to` of two sets share. Eight words at a time go through carry-save adders into
 * running ones, twos and fours, so that one word in eight is counted (Warren, Hacker's Delight, 5-1): half the steps of
 * counting each alone.
 */
export const countSharedWords = (a: Bits, b: Bits, from: number, to: number): number => {
  let [ones1, twos, fours, eights] = [0, 0, 0, 0]
  let index = from
  for (; index + 8 <= to; index += 8) {
    const w0 = a[index]! & b[index]!
    const w1 = a[index + 1]! & b[index + 1]!
    const w2 = a[index + 2]! & b[index + 2]!
    const w3 = a[index + 3]! & b[index + 3]!
    const w4 = a[index + 4]! & b[index + 4]!
    const w5 = a[index + 5]! & b[index + 5]!
    const w6 = a[index + 6]! & b[index + 6]!
    const w7 = a[index + 7]! & b[index + 7]!
    // Each adder takes three words of one weight and gives one of that weight and one of the double.
    let half = ones1 ^ w0
    const twosA = (ones1 & w0) | (half & w1)
    ones1 = half ^ w1
    half = ones1 ^ w2
    const twosB = (ones1 & w2) | (half & w3)
    ones1 = half ^ w3
    half = twos ^ twosA
    const foursA = (twos & twosA) | (half & twosB)
    twos = half ^ twosB
    half = ones1 ^ w4
    const twosC = (ones1 & w4) | (half & w5)
    ones1 = half ^ w5
    half = ones1 ^ w6
    const twosD = (ones1 & w6) | (half & w7)
    ones1 = half ^ w7
    half = twos ^ twosC
    const foursB = (twos & twosC) | (half & twosD)
    twos = half ^ twosD
    half = fours ^ foursA
    eights += ones((fours & foursA) | (half & foursB))
    fours = half ^ foursB
  }
  let rest = 0
  for (; index < to; index++) rest += ones(a[index]! & b[index]!)
  return rest + 8 * eights + 4 * ones(fours) + 2 * ones(twos) + ones(ones1)
}

/** Counts the rows `from` up to, not including, `to` that are in the set. */
export const countRows = (bits: Bits, from: number, to: number): number => {
  if (from >= to) return 0
  const first = from >>> 5
  const last = (to - 1) >>> 5
  if (first === last) return ones(bits[first]! & firstMask(from) & lastMask(to))
  return (
    ones(bits[first]! & firstMask(from)) +
    countSharedWords(bits, bits, first + 1, last) +
    ones(bits[last]! & lastMask(to))
  )
}

/** Keeps in the words `from` up to `to` of `target` only what `other` has too. */
export const andWords = (target: Bits, other: Bits, from: number, to: number): void => {
  for (let index = from; index < to; index++) target[index]! &= other[index]!
}

/** Writes what all sets share into the words `from` up to `to` of `target`; three sets to a pass, which reads less memory. */
export const intersectWords = (target: Bits, sets: readonly Bits[], from: number, to: number): void => {
  const [first = target, second = first, third = second] = sets
  for (let index = from; index < to; index++) target[index] = first[index]! & second[index]! & third[index]!
  for (let next = 3; next < sets.length; next += 2) {
    const a = sets[next]!
    const b = sets[next + 1] ?? a
    for (let index = from; index < to; index++) target[index]! &= a[index]! & b[index]!
  }
}

/** Removes from the words `from` up to `to` of `target` what `other` has. */
export const subtractWords = (target: Bits, other: Bits, from: number, to: number): void => {
  for (let index = from; index < to; index++) target[index]! &= ~other[index]!
}

/** Adds to the words `from` up to `to` of `target` what `other` has. */
export const orWords = (target: Bits, other: Bits, from: number, to: number): void => {
  for (let index = from; index < to; index++) target[index]! |= other[index]!
}

/** Adds what `other` has to `target`. */
export const orInto = (target: Bits, other: Bits): void => orWords(target, other, 0, target.length)

/** Writes the rows of the words `from` up to `to` of a set, ascending, into `rows` at `place`. @returns the place after the last one */
export const listRows = (bits: Bits, from: number, to: number, rows: Uint32Array, place: number): number => {
  let next = place
  for (let index = from; index < to; index++) {
    for (let word = bits[index]!; word !== 0; word &= word - 1)
      rows[next++] = (index << 5) + 31 - Math.clz32(word & -word)
  }
  return next
}
