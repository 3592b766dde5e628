/** What recovery codes are made of. Without digits and letters that are mistaken for one another: no 0, O, 1, I, L, U. */
export const recoveryAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const half = `[${recoveryAlphabet}]{5}`
const shown = new RegExp(`^${half}-${half}$`)

/** Whether what somebody typed where a password fits too is a recovery code: one is all capitals or all small, and no password is. */
export const isRecoveryCode = (typed: string): boolean =>
  shown.test(typed) || (typed === typed.toLowerCase() && shown.test(typed.toUpperCase()))
