import * as z from 'zod/mini'
import { login, typedCode } from './account.ts'
import { sentCode } from './codes.ts'
import { passkeyAnswer } from './passkey.ts'
import { instant } from './text.ts'

export const codeForm = z.strictObject({ code: typedCode })

export const secondFactor = z.object({
  /** Since when the codes of an authenticator app are asked for; null for not. */
  totpSince: z.nullable(instant),
  recoveryCodesLeft: z.number(),
})

/** What an authenticator app needs: the secret to be typed, and the address of its QR code. */
export const newTotp = z.object({ secret: z.string(), address: z.string() })

export const shownRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** A proof of who one is: the password, a code where a second factor is on, one that was mailed to the account's address, or a passkey. */
export const proof = z
  .strictObject({
    password: z.optional(login.shape.password),
    code: z.optional(typedCode),
    sent: z.optional(sentCode),
    passkey: z.optional(passkeyAnswer),
  })
  .check(
    z.refine((given) => Object.values(given).filter((each) => each !== undefined).length === 1, {
      path: ['password'],
      error: 'Please enter the password or a code',
    }),
  )
