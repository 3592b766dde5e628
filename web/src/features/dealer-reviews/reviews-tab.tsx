import { Star } from 'lucide-react'
import { type DealerReviewPlace, dealerReviewPlaces } from '#shared/schemas/dealer-review.ts'
import { useShown } from '#web/api/undoable.ts'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { StatusTab } from '#web/entities/admin/status-section.tsx'
import { CardQueue } from '#web/entities/review/card-queue.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { useAdminReviews } from './queries.ts'
import { ReviewCard } from './review-card.tsx'

/** Reviews of dealerships: those about which something is to be decided, and the others. */
export const ReviewsTab = ({ search }: { search: string }) => {
  const { t } = useT('review-queue')
  return (
    <StatusTab
      title={t('title')}
      label={t('status')}
      statuses={dealerReviewPlaces}
      labelOf={(value) => t(`status.${value}`)}
    >
      {(status, focusHeading) => (
        <ReviewList key={`${status} ${search}`} status={status} search={search} onDecided={focusHeading} />
      )}
    </StatusTab>
  )
}

type ReviewListProps = { status: DealerReviewPlace; search: string; onDecided: () => void }

const ReviewList = ({ status, search, onDecided }: ReviewListProps) => {
  const { t } = useT('review-queue')
  const list = useAdminReviews(status, search)
  const all = loadedItems(list.data?.pages.map((page) => page.reviews))
  return (
    <CardQueue
      list={list}
      all={all}
      items={useShown(all)}
      search={search}
      texts={{
        failed: t('failed'),
        none: t(`empty.${status}`),
        noneFound: t('empty.found'),
        keys: t('keys'),
      }}
      icon={<Star />}
      cardHeight="h-64"
    >
      {(review) => <ReviewCard review={review} onDecided={onDecided} />}
    </CardQueue>
  )
}
