import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { useSetListingStatus, type Decision } from './api/set-listing-status.ts'

// What was looked at is not what is there any more.
const stale = new Set<ApiErrorCode>(['EDIT_CONFLICT', 'ILLEGAL_STATUS_MOVE', 'CONFLICT', 'LISTING_NOT_FOUND'])

/**
 * Decides about a listing and says how it went. Resolves to `done`, to `stale` when it must be looked at again, or to
 * the sentence that says why it failed.
 */
export const useDecide = () => {
  const { t } = useT('admin')
  const errorText = useErrorText()
  const { mutateAsync, isPending, variables } = useSetListingStatus()

  const decide = async (decision: Decision): Promise<'done' | 'stale' | { failure: string }> => {
    try {
      await mutateAsync(decision)
      showToast({ title: t('decision.done'), tone: 'success' })
      return 'done'
    } catch (error) {
      const isStale = error instanceof ApiError && stale.has(error.code)
      const failure = isStale ? t('decision.stale') : errorText(error)
      showToast({ title: t('decision.failed'), description: failure, tone: 'danger', duration: 8000 })
      return isStale ? 'stale' : { failure }
    }
  }
  return { decide, deciding: isPending ? variables : null }
}
