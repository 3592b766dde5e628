import type { ContactMessageView } from '#shared/schemas/contact-message.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { useSetMessageStatus } from './api/set-message-status.ts'

/** Moves a message to the other status and says how it went. Resolves once the lists are as they are now. */
export const useMoveMessage = () => {
  const { t } = useT('contact-messages')
  const errorText = useErrorText()
  const { mutateAsync, isPending, variables } = useSetMessageStatus()
  const move = async ({ id, status: from }: ContactMessageView) => {
    const status = from === 'OPEN' ? 'ANSWERED' : 'OPEN'
    try {
      await mutateAsync({ id, status })
      showToast({ title: t(`done.${status}`), tone: 'success' })
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'ILLEGAL_STATUS_MOVE'
      showToast({
        title: t('notMoved'),
        description: isStale ? t('stale') : errorText(error),
        tone: 'danger',
      })
    }
  }
  return { move, movingId: isPending ? variables.id : null }
}
