import { createHash } from 'node:crypto'

/**
 * What is kept of a link's secret: who reads the table, or a copy of it, cannot make a link of that. 256 random bits need no
 * slow hash.
 */
export const secretHash = (text: string): string => createHash('sha256').update(text).digest('base64url')
