import { createHash } from 'node:crypto'

/** SHA-256 in hex of a file, or of a text's UTF-8. */
export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')

/**
 * The stored hash of a link's secret: a reader of the table, or of a copy of it, cannot make a link from it. 256 random bits
 * need no slow hash.
 */
export const secretHash = (text: string): string => createHash('sha256').update(text).digest('base64url')
