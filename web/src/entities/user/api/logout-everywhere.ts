import { useMutation } from '@tanstack/react-query'
import type { logoutEverywhere as contract } from '#shared/api/identity.ts'
import { call } from '#web/api/client.ts'
import { forgetPerson } from '#web/stores/keepsakes.ts'
import { clearSession } from '#web/stores/session.ts'
import { logoutKey } from './logout.ts'

const logoutEverywhere = () => call<typeof contract>('POST /api/user/logout-everywhere')

/** Ends every session of the user, this one too. */
export const useLogoutEverywhere = () =>
  useMutation({
    mutationKey: [...logoutKey, 'everywhere'],
    mutationFn: logoutEverywhere,
    onSuccess: () => {
      forgetPerson()
      clearSession()
    },
  })
