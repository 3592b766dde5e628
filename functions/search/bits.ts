/** A set of rows, one bit each. */
export type Bits = Uint32Array

export const emptyBits = (rows: number): Bits => new Uint32Array((rows + 31) >>> 5)

/** The set of the rows 0 to `rows` − 1; the bits beyond stay 0, so that counting needs no mask. */
export const fullBits = (rows: number): Bits => {
  const bits = emptyBits(rows).fill(0xffffffff)
  if (rows % 32 !== 0) bits[bits.length - 1] = 2 ** (rows % 32) - 1
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

/** Keeps in `target` only what `other` has too. */
export const andInto = (target: Bits, other: Bits): void => {
  for (let index = 0; index < target.length; index++) target[index]! &= other[index]!
}

/** Adds what `other` has to `target`. */
export const orInto = (target: Bits, other: Bits): void => {
  for (let index = 0; index < target.length; index++) target[index]! |= other[index]!
}

const ones = (word: number): number => {
  let sum = word - ((word >>> 1) & 0x55555555)
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export const countBits = (bits: Bits): number => {
  let count = 0
  for (let index = 0; index < bits.length; index++) count += ones(bits[index]!)
  return count
}

/** How many rows two sets share, without building the set. */
export const countShared = (a: Bits, b: Bits): number => {
  let count = 0
  for (let index = 0; index < a.length; index++) count += ones(a[index]! & b[index]!)
  return count
}

/** Calls `visit` with every row of the set, ascending. */
export const eachRow = (bits: Bits, visit: (row: number) => void): void => {
  for (let index = 0; index < bits.length; index++) {
    for (let word = bits[index]!; word !== 0; word &= word - 1)
      visit((index << 5) + 31 - Math.clz32(word & -word))
  }
}
