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

/** The reverse of `writePlanes`, into numbers of the right kind and length. */
const readPlanes = (from: Uint8Array, place: number, numbers: Numbers): number => {
  const bytes = bytesOf(numbers)
  const width = numbers.BYTES_PER_ELEMENT
  if (width === 1) bytes.set(from.subarray(place, place + bytes.length))
  else
    for (let plane = 0; plane < width; plane++) {
      const start = place + plane * numbers.length
      for (let index = 0; index < numbers.length; index++) bytes[index * width + plane] = from[start + index]!
    }
  return place + bytes.length
}

/** The planes of several arrays, one after the other. */
export const writeArrays = (arrays: readonly Numbers[]): Uint8Array => {
  const bytes = new Uint8Array(arrays.reduce((sum, { byteLength }) => sum + byteLength, 0))
  arrays.reduce((place, numbers) => writePlanes(numbers, bytes, place), 0)
  return bytes
}

/** The reverse of `writeArrays`, given what each array was. */
export const readArrays = (
  bytes: Uint8Array,
  arrays: readonly (readonly [kind: NumbersKind, length: number])[],
): Numbers[] => {
  let place = 0
  return arrays.map(([kind, length]) => {
    const numbers = newNumbers(kind, length)
    place = readPlanes(bytes, place, numbers)
    return numbers
  })
}
