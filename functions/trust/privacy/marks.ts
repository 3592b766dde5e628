import { randomBytes, randomInt } from 'node:crypto'
import { pdf, type File } from '#functions/testing/uploads.ts'
import type { Person } from '#functions/testing/people.ts'
import type { Registration } from '#shared/schemas/account.ts'

/** Unique words and identifiers by which a user's data is recognised. */
export type Marks = {
  /** A word in all texts of the user, also public ones. */
  mark: string
  /** A word in the user's texts that must not be public; it contains `mark`. */
  hidden: string
  /** Eight digits. */
  phone: string
  /** How the chassis numbers of the user's cars begin, which the public never sees: twelve of their 17 characters. */
  chassis: string
  username: string
  email: string
}

/** A user with their marks. */
export type Somebody = Person & Marks

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Only letters, since a name may hold no digits, and none that escaping would change. */
const word = (): string => `zq${Array.from({ length: 14 }, () => letters[randomInt(26)]).join('')}`

/** Unique new marks. */
export const newMarks = (): Marks => {
  const mark = word()
  const hidden = `${mark}hidden`
  return {
    mark,
    hidden,
    phone: `5${randomInt(1_000_000, 10_000_000)}`,
    chassis: `JN8A${randomBytes(4).toString('hex').toUpperCase()}`,
    username: `${hidden}u`,
    email: `${hidden}@private.example`,
  }
}

/** A registration form with these marks. */
export const formOf = ({ mark, phone, username, email }: Marks): Partial<Registration> => ({
  firstName: `First ${mark}`,
  lastName: `Last ${mark}`,
  phoneNumber: phone,
  username,
  email,
})

/** A new chassis number of a user's car. */
export const newVin = ({ chassis }: Marks): string =>
  `${chassis}${String(randomInt(100_000)).padStart(5, '0')}`

/** A document whose bytes contain the marks. */
export const documentOf = ({ hidden }: Marks): File => {
  const { contentType, bytes } = pdf()
  const text = new TextDecoder().decode(bytes).replace('%%EOF', `% ${hidden}\n%%EOF`)
  return { contentType, bytes: new TextEncoder().encode(text) }
}

/** The user's mark, phone number, chassis numbers and id, as far as a text contains them. */
export const namesIn = (text: string, { mark, phone, chassis, user }: Somebody): string[] => {
  const low = text.toLowerCase()
  return [
    ...(low.includes(mark) ? [mark] : []),
    ...(low.includes(user.id.toLowerCase()) ? [user.id] : []),
    ...(low.includes(chassis.toLowerCase()) ? [chassis] : []),
    // Does not match as a part of a longer number.
    ...(new RegExp(`(?<!\\d)(?:974)?${phone}(?!\\d)`).test(low) ? [phone] : []),
  ]
}
