import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'
import type { Answer } from '#shared/api/contract.ts'
import type { startPasskey, startPasskeySignIn } from '#shared/api/passkeys.ts'
import { passkeyAlgorithms } from '#shared/schemas/passkey.ts'

const type = 'public-key' as const

/** Has the device make a passkey that names its owner by itself, and asks for a finger, a face or a PIN. */
export const makePasskey = async ({ known, ...wish }: Answer<typeof startPasskey>) => {
  const { id, response } = await startRegistration({
    optionsJSON: {
      ...wish,
      pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ alg, type })),
      excludeCredentials: known.map((id) => ({ id, type })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  })
  const { clientDataJSON, attestationObject } = response
  return { id, clientDataJSON, attestationObject }
}

/** Has a device sign the challenge with one of the site's passkeys that it holds. */
export const signByPasskey = async (
  { challenge, rpId }: Answer<typeof startPasskeySignIn>,
  useBrowserAutofill: boolean,
) => {
  const { id, response } = await startAuthentication({
    optionsJSON: { challenge, rpId, userVerification: 'required' },
    useBrowserAutofill,
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
}

export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony()
