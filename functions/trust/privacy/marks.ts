import { randomInt } from 'node:crypto'
import { pdf, type File } from '#functions/testing/uploads.ts'
import type { Person } from '#functions/testing/people.ts'
import type { Registration } from '#shared/schemas/account.ts'

/** What somebody types is told from everybody else's by a word that is in all of it. */
export type Marks = {
  /** In everything that they type, also where the public reads it. */
  mark: string
  /** In everything of theirs that the public must not read; it contains `mark`. */
  hidden: string
  /** Eight digits. */
  phone: string
  username: string
  email: string
}

/** Somebody with everything by which they are known. */
export type Somebody = Person & Marks

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Letters alone, since a name may hold no digits, and none that escapes would change. */
const word = (): string => `zq${Array.from({ length: 14 }, () => letters[randomInt(26)]).join('')}`

/** New marks, that nobody else has. */
export const newMarks = (): Marks => {
  const mark = word()
  const hidden = `${mark}hidden`
  return {
    mark,
    hidden,
    phone: `5${randomInt(1_000_000, 10_000_000)}`,
    username: `${hidden}u`,
    email: `${hidden}@private.example`,
  }
}

/** A registration form of somebody with these marks. */
export const formOf = ({ mark, phone, username, email }: Marks): Partial<Registration> => ({
  firstName: `First ${mark}`,
  lastName: `Last ${mark}`,
  phoneNumber: phone,
  username,
  email,
})

/** A document whose bytes are known again. */
export const paperOf = ({ hidden }: Marks): File => {
  const { contentType, bytes } = pdf()
  const text = new TextDecoder().decode(bytes).replace('%%EOF', `% ${hidden}\n%%EOF`)
  return { contentType, bytes: new TextEncoder().encode(text) }
}

/** What a text holds of somebody: their words, their phone number, their id. */
export const namesIn = (text: string, { mark, phone, user }: Somebody): string[] => {
  const low = text.toLowerCase()
  return [
    ...(low.includes(mark) ? [mark] : []),
    ...(low.includes(user.id.toLowerCase()) ? [user.id] : []),
    // Not as a part of a longer number.
    ...(new RegExp(`(?<!\\d)(?:974)?${phone}(?!\\d)`).test(low) ? [phone] : []),
  ]
}
