import { useState } from 'react'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Decision } from '../api/set-listing-status.ts'
import type { Review } from '../review.ts'
import type { useDecide } from '../use-decide.ts'
import { RejectForm } from './reject-form.tsx'
import { ReviewButtons } from './review-buttons.tsx'
import { ReviewDetails } from './review-details.tsx'

type ReviewDialogProps = {
  review: Review | null
  /** The listing as it is now; absent when it has left the list. */
  listing: AdminListing | undefined
  title: string
  decisions: ReturnType<typeof useDecide>
  onChange: (review: Review) => void
  onClose: () => void
  /** After a decision: the listing has left the list. */
  onDecided: () => void
}

/** First all that must be seen, then approval, or a reason for the refusal. */
export const ReviewDialog = ({ review, listing, title, decisions, ...on }: ReviewDialogProps) => {
  const { t } = useT('admin')
  const [failure, setFailure] = useState<string | null>(null)
  const { decide, deciding } = decisions
  const rejecting = review?.view === 'reject'

  const close = () => {
    setFailure(null)
    on.onClose()
  }
  const settle = async (decision: Omit<Decision, 'listing'>) => {
    if (!listing) return
    setFailure(null)
    const outcome = await decide({ listing, ...decision })
    if (typeof outcome === 'object') return setFailure(outcome.failure)
    close()
    if (outcome === 'done') on.onDecided()
  }
  const reject = ({ reason, fields }: Review) =>
    settle({
      status: 'REJECTED',
      rejectionReason: reason.trim() || t('reject.default'),
      rejectionFields: fields,
    })

  return (
    <Dialog
      open={review !== null && listing !== undefined}
      onClose={close}
      title={rejecting ? t('reject.title') : title}
      size={rejecting ? 'md' : 'lg'}
      footer={
        review &&
        listing && (
          <ReviewButtons
            review={review}
            status={listing.status}
            pending={deciding !== null}
            onShow={(view) => on.onChange({ ...review, view })}
            onCancel={close}
            onApprove={() => void settle({ status: 'APPROVED' })}
          />
        )
      }
    >
      {listing && !rejecting && <ReviewDetails listing={listing} title={title} />}
      {review && listing && rejecting && (
        <RejectForm
          title={title}
          review={review}
          hasDocuments={listing.dealerProfileId === null}
          onChange={on.onChange}
          onSubmit={() => void reject(review)}
        />
      )}
      {failure && (
        <p role="alert" className="mt-4 rounded-control bg-red-tint px-3.5 py-2.5 text-sm text-red">
          {failure}
        </p>
      )}
    </Dialog>
  )
}
