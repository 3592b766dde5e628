import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInput, Contract } from '#shared/api/contract.ts'
import type {
  changePassword,
  deleteAccount,
  forgotPassword,
  login,
  logout,
  logoutEverywhere,
  register,
  resetPassword,
  updateUser,
} from '#shared/api/identity.ts'
import type { endSession as endSessionRoute } from '#shared/api/sessions.ts'
import type { prove } from '#shared/api/second-factor.ts'
import type { exportUser } from '#shared/api/user-export.ts'
import type { Session } from '#shared/schemas/user.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { sendHeldActs } from '#web/api/undoable.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { forgetPerson } from '#web/stores/keepsakes.ts'
import { forgetAccount } from '#web/stores/person.ts'
import { clearSession, setSession } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { focusMain } from '#web/ui/focus-main.ts'
import { currentUserQuery, logoutKey, sessionsQuery } from './queries.ts'

/** A call whose answer is a session: keeps its token, and the user as if just fetched. */
export const useSessionCall = <C extends Contract, Given = BodyInput<C>>(
  send: (given: Given) => Promise<Session>,
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: ({ authToken, ...user }) => {
      client.removeQueries({ queryKey: ['account'] })
      client.setQueryData(currentUserQuery.queryKey, user)
      setSession(authToken)
    },
  })
}

export const useLogin = () =>
  useSessionCall<typeof login>((body) => call<typeof login>('POST /api/login', { body }))

/** Creates an account and signs its owner in. */
export const useRegister = () =>
  useSessionCall<typeof register>((body) => call<typeof register>('POST /api/register', { body }))

/** Sets a new password. Every other session ends; this one goes on with the new token of the answer. */
export const useChangePassword = () =>
  useSessionCall<typeof changePassword>((body) =>
    call<typeof changePassword>('POST /api/user/password', { body }),
  )

/** Asks for an email with a link to set a new password. The answer never tells whether there is such an account. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof forgotPassword>) =>
      call<typeof forgotPassword>('POST /api/password/forgot', { body }),
  })

/** Sets a new password by an emailed link. Every session ends with it, one of this browser too. */
export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof resetPassword>) =>
      call<typeof resetPassword>('POST /api/password/reset', { body }),
    onSuccess: () => clearSession(),
  })

const endSession = () => {
  forgetPerson()
  clearSession()
}

/** Ends the session here and on the server, and says so. */
export const useLogout = () => {
  const { t } = useT()
  const errorText = useErrorText()
  return useMutation({
    mutationKey: logoutKey,
    mutationFn: async () => {
      await sendHeldActs()
      return call<typeof logout>('POST /api/logout')
    },
    onSuccess: () => {
      endSession()
      // The menu goes, and the button in it that had the focus.
      focusMain()
      showToast({ title: t('logout.done'), tone: 'success' })
    },
    onError: (error) =>
      showToast({ title: t('logout.failed'), description: errorText(error), tone: 'danger' }),
  })
}

/** Ends every session of the user, this one too. */
export const useLogoutEverywhere = () =>
  useMutation({
    mutationKey: [...logoutKey, 'everywhere'],
    mutationFn: async () => {
      await sendHeldActs()
      return call<typeof logoutEverywhere>('POST /api/user/logout-everywhere')
    },
    onSuccess: endSession,
  })

/** Proves once more who the user is, for ten minutes. */
export const useProve = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof prove>) => call<typeof prove>('POST /api/user/proof', { body }),
  })

/** Ends sessions on other devices, one after the other. */
export const useEndSessions = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids)
        await call<typeof endSessionRoute>('DELETE /api/user/sessions/{id}', { params: { id } }).catch(
          (error) => {
            // One that has ended already is as it was wanted, and the others must not go on for it.
            if (!(error instanceof ApiError && error.status === 404)) throw error
          },
        )
    },
    // Also after a failure: some may have ended.
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

/** Deletes the account of the signed-in user; the session ends with it, on purpose. */
export const useDeleteAccount = () =>
  useMutation({
    mutationKey: [...logoutKey, 'deleted'],
    mutationFn: (body: BodyInput<typeof deleteAccount>) =>
      call<typeof deleteAccount>('DELETE /api/user', { body }),
    onSuccess: () => {
      forgetAccount()
      endSession()
    },
  })

/** Changes the user's own details; every place that names the user follows. */
export const useUpdateUser = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof updateUser>) => call<typeof updateUser>('PATCH /api/user', { body }),
    onSuccess: (user) => {
      client.setQueryData(currentUserQuery.queryKey, user)
      // A dealership has moved to another city with its owner.
      for (const queryKey of [['account', 'storefront'], ['dealers']])
        void client.invalidateQueries({ queryKey })
    },
  })
}

const exportPart = (cursor?: string) => call<typeof exportUser>('GET /api/user/export', { query: { cursor } })

/** All parts of the export as one. */
const exportEverything = async () => {
  const { nextCursor, ...everything } = await exportPart()
  for (let cursor = nextCursor; cursor;) {
    const next = await exportPart(cursor)
    for (const list of ['listings', 'plates', 'leads', 'notifications'] as const)
      // Each holds what the same list of the next part does; the compiler does not follow that through the name.
      (everything[list] as unknown[]).push(...next[list])
    cursor = next.nextCursor
  }
  return everything
}

/** Asks for everything that is kept about the user. Not a query: the answer is handed over, not kept. */
export const useExportUser = () => useMutation({ mutationFn: exportEverything, gcTime: 0 })
