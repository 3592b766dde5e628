/** Above the six digits of four bits each lies how many there are: `007` and `7` differ. */
const lengthShift = 24

/** A number of 1 to 6 digits as one whole number below 2²⁸. */
export const packNumber = (number: string): number =>
  (number.length << lengthShift) | Number.parseInt(number, 16)

/** How many digits a packed number has. */
export const lengthOf = (packed: number): number => packed >>> lengthShift

/** The reverse of `packNumber`. */
export const unpackNumber = (packed: number): string =>
  (packed & 0xffffff).toString(16).padStart(lengthOf(packed), '0')
