/** The arrays that columns are made of. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array

const kinds = { Uint8Array, Uint16Array, Uint32Array, Float64Array }
export type NumbersKind = keyof typeof kinds

const newNumbers = (kind: NumbersKind, length: number): Numbers => new kinds[kind](length)

export const kindOf = (numbers: Numbers): NumbersKind => numbers.constructor.name as NumbersKind

const bytesOf = (numbers: Numbers): Uint8Array =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)

/**
 * Writes all first bytes of the numbers, then all second ones, and so on: the high bytes of prices or times are much alike,
 * and side by side they compress to almost nothing. @returns the place after the last byte
 */
const writePlanes = (numbers: Numbers, into: Uint8Array, place: number): number => {
  const bytes = bytesOf(numbers)
  const width = numbers.BYTES_PER_ELEMENT
  if (width === 1) into.set(bytes, place)
  else
    for (let plane = 0; plane < width; plane++) {
      const from = place + plane * numbers.length
      for (let index = 0; index < numbers.length; index++) into[from + index] = bytes[index * width + plane]!
    }
  return place + bytes.length
}

/** Joins four planes as words of 32 bits, each `step` words after the last: a write for four bytes instead of one for each. */
const joinPlanes = (
  from: Uint8Array,
  place: number,
  count: number,
  words: Uint32Array,
  first: number,
  step: number,
) => {
  const [second, third, fourth] = [place + count, place + 2 * count, place + 3 * count]
  for (let index = 0; index < count; index++)
    words[first + index * step] =
      from[place + index]! |
      (from[second + index]! << 8) |
      (from[third + index]! << 16) |
      (from[fourth + index]! << 24)
}

/** The reverse of `writePlanes`, into numbers of the right kind and length. */
const readPlanes = (from: Uint8Array, place: number, numbers: Numbers): number => {
  const bytes = bytesOf(numbers)
  const { length } = numbers
  const width = numbers.BYTES_PER_ELEMENT
  const perNumber = width / 4
  if (width === 1) bytes.set(from.subarray(place, place + length))
  else if (width === 2)
    for (let index = 0; index < length; index++)
      numbers[index] = from[place + index]! | (from[place + length + index]! << 8)
  else
    for (let word = 0; word < perNumber; word++)
      joinPlanes(from, place + word * 4 * length, length, new Uint32Array(numbers.buffer), word, perNumber)
  return place + bytes.length
}

/** The planes of several arrays, one after the other. */
export const writeArrays = (arrays: readonly Numbers[]): Uint8Array => {
  const bytes = new Uint8Array(arrays.reduce((sum, { byteLength }) => sum + byteLength, 0))
  arrays.reduce((place, numbers) => writePlanes(numbers, bytes, place), 0)
  return bytes
}

type Shape = readonly [kind: NumbersKind, length: number]

/** How many bytes arrays take. */
export const sizeOfArrays = (shapes: readonly Shape[]): number =>
  shapes.reduce((sum, [kind, length]) => sum + length * kinds[kind].BYTES_PER_ELEMENT, 0)

/** The reverse of `writeArrays`, given what each array was. */
export const readArrays = (bytes: Uint8Array, arrays: readonly Shape[]): Numbers[] => {
  let place = 0
  return arrays.map(([kind, length]) => {
    const numbers = newNumbers(kind, length)
    place = readPlanes(bytes, place, numbers)
    return numbers
  })
}
