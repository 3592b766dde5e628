import { Star } from 'lucide-react'
import { dealerReviewPlaces } from '#shared/schemas/dealer-review.ts'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { StatusSection, useStatusSection } from '#web/entities/admin/status-section.tsx'
import { CardQueue } from '#web/entities/review/card-queue.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { useAdminReviews } from './queries.ts'
import { ReviewCard } from './review-card.tsx'

/** Reviews of dealerships: those about which something is to be decided, and the others. */
export const ReviewsTab = ({ search }: { search: string }) => {
  const { t } = useT('review-queue')
  const { status, section, focusHeading } = useStatusSection(dealerReviewPlaces)
  const list = useAdminReviews(status, search)
  return (
    <StatusSection
      {...section}
      title={t('title')}
      label={t('status')}
      labelOf={(value) => t(`status.${value}`)}
    >
      <CardQueue
        key={`${status} ${search}`}
        list={list}
        items={loadedItems(list.data?.pages.map((page) => page.reviews))}
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
        {(review) => <ReviewCard review={review} onDecided={focusHeading} />}
      </CardQueue>
    </StatusSection>
  )
}
