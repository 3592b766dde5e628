import { useState } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { isStale } from './is-stale.ts'

type Outcome = { done: string; failed: string }

/**
 * Carries out what a dialog asks about and says how it went: the dialog closes when it is done, and when somebody else
 * was faster; after any other failure it stays, with the reason in it.
 */
export const useUserAct = (close: () => void, { done, failed }: Outcome) => {
  const { t } = useT('users')
  const errorText = useErrorText()
  const [failure, setFailure] = useState<string>()
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    setFailure(undefined)
    try {
      await act()
      showToast({ title: done, tone: 'success' })
      close()
      return true
    } catch (error) {
      if (!isStale(error)) {
        setFailure(errorText(error))
        return false
      }
      const isAdmin = error instanceof ApiError && error.code === 'ADMIN_PROTECTED'
      const description = isAdmin ? errorText(error) : t('stale')
      showToast({ title: failed, description, tone: 'danger', duration: 8000 })
      close()
      return false
    }
  }
  return { run, failure }
}
