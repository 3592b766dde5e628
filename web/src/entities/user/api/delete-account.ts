import { useMutation } from '@tanstack/react-query'
import type { BodyInput } from '#shared/api/contract.ts'
import type { deleteAccount as contract } from '#shared/api/identity.ts'
import { call } from '#web/api/client.ts'
import { forgetPerson } from '#web/stores/keepsakes.ts'
import { clearSession } from '#web/stores/session.ts'
import { logoutKey } from './logout.ts'

const deleteAccount = (body: BodyInput<typeof contract>) =>
  call<typeof contract>('DELETE /api/user', { body })

/** Deletes the account of whoever is signed in; the session ends with it, on purpose. */
export const useDeleteAccount = () =>
  useMutation({
    mutationKey: [...logoutKey, 'deleted'],
    mutationFn: deleteAccount,
    onSuccess: () => {
      forgetPerson()
      clearSession()
    },
  })
