import type { UseQueryResult } from '@tanstack/react-query'
import type { AdminListing, ReviewedListing } from '#shared/schemas/listing.ts'
import { formatDate, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Written } from '#web/ui/written.tsx'
import type { ListingForReview } from '#web/features/review/api/get-admin-listing.ts'
import { asOpened } from '#web/features/review/differences.ts'
import { Changes, type Baseline } from './changes.tsx'
import { GivenReasons } from './given-reasons.tsx'
import { ReviewPapers } from './review-papers.tsx'
import { ReviewPart } from './review-part.tsx'
import { ReviewPhotos } from './review-photos.tsx'
import { Standing } from './standing.tsx'

type ListingSubjectProps = {
  listing: AdminListing
  title: string
  detail: Pick<UseQueryResult<ListingForReview>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** As it was opened, when its seller has changed it since. */
  opened: AdminListing | undefined
}

/** What a listing can be compared with, the moment it was opened first, then the last decisions, newest first. */
const useBaselines = ({ listing, detail, opened }: ListingSubjectProps): Baseline[] => {
  const { t, language } = useT('moderation')
  const decided = [detail.data?.approved, detail.data?.rejected]
    .filter((seen): seen is ReviewedListing => Boolean(seen))
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map((seen) => ({
      name: seen.status,
      label: t(seen.status === 'APPROVED' ? 'since.approved' : 'since.rejected', {
        date: formatDate(seen.at, language),
      }),
      earlier: seen,
    }))
  return [
    ...(opened ? [{ name: 'OPENED', label: t('since.opened'), earlier: asOpened(opened, listing) }] : []),
    ...decided,
  ]
}

/** What a reviewer must have seen of a listing: whose it is, what changed, photos, description and papers. */
export const ListingSubject = (props: ListingSubjectProps) => {
  const { listing, title, detail } = props
  const { t, language } = useT('admin')
  const words = useT('moderation')
  const common = useT()
  const [first, ...others] = useBaselines(props)
  const { priceQAR: price, description } = listing
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-1">
        <p className="text-lg font-semibold tabular-nums">
          <bdi>{price === undefined ? t('row.noPrice') : formatMoney(price, language)}</bdi>
        </p>
        <Standing thing={listing} />
        {listing.status === 'REJECTED' && (
          <GivenReasons kind="listing" codes={listing.reasonCodes} text={listing.rejectionReason} />
        )}
      </div>
      {first && <Changes key={first.name} listing={listing} baselines={[first, ...others]} />}
      {!detail.data && detail.error && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
          {words.t('changes.failed')}
          <Button
            variant="secondary"
            size="sm"
            pending={detail.isFetching}
            onClick={() => void detail.refetch()}
          >
            {common.t('retry')}
          </Button>
        </p>
      )}
      <ReviewPart title={t('photos')}>
        <ReviewPhotos listing={listing} title={title} />
      </ReviewPart>
      <ReviewPart title={t('description.title')}>
        <Written
          text={description || t('description.none')}
          className="max-w-prose text-sm whitespace-pre-line text-ink-2"
        />
      </ReviewPart>
      {listing.dealerProfileId === null && (
        <ReviewPart title={t('documents')}>
          <ReviewPapers listing={listing} />
        </ReviewPart>
      )}
    </div>
  )
}
