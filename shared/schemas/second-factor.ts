import * as z from 'zod/mini'
import { login, typedCode } from './account.ts'
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

/** A proof of who one is: the password, or a code where a second factor is on. */
export const proof = z
  .strictObject({ password: z.optional(login.shape.password), code: z.optional(typedCode) })
  .check(
    z.refine(({ password, code }) => (password === undefined) !== (code === undefined), {
      path: ['password'],
      error: 'Please enter the password or a code',
    }),
  )
