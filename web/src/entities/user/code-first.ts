import { signInCodes } from '#shared/constants/limits.ts'
import { fnv1a } from '#shared/rules/fnv.ts'
import type { AskedCode } from '#web/entities/user/enter-code.tsx'

/**
 * A code that was asked for at a moment, in milliseconds. `mark` outlives the page, which the address does not: two bytes, enough to know
 * another address by, and too little to find one.
 */
export type KeptCode = AskedCode & { at: number; mark?: number }

/** Sixteen bits of FNV-1a. */
export const markOf = (account: string, request: string): number => {
  const hash = fnv1a(new TextEncoder().encode(`${request} ${account}`))
  return (hash ^ (hash >>> 16)) & 0xffff
}

/** A code is not asked for again while the one before can still be entered, but for the last minute, in which it would run out. */
const codeLastsMs = (signInCodes.seconds - 60) * 1000

/** The code that was asked for before, where it went to this address and can still be entered. */
export const stillGood = (
  kept: Partial<KeptCode> | null,
  account: string,
  now: number,
): KeptCode | undefined => {
  const { request, at, isNew, mark } = kept ?? {}
  if (!account || !request || at === undefined || isNew === undefined) return undefined
  const isSame = kept?.account === undefined ? mark === markOf(account, request) : kept.account === account
  return isSame && now - at < codeLastsMs ? { account, request, isNew, at } : undefined
}

/** A name as one field has it in the two of an account: the first word, and the rest. */
export const nameParts = (name: string): { firstName: string; lastName: string } => {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** The issue that a new account needs an email for its code. */
export const emailForCode = 'Please enter your email for the code'

/** Somebody has gone back from the code to what they had typed: nothing failed, and nothing was sent. */
export class WentBack extends Error {}

/** No code could be asked for; `cause` says why. */
export class NoCode extends Error {}
