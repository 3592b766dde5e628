import { useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  confirmEmail,
  confirmEmailLink,
  confirmPhone,
  sendEmailCode,
  sendPhoneCode,
} from '#shared/api/reach.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { call } from '#web/api/client.ts'
import { currentUserQuery } from './queries.ts'

/** The contact details that can be confirmed, as the API's routes name them. */
export type ReachKind = 'email' | 'phone'

/** Sends another code to the user's address or number. */
export const useSendCode = (kind: ReachKind) =>
  useMutation({
    mutationFn: () =>
      kind === 'email'
        ? call<typeof sendEmailCode>('POST /api/user/email/confirmation')
        : call<typeof sendPhoneCode>('POST /api/user/phone/confirmation'),
  })

/** Confirms the user's address or number by the code that came there. */
export const useConfirmByCode = (kind: ReachKind) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { code: string }): Promise<CurrentUser> =>
      kind === 'email'
        ? call<typeof confirmEmail>('POST /api/user/email/confirm', { body })
        : call<typeof confirmPhone>('POST /api/user/phone/confirm', { body }),
    onSuccess: (user) => client.setQueryData(currentUserQuery.queryKey, user),
  })
}

/** Confirms an address by the mailed link, also where somebody else is signed in. */
export const useConfirmEmailLink = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) =>
      call<typeof confirmEmailLink>('POST /api/email/confirm', { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  })
}
