import type { AdminListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { DecideButtons } from './decide-buttons.tsx'

type QueueActionsProps = {
  listing: AdminListing
  title: string
  approving: boolean
  onReview: () => void
  onApprove: () => void
  onReject: () => void
}

/** Review for every listing; the quick decisions for those that wait (spec). */
export const QueueActions = ({
  listing,
  title,
  approving,
  onReview,
  onApprove,
  onReject,
}: QueueActionsProps) => {
  const { t } = useT('admin')
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t('review.label', { title })}
        onClick={onReview}
      >
        {t('review')}
      </Button>
      <DecideButtons
        title={title}
        canApprove={listing.status === 'PENDING'}
        canReject={listing.status === 'PENDING'}
        approving={approving}
        onApprove={onApprove}
        onReject={onReject}
      />
    </>
  )
}
