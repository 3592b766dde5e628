import { useMutation } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { sendSignInCode, signInWithCode, signUp } from '#shared/api/sign-in.ts'
import { call } from '#web/api/client.ts'
import { useSessionCall } from './mutations.ts'

/** Asks for a code to sign in or up. The answer never tells whether one was sent; it names the page that asked. */
export const useSendSignInCode = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof sendSignInCode>) =>
      call<typeof sendSignInCode>('POST /api/sign-in/code', { body }),
  })

/** Signs in with a code. */
export const useSignInWithCode = () =>
  useSessionCall<typeof signInWithCode>((body) => call<typeof signInWithCode>('POST /api/sign-in', { body }))

/** Makes a buyer's account of a name and a code, and signs its owner in. */
export const useShortSignUp = () =>
  useSessionCall<typeof signUp>((body) => call<typeof signUp>('POST /api/sign-up', { body }))
