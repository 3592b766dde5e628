import { useRef, useState } from 'react'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { QueueActions } from '#web/features/moderation/components/queue-actions.tsx'
import { QueueRow } from '#web/features/moderation/components/queue-row.tsx'
import { ReviewDialog } from '#web/features/moderation/components/review-dialog.tsx'
import type { Review, ReviewView } from '#web/features/moderation/review.ts'
import { useDecide } from '#web/features/moderation/use-decide.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** Rows with their decisions, and the dialog of the one that is being reviewed. */
export const QueueRows = ({ listings }: { listings: readonly AdminListing[] }) => {
  const { t, language } = useT('admin')
  const decisions = useDecide()
  const { decide, deciding } = decisions
  const [review, setReview] = useState<Review | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // By id: after a reload the dialog shows the listing as it is now, and closes when somebody else has decided.
  const reviewed = listings.find(({ id }) => id === review?.id)
  const titleOf = ({ title, titleAr }: AdminListing) => (language === 'ar' ? titleAr : title)
  const focusList = useFocusLater(heading)

  const start = ({ id, status }: AdminListing, view: ReviewView) =>
    setReview({
      id,
      startedWith: view,
      view,
      reason: t(status === 'APPROVED' ? 'reject.defaultLive' : 'reject.default'),
      fields: [],
    })
  const approve = async (listing: AdminListing) => {
    if ((await decide({ listing, status: 'APPROVED' })) === 'done') focusList()
  }
  return (
    <>
      <VisuallyHidden>
        <h3 ref={heading} tabIndex={-1}>
          {t('queue.count', { count: listings.length })}
        </h3>
      </VisuallyHidden>
      <ul className="flex flex-col gap-3">
        {listings.map((listing) => (
          <li key={listing.id}>
            <QueueRow
              listing={listing}
              title={titleOf(listing)}
              actions={
                <QueueActions
                  listing={listing}
                  title={titleOf(listing)}
                  approving={deciding?.listing.id === listing.id && deciding.status === 'APPROVED'}
                  onReview={() => start(listing, 'review')}
                  onApprove={() => void approve(listing)}
                  onReject={() => start(listing, 'reject')}
                />
              }
            />
          </li>
        ))}
      </ul>
      <ReviewDialog
        review={review}
        listing={reviewed}
        title={reviewed ? titleOf(reviewed) : ''}
        decisions={decisions}
        onChange={setReview}
        onClose={() => setReview(null)}
        onDecided={focusList}
      />
    </>
  )
}
