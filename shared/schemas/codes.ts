import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { languages } from '#shared/constants/market.ts'
import { toWesternDigits } from '#shared/rules/typed-phone.ts'
import { typedCode } from './account.ts'
import { displayName, isPlain } from './text.ts'
import { email } from './user.ts'

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

/** The secret of the page that asked for a code: 256 bits. */
const request = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: 'Please ask for a new code' }))

/** What somebody signs in with: the email address or the confirmed phone number of an account. */
const account = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'Please enter your email or phone number' }),
    z.maxLength(limits.email, { abort: true }),
    z.refine<string>(isPlain),
  )

export const signInCodeWish = z
  .strictObject({
    account,
    /** For a new account: the code goes to an address that nobody has, too. */
    isNew: z.optional(z.boolean()),
    /** Of the email to an address that has no account. */
    language: z.optional(z.enum(languages)),
  })
  .check(
    z.refine(({ account, isNew }) => !isNew || email.safeParse(account).success, {
      path: ['account'],
      error: 'Please enter a valid email',
    }),
  )

/** The answer to a wish, whether or not a code was sent. */
export const signInCodeAsked = z.object({ request: z.string() })

/** A code, and the page that asked for it. */
export const sentCode = z.strictObject({ request, code: oneTimeCode })

export const codeSignIn = z.extend(sentCode, {
  account,
  /** Of an authenticator app, or a recovery code; asked for by SECOND_FACTOR_REQUIRED. */
  secondCode: z.optional(typedCode),
})

/** A buyer who wants an account: a name, which may be one word, and an address. */
export const newBuyer = z.strictObject({
  firstName: displayName(limits.personName),
  lastName: displayName(limits.personName, 0),
  account: email,
  agreeToTerms: z.literal(true, { error: 'You must agree to the Terms of Service and Privacy Policy' }),
})

/** The same with the code that has proved the address. */
export const shortSignUp = z.extend(newBuyer, {
  ...sentCode.shape,
  secondCode: codeSignIn.shape.secondCode,
  /** The language of the form, and of mail until the user chooses another. */
  language: z.optional(z.enum(languages)),
})
