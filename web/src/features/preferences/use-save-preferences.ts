import { useState } from 'react'
import type { Preferences } from '#shared/schemas/preferences.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { useSetPreferences } from './api/set-preferences.ts'

/** Saves changes of the present preferences. Resolves to true when they are saved; else `failure` says why not. */
export const useSavePreferences = (present: Preferences) => {
  const { t } = useT('profile')
  const errorText = useErrorText()
  const { mutateAsync: setPreferences, isPending, variables } = useSetPreferences()
  const [failure, setFailure] = useState<string>()

  const save = async (changes: Partial<Preferences>): Promise<boolean> => {
    setFailure(undefined)
    try {
      await setPreferences({ ...present, ...changes })
      showToast({ title: t('notify.saved'), tone: 'success' })
      return true
    } catch (error) {
      setFailure(errorText(error))
      return false
    }
  }
  return {
    save,
    isPending,
    /** The preferences as they will be once what is under way is saved. */
    shown: (isPending && variables) || present,
    failure,
    forgetFailure: () => setFailure(undefined),
  }
}
