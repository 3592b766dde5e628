import { Suspense } from 'react'
import { dealerName } from '#shared/rules/dealer-name.ts'
import { type DealerReviewPage, type DealerReviewView, reviewAspects } from '#shared/schemas/dealer-review.ts'
import { lazyPart } from '#web/app/lazy-page.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import type { Dealer } from '#web/entities/dealer/queries.ts'
import { Stars } from '#web/entities/dealer/stars.tsx'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useFocusFirstNew } from '#web/ui/use-focus-first-new.ts'
import { Written } from '#web/ui/written.tsx'
import { OwnReview } from './own-review.tsx'
import { useDealerReviews } from './review-queries.ts'

const ReviewReplies = lazyPart(async () => (await import('./review-replies.tsx')).ReviewReplies, [])

/** The reviews of a dealership: the average, the newest ones, and one's own. */
export const Reviews = ({ dealer }: { dealer: Dealer }) => {
  const { t } = useT('dealer-reviews')
  const list = useDealerReviews(dealer.id)
  const first = list.data?.pages[0]
  const [items, noteShown] = useFocusFirstNew<HTMLUListElement>(!list.hasNextPage)
  if (list.isLoadingError) return <LoadFailed title={t('failed')} error={list.error} onRetry={list.refetch} />
  return (
    <section aria-busy={!first}>
      <h2 className="text-2xl">{t('title')}</h2>
      {first ? <Summary page={first} /> : <Skeleton className="mt-4 h-24 rounded-card" />}
      <OwnReview dealer={dealer} />
      <ul ref={items} className="mt-6 divide-y divide-line border-t border-line">
        {list.data?.pages.flatMap(({ reviews }) =>
          reviews.map((review) => (
            <li key={review.id} className="py-5">
              <Review review={review} dealer={dealer} />
            </li>
          )),
        )}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="secondary"
          pending={list.isFetchingNextPage}
          onClick={() => {
            noteShown()
            void list.fetchNextPage()
          }}
        >
          {t('more')}
        </Button>
      )}
    </section>
  )
}

/** The average and how the stars are spread; while there are few, their number alone. */
const Summary = ({ page: { rating, reviewCount, distribution } }: { page: DealerReviewPage }) => {
  const { t, language } = useT('dealer-reviews')
  if (reviewCount === 0)
    return (
      <div className="mt-3">
        <p className="font-medium">{t('none')}</p>
        <p className="text-sm text-ink-2">{t('noneText')}</p>
      </div>
    )
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-10 gap-y-4">
        <div>
          {rating !== null && (
            <p className="flex items-center gap-3">
              <span aria-hidden className="text-4xl font-semibold tabular-nums">
                {formatNumber(rating, language, 1)}
              </span>
              <Stars stars={rating} />
            </p>
          )}
          <p className="text-sm text-ink-2">{t('count', { count: reviewCount })}</p>
          {rating === null && <p className="text-sm text-ink-2">{t('few')}</p>}
        </div>
        {rating !== null && (
          <dl aria-label={t('distribution')} className="grid min-w-56 flex-1 gap-1 text-xs sm:max-w-sm">
            {distribution
              .map((count, place) => ({ count, stars: place + 1 }))
              .map(({ count, stars }) => (
                <div key={stars} className="grid grid-cols-[5rem_minmax(0,1fr)_2rem] items-center gap-2">
                  <dt className="text-ink-2">{t('stars', { count: stars })}</dt>
                  <dd aria-hidden className="h-2 overflow-clip rounded-full bg-sand-2">
                    <span
                      className="block h-full rounded-full bg-amber"
                      style={{ inlineSize: `${(count / reviewCount) * 100}%` }}
                    />
                  </dd>
                  <dd className="text-end tabular-nums">{formatNumber(count, language)}</dd>
                </div>
              ))
              .toReversed()}
          </dl>
        )}
      </div>
      <p className="mt-3 max-w-prose text-xs text-ink-3">{t('rule')}</p>
    </>
  )
}

const Review = ({ review, dealer }: { review: DealerReviewView; dealer: Dealer }) => {
  const { t, rich, language } = useT('dealer-reviews')
  const { answer } = review
  return (
    <article>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base font-medium">
          <bdi>{review.author ?? t('buyer')}</bdi>
        </h3>
        <Stars stars={review.stars} />
        {review.bought && <Badge tone="green">{t('bought')}</Badge>}
        <span className="text-xs text-ink-3">
          {formatDate(review.createdAt, language)}
          {review.isEdited && ` · ${t('edited')}`}
        </span>
      </div>
      <div lang={review.language} className="mt-2 max-w-prose">
        <Written text={review.text} className="whitespace-pre-line" />
      </div>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
        {reviewAspects.map((aspect) => {
          const stars = review[aspect]
          return (
            stars !== null && (
              <span key={aspect}>{t('aspectOf', { aspect: t(`aspect.${aspect}`), stars })}</span>
            )
          )
        })}
      </p>
      {answer && (
        <section className="mt-3 max-w-prose rounded-control bg-sand px-3.5 py-2.5 text-sm">
          <h4 className="text-xs font-normal text-ink-2">
            {rich('answer', { name: <bdi>{dealerName(dealer, language)}</bdi> })}
          </h4>
          <div lang={answer.language}>
            <Written text={answer.text} className="whitespace-pre-line" />
          </div>
        </section>
      )}
      {review.dealership && (
        <Suspense>
          <ReviewReplies dealerId={dealer.id} id={review.id} {...review.dealership} />
        </Suspense>
      )}
    </article>
  )
}
