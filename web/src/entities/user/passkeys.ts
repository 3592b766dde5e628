import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '#shared/api/passkeys.ts'
import { call } from '#web/api/client.ts'
import { useSessionCall } from './mutations.ts'

export const passkeysQuery = queryOptions({
  queryKey: ['account', 'passkeys'],
  queryFn: ({ signal }) => call<typeof listPasskeys>('GET /api/user/passkeys', { signal }),
})

/** Whether this browser can make and use passkeys. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function'

// The library that speaks with authenticators is only fetched for somebody who may use a passkey.
const device = () => import('./passkey-device.ts')

const usePasskeyChange = <Input, Output>(mutationFn: (input: Input) => Promise<Output>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  })
}

/** Has the device make a passkey, which it asks its owner for, and adds it to the account. */
export const useAddPasskey = () =>
  usePasskeyChange(async (name: string) => {
    const wish = await call<typeof startPasskey>('POST /api/user/passkeys/challenge')
    const made = await (await device()).makePasskey(wish)
    return call<typeof addPasskey>('POST /api/user/passkeys', { body: { name, ...made } })
  })

export const useRenamePasskey = () =>
  usePasskeyChange(({ id, name }: { id: string; name: string }) =>
    call<typeof renamePasskey>('PATCH /api/user/passkeys/{id}', { params: { id }, body: { name } }),
  )

export const useRemovePasskey = () =>
  usePasskeyChange((id: string) =>
    call<typeof removePasskey>('DELETE /api/user/passkeys/{id}', { params: { id } }),
  )

/** Whether the browser offers passkeys among what it fills into fields. */
export const offersPasskeysInFields = async (): Promise<boolean> =>
  canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true

/**
 * Asks for a signature by any passkey of the site: at once, or where somebody chooses one among what the browser offers in a field. Another
 * question ends one that waits.
 * @throws Error of the browser when nobody answers, ApiError
 */
export const askForPasskey = async (
  where: 'at once' | 'in a field',
): Promise<BodyInput<typeof signInWithPasskey>> => {
  const asked = await call<typeof startPasskeySignIn>('POST /api/sign-in/passkey/challenge')
  return (await device()).signByPasskey(asked, where === 'in a field')
}

/** Ends a question that still waits for its answer. */
export const stopAskingForPasskey = async (): Promise<void> => (await device()).stopAsking()

export const useSignInWithPasskey = () =>
  useSessionCall<typeof signInWithPasskey>((body) =>
    call<typeof signInWithPasskey>('POST /api/sign-in/passkey', { body }),
  )
