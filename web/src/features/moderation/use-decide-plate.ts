import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { useSetPlateStatus, type PlateDecision } from './api/set-plate-status.ts'

// What was looked at is not what is there any more.
const stale = new Set<ApiErrorCode>(['EDIT_CONFLICT', 'ILLEGAL_STATUS_MOVE', 'CONFLICT', 'PLATE_NOT_FOUND'])

/** Decides about a plate and says how it went. Resolves to true once it is decided. */
export const useDecidePlate = () => {
  const { t } = useT('plate-review')
  const errorText = useErrorText()
  const { mutateAsync, isPending, variables, error, reset } = useSetPlateStatus()
  const textOf = (failure: Error) =>
    failure instanceof ApiError && stale.has(failure.code) ? t('stale') : errorText(failure)

  const decide = async (decision: PlateDecision): Promise<boolean> => {
    try {
      await mutateAsync(decision)
      showToast({ title: t('done'), tone: 'success' })
      return true
    } catch (failure) {
      showToast({
        title: t('failed'),
        description: textOf(failure as Error),
        tone: 'danger',
        duration: 8000,
      })
      return false
    }
  }
  return {
    decide,
    deciding: isPending ? variables : null,
    /** Why the last decision did not go through, for a dialog that lies over the toast. */
    failure: error ? textOf(error) : undefined,
    forgetFailure: reset,
  }
}
