import { randomBytes } from 'node:crypto'
import { type IdKind, idPrefixes } from '#shared/schemas/ids.ts'

// Crockford's base32: no I, L, O, U, so an id read aloud or retyped is not mistaken.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const randomText = (length: number): string =>
  // 256 is a multiple of 32, so the remainder favours no character.
  Array.from(randomBytes(length), (byte) => alphabet[byte % 32]).join('')

/** A fresh id such as `lst_7Q…`: 26 characters, 130 random bits, so none can be guessed. */
export const newId = (kind: IdKind): string => `${idPrefixes[kind]}_${randomText(26)}`

/** The secret of a mail's unsubscribe link: 26 characters, 130 random bits. */
export const newUnsubscribeToken = (): string => randomText(26)

/** Eight lower-case characters that make a slug unique (40 bits; collisions are caught by the slug's uniqueness guard). */
export const newSlugSuffix = (): string => randomText(8).toLowerCase()

/** A fresh secret for a link: 256 random bits as 43 characters of base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
