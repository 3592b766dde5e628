import { canAdminMove } from '#shared/rules/listing.ts'
import type { ListingStatus } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import type { Review, ReviewView } from '../review.ts'
import { rejectFormId } from './reject-form.tsx'

type ReviewButtonsProps = {
  review: Review
  status: ListingStatus
  pending: boolean
  onShow: (view: ReviewView) => void
  onCancel: () => void
  onApprove: () => void
}

/** The decisions that this status allows, or those of the form with the reason. */
export const ReviewButtons = ({
  review,
  status,
  pending,
  onShow,
  onCancel,
  onApprove,
}: ReviewButtonsProps) => {
  const { t } = useT('admin')
  const common = useT()
  const { view, startedWith } = review
  if (view === 'reject')
    return (
      <>
        <Button variant="secondary" onClick={startedWith === 'reject' ? onCancel : () => onShow('review')}>
          {common.t(startedWith === 'reject' ? 'cancel' : 'back')}
        </Button>
        <Button variant="danger" type="submit" form={rejectFormId} pending={pending}>
          {t('reject.submit')}
        </Button>
      </>
    )
  return (
    <>
      {canAdminMove(status, 'REJECTED') && (
        <Button variant="danger" onClick={() => onShow('reject')}>
          {t('reject')}
        </Button>
      )}
      {canAdminMove(status, 'APPROVED') && (
        <Button pending={pending} onClick={onApprove}>
          {t('approve')}
        </Button>
      )}
    </>
  )
}
