import * as z from 'zod/mini'
import { toWesternDigits } from '#shared/rules/typed-phone.ts'

/** A code as people type it, or as a phone fills it in: spaces and the digits of any script. */
const oneTimeCode = z.string().check(
  z.maxLength(20, { error: 'Please enter the six digits of the code' }),
  z.overwrite((typed) => toWesternDigits(typed).replace(/[\s-]/g, '')),
  z.regex(/^\d{6}$/, { error: 'Please enter the six digits of the code' }),
)

export const codeEntry = z.strictObject({ code: oneTimeCode })

/** The secret of a mailed link that confirms an address: whose, and 256 bits. */
export const confirmationLink = z.strictObject({
  token: z
    .string()
    .check(z.regex(/^usr_[0-9A-Z]{26}\.[A-Za-z0-9_-]{43}$/, { error: 'This link is not complete' })),
})
