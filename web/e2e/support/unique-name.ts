import { randomInt } from 'node:crypto'

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** A name that nobody else has in this run: seven letters, as short as a real one, since other journeys look at lists in which it stands. */
export const uniqueName = (): string =>
  Array.from({ length: 7 }, () => letters[randomInt(letters.length)]).join('')
