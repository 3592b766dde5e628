import { secretHash } from '#functions/core/hash.ts'

/**
 * What tries at an account that nobody has are counted by: a hash, since what people type there is an address, a telephone number,
 * now and then their password, and counts lie in the table for days.
 */
export const unknownAccount = (typed: string): string => secretHash(typed.toLowerCase())
