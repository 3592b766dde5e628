import { Check, X } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

type QueueActionsProps = {
  status: string
  /** What is decided about, for who cannot see which row the buttons stand in. */
  title: string
  approving: boolean
  onReview: () => void
  onApprove: () => void
  /** Opens the form that asks for a reason. */
  onReject: () => void
}

/** Review for every row; the quick decisions for what waits (spec). */
export const QueueActions = ({
  status,
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
      {status === 'PENDING' && (
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
