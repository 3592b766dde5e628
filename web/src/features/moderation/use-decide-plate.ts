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
  const { mutateAsync, isPending, variables } = useSetPlateStatus()

  const decide = async (decision: PlateDecision): Promise<boolean> => {
    try {
      await mutateAsync(decision)
      showToast({ title: t('done'), tone: 'success' })
      return true
    } catch (error) {
      const isStale = error instanceof ApiError && stale.has(error.code)
      showToast({
        title: t('failed'),
        description: isStale ? t('stale') : errorText(error),
        tone: 'danger',
        duration: 8000,
      })
      return false
    }
  }
  return { decide, deciding: isPending ? variables : null }
}
