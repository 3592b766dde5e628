import { createHash } from 'node:crypto'

/** SHA-256 in hex of a file, or of a text's UTF-8. */
export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')
