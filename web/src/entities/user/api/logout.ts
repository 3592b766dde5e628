import { useMutation } from '@tanstack/react-query'
import type { logout as contract } from '#shared/api/identity.ts'
import { call } from '#web/api/client.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { forgetPerson } from '#web/stores/keepsakes.ts'
import { clearSession } from '#web/stores/session.ts'
import { showToast } from '#web/stores/toast.ts'
import { focusMain } from '#web/ui/focus-main.ts'

/** Tells a session that is being ended on purpose from one that was lost. */
export const logoutKey = ['logout'] as const

const logout = () => call<typeof contract>('POST /api/logout')

/** Ends the session here and on the server, and says so. */
export const useLogout = () => {
  const { t } = useT()
  const errorText = useErrorText()
  return useMutation({
    mutationKey: logoutKey,
    mutationFn: logout,
    onSuccess: () => {
      forgetPerson()
      clearSession()
      // The menu goes, and the button in it that had the focus.
      focusMain()
      showToast({ title: t('logout.done'), tone: 'success' })
    },
    onError: (error) =>
      showToast({ title: t('logout.failed'), description: errorText(error), tone: 'danger' }),
  })
}
