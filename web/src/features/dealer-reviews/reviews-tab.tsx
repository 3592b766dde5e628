import { useRef } from 'react'
import { SearchX, Star } from 'lucide-react'
import { type DealerReviewPlace, dealerReviewPlaces } from '#shared/schemas/dealer-review.ts'
import { useShown } from '#web/api/undoable.ts'
import { useAddressChoice, useSetAddress } from '#web/app/use-address.ts'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { AdminList } from '#web/entities/admin/admin-list.tsx'
import { StatusSection } from '#web/entities/admin/status-section.tsx'
import { useRowKeys } from '#web/entities/review/use-row-keys.ts'
import { useLettersOn } from '#web/entities/review/use-review-keys.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { useAdminReviews } from './queries.ts'
import { ReviewCard } from './review-card.tsx'

/** Reviews of dealerships: those about which something is to be decided, and the others. */
export const ReviewsTab = ({ search }: { search: string }) => {
  const { t } = useT('review-queue')
  const [status = 'OPEN', choose] = useAddressChoice('status', dealerReviewPlaces)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = useFocusLater(heading)
  return (
    <StatusSection
      title={t('title')}
      heading={heading}
      label={t('status')}
      statuses={dealerReviewPlaces}
      labelOf={(value) => t(`status.${value}`)}
      status={status}
      onChoose={choose}
    >
      <ReviewList key={`${status} ${search}`} status={status} search={search} onDecided={focusHeading} />
    </StatusSection>
  )
}

const grid = 'grid grid-cols-1 gap-4 lg:grid-cols-2'

type ReviewListProps = { status: DealerReviewPlace; search: string; onDecided: () => void }

const ReviewList = ({ status, search, onDecided }: ReviewListProps) => {
  const { t } = useT('review-queue')
  const admin = useT('admin')
  const setAddress = useSetAddress()
  const rows = useRowKeys(true)
  const hasLetters = useLettersOn()
  const list = useAdminReviews(status, search)
  const all = loadedItems(list.data?.pages.map((page) => page.reviews))
  // What can still be undone has left its list all the same.
  const loaded = useShown(all)
  const total = list.data?.pages.at(-1)?.total
  const clear = (
    <Button variant="secondary" onClick={() => setAddress({ q: undefined })}>
      {admin.t('search.clear')}
    </Button>
  )
  return (
    <AdminList
      list={list}
      items={loaded}
      total={search === '' && total !== undefined ? total - (all.length - loaded.length) : undefined}
      failed={t('failed')}
      skeleton={
        <div aria-busy className={grid}>
          {Array.from({ length: 4 }, (_, card) => (
            <Skeleton key={card} className="h-64 rounded-card" />
          ))}
        </div>
      }
      empty={
        search === '' ? (
          <EmptyState icon={<Star />} title={t(`empty.${status}`)} />
        ) : (
          <EmptyState icon={<SearchX />} title={t('empty.found')} actions={clear} />
        )
      }
    >
      {(reviews) => (
        <>
          {hasLetters && <p className="mb-3 hidden text-xs text-ink-3 lg:pointer-fine:block">{t('keys')}</p>}
          <ul ref={rows} className={grid}>
            {reviews.map((review) => (
              <li key={review.id} data-item={review.id}>
                <ReviewCard review={review} onDecided={onDecided} />
              </li>
            ))}
          </ul>
        </>
      )}
    </AdminList>
  )
}
