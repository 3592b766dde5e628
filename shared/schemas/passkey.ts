import * as z from 'zod/mini'
import { limits } from '#shared/constants/limits.ts'
import { id } from './ids.ts'
import { instant, line } from './text.ts'

// What a browser makes of a passkey (WebAuthn), as far as the server reads it: base64url, bounded by what authenticators send.

const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most))

/** ES256, EdDSA and RS256 (COSE): what authenticators have. */
export const passkeyAlgorithms = [-7, -8, -257] as const

/** 1,023 bytes at most, by the standard. */
const credentialId = bytes(1364)

const passkeyName = line(limits.passkey.name)

/** A new passkey: its name, and what the authenticator has attested. */
export const newPasskey = z.strictObject({
  name: passkeyName,
  id: credentialId,
  clientDataJSON: bytes(4096),
  attestationObject: bytes(16_384),
})

export const passkeyEdit = z.strictObject({ name: passkeyName })

/** A signature by a passkey over a challenge of ours. */
export const passkeyAnswer = z.strictObject({
  id: credentialId,
  clientDataJSON: bytes(4096),
  authenticatorData: bytes(4096),
  signature: bytes(4096),
  userHandle: z.optional(bytes(100)),
})
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

/** A passkey as its owner sees it. */
export const passkeyView = z.object({
  id: id('passkey'),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
})

/** What a browser needs to make a passkey. */
export const passkeyWish = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  /** The passkeys that the account has: an authenticator makes no second one. */
  known: z.array(z.string()),
})

/** What a browser needs to sign in with any passkey of the site. */
export const passkeyChallenge = z.object({ challenge: z.string(), rpId: z.string() })
