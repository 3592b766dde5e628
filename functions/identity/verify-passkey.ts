import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import { AppError } from '#functions/core/app-error.ts'
import { env } from '#functions/core/env.ts'
import { now } from '#functions/core/time.ts'
import {
  findPasskey,
  type PasskeyRecord,
  usedChallengeWrite,
  usedPasskeyWrite,
} from '#functions/data/passkeys.ts'
import type { Write } from '#functions/data/transact.ts'
import { rpId } from './passkey-site.ts'
import type { Body } from '#shared/api/contract.ts'
import type { addPasskey } from '#shared/api/passkeys.ts'
import { type PasskeyAnswer, passkeyAlgorithms } from '#shared/schemas/passkey.ts'

// The one file that knows the library, and what it must be told: our site and no other, and that the authenticator has verified its
// user, since a passkey counts as two factors. Whether a challenge is one of ours is a condition of the transaction that uses it up.

const ours = () => ({
  expectedOrigin: env().PUBLIC_ORIGIN,
  expectedRPID: rpId(),
  requireUserVerification: true,
})

const asInvalid = (cause: unknown): never => {
  throw new AppError('PASSKEY_INVALID', { cause })
}

/**
 * Refuses what an authenticator attests with certificates. Browsers leave them out, as we do not ask for any; the library would read
 * them, and ask addresses in them whether they are revoked.
 */
const refuseCertificates = (attestationObject: Buffer): void => {
  const attestation = decodeAttestationObject(new Uint8Array(attestationObject))
  const isPlain = ['none', 'packed'].includes(attestation.get('fmt'))
  if (!isPlain || attestation.get('attStmt').get('x5c') !== undefined) throw new Error('Certificates')
}

const verifyMade = async ({ id, clientDataJSON, attestationObject }: Body<typeof addPasskey>) => {
  refuseCertificates(Buffer.from(attestationObject, 'base64url'))
  let challenge = ''
  const made = await verifyRegistrationResponse({
    ...ours(),
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: (answered) => {
      challenge = answered
      return true
    },
    supportedAlgorithmIDs: [...passkeyAlgorithms],
  })
  return { ...made, challenge }
}

/** Checks a new passkey. @returns it, and the challenge that it answers @throws AppError PASSKEY_INVALID */
export const verifyNewPasskey = async (form: Body<typeof addPasskey>) => {
  const { verified, registrationInfo, challenge } = await verifyMade(form).catch(asInvalid)
  if (!verified) throw new AppError('PASSKEY_INVALID')
  // As the authenticator has signed it, and not as the request calls it.
  const { id: credentialId, publicKey, counter } = registrationInfo.credential
  return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter, challenge }
}

const verifySigned = async (
  { id, clientDataJSON, authenticatorData, signature }: PasskeyAnswer,
  passkey: PasskeyRecord,
) => {
  let challenge = ''
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...ours(),
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: (answered) => {
      challenge = answered
      return true
    },
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  })
  return { verified, counter: authenticationInfo.newCounter, challenge }
}

const isOwners = ({ userHandle }: PasskeyAnswer, { userId }: PasskeyRecord): boolean =>
  userHandle === undefined || Buffer.from(userHandle, 'base64url').toString('utf8') === userId

const live = { findPasskey, now }

/**
 * Checks a signature by a passkey.
 * @returns whose it is, and the writes that use it up, which fail when its challenge is none of ours, or it was used at the same time
 * @throws AppError PASSKEY_INVALID
 */
export const verifyPasskey = async (
  answer: PasskeyAnswer,
  deps = live,
): Promise<{ userId: string; used: Write[] }> => {
  const passkey = await deps.findPasskey(answer.id)
  if (!passkey || !isOwners(answer, passkey)) throw new AppError('PASSKEY_INVALID')
  const { verified, counter, challenge } = await verifySigned(answer, passkey).catch(asInvalid)
  if (!verified) throw new AppError('PASSKEY_INVALID')
  const at = deps.now()
  return {
    userId: passkey.userId,
    used: [usedChallengeWrite(challenge, undefined, at), usedPasskeyWrite(passkey, counter, at)],
  }
}
