import { randomInt } from 'node:crypto'

// No vowels: a name of all letters is too near to a word of the search now and then; one was westbsy, which it read as West Bay.
const letters = 'bcdfghjklmnpqrstvwxz'

/** A name that nobody else has in this run: seven letters, as short as a real one, since other journeys look at lists in which it stands. */
export const uniqueName = (): string =>
  Array.from({ length: 7 }, () => letters[randomInt(letters.length)]).join('')
