import { Check, X } from 'lucide-react'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

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
      {listing.status === 'PENDING' && (
        <>
          <Button
            variant="secondary"
            size="sm"
            pending={approving}
            aria-label={t('approve.label', { title })}
            onClick={onApprove}
          >
            {!approving && <Check aria-hidden className="size-4 text-green max-sm:hidden" />}
            {t('approve')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-haspopup="dialog"
            aria-label={t('reject.label', { title })}
            onClick={onReject}
          >
            <X aria-hidden className="size-4 text-red max-sm:hidden" />
            {t('reject')}
          </Button>
        </>
      )}
    </>
  )
}
