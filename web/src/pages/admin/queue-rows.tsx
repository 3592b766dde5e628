import { memo } from 'react'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { QueueActions } from '#web/features/review/components/queue-actions.tsx'
import { QueueRow } from '#web/features/review/components/queue-row.tsx'
import type { ReviewView } from '#web/features/review/use-run.ts'
import { useDecide } from '#web/features/review/use-decide.ts'
import { useRowFailure } from '#web/features/review/use-row-failure.ts'
import { useT } from '#web/i18n/use-t.ts'

type RowActs = {
  onOpen: (id: string, view?: ReviewView) => void
  /** A row is gone, and the focus with it. */
  onDecided: () => void
}

/** A row with its review and, while it waits, the quick decisions. Drawn again only when it changes: there are many. */
const Row = memo(({ listing, onOpen, onDecided }: RowActs & { listing: AdminListing }) => {
  const { t, language } = useT('admin')
  const { decide, deciding } = useDecide()
  const tell = useRowFailure(t('decision.failed'))
  const title = language === 'ar' ? listing.titleAr : listing.title
  const approve = async () => {
    const outcome = await decide({ listing, refusal: null })
    if (outcome.kind === 'done') onDecided()
    else tell(outcome)
  }
  return (
    <QueueRow
      listing={listing}
      title={title}
      actions={
        <QueueActions
          status={listing.status}
          title={title}
          approving={deciding !== null}
          onReview={() => onOpen(listing.id)}
          onApprove={() => void approve()}
          onReject={() => onOpen(listing.id, 'reject')}
        />
      }
    />
  )
})

/** The listings of a queue. */
export const QueueRows = ({ listings, ...acts }: RowActs & { listings: readonly AdminListing[] }) => (
  <ul className="flex flex-col gap-3">
    {listings.map((listing) => (
      <li key={listing.id}>
        <Row listing={listing} {...acts} />
      </li>
    ))}
  </ul>
)
