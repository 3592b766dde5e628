import { titleIn } from '#shared/rules/title-in.ts'
import { lazy, memo } from 'react'
import { canMoveListing } from '#shared/rules/status-moves.ts'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { useShownOne } from '#web/api/undoable.ts'
import { reviewAddresses } from '#web/entities/admin/admin-address.ts'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { useSetListingStatus, type ListingDecision } from '#web/entities/listing/admin-mutations.ts'
import {
  adminListingQuery,
  useAdminListing,
  useListingCounts,
  useListingQueue,
} from '#web/entities/listing/admin-queries.ts'
import { GivenReasons } from '#web/entities/review/decision-texts.tsx'
import { ListingPhoto, reviewSizes, SubmissionLines } from '#web/entities/review/listing-parts.tsx'
import { documentsOf } from '#web/entities/review/opened-documents.tsx'
import { offeredCodes } from '#web/entities/review/refusal.ts'
import { useListingRefusalTexts } from '#web/entities/review/refusal-form.tsx'
import { formatMoney } from '#web/i18n/format.ts'
import { photoSourceSet } from '#web/ui/photo-source.ts'
import { useT } from '#web/i18n/use-t.ts'
import { loadedItem, newerOf, type ReviewAdapter } from './review-adapter.ts'
import { useReviewStatus, useShownQueue, withKnownTotal, type ReviewStatus } from './review-queue.ts'
import { ReviewTab, RowActions, type RowActs } from './review-tab.tsx'
import { useRowTextsOf } from './row-texts.ts'
import { useQuickApproval } from './use-decide.ts'
import { useOpenItem } from './use-open-item.ts'
import { useReviewSession } from './use-review-session.ts'

/** Listings Review. */
export const ListingsTab = ({ search }: { search: string }) => {
  const { t } = useT('admin')
  const [status, choose] = useReviewStatus()
  const queue = useShownQueue(useQueue(status, search), status)
  const adapter = useListingAdapter()
  const open = useOpenItem(reviewAddresses.listing.param)
  const detail = useAdminListing(open.openId)
  // The row is there at once, and may be younger than an answer that was fetched for it before.
  const row = queue.items.find(({ id }) => id === open.openId)
  const loaded = loadedItem(detail, useShownOne(newerOf(detail.data?.listing, row)))
  const session = useReviewSession({ adapter, open, loaded, queue: withKnownTotal(queue) })
  return (
    <ReviewTab
      adapter={adapter}
      session={session}
      queue={queue}
      status={status}
      onChoose={choose}
      search={search}
      texts={{
        title: t('queue.title'),
        status: t('queue.status'),
        failed: t('queue.failed'),
        emptyOf: (each) => t(`queue.empty.${each}`),
      }}
      renderRow={(listing, acts) => <ListingRow listing={listing} {...acts} />}
    />
  )
}

const useQueue = (status: ReviewStatus, search: string) => {
  const list = useListingQueue(status, search)
  const items = loadedItems(list.data?.pages.map((page) => page.listings))
  return {
    list,
    items,
    // Nobody counts what a search would find.
    total: search ? undefined : (list.data?.pages.at(-1)?.total ?? items.length),
    counts: useListingCounts().data,
  }
}

const useTitleOf = () => {
  const { language } = useT()
  return (listing: AdminListing) => titleIn(listing, language)
}

/** A listing in the review queue: its title and price, its seller and how long it has waited. */
const ListingRow = memo(({ listing, onOpen, onDecided }: RowActs & { listing: AdminListing }) => {
  const { t, language } = useT('admin')
  const adapter = useListingAdapter()
  const approve = useQuickApproval(adapter, listing, onDecided)
  const title = useTitleOf()(listing)
  const { priceQAR: price } = listing
  return (
    <article className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-card border border-line bg-card p-3 sm:grid-cols-[8rem_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,1fr)_auto] lg:pe-5">
      <ListingPhoto
        photo={listing.images[0]}
        alt={t('photo', { number: 1, title })}
        sizes="8rem"
        className="self-start"
      />
      <div className="min-w-0 text-sm text-ink-2">
        <h3 className="text-base font-medium tracking-normal break-words text-ink">{title}</h3>
        <p className="font-semibold text-ink tabular-nums">
          <bdi>{price === undefined ? t('row.noPrice') : formatMoney(price, language)}</bdi>
        </p>
        <SubmissionLines item={listing} />
        {listing.status === 'REJECTED' && (
          <GivenReasons kind="listing" codes={listing.reasonCodes} text={listing.rejectionReason} />
        )}
      </div>
      <div className="col-span-full flex flex-wrap gap-2 max-sm:*:flex-1 lg:col-span-1">
        <RowActions
          texts={adapter.rowTextsOf(listing)}
          hasDecisions={listing.status === 'PENDING'}
          documents={documentsOf(listing)}
          onReview={() => onOpen(listing.id)}
          onApprove={approve}
          onReject={() => onOpen(listing.id, 'reject')}
        />
      </div>
    </article>
  )
})

// Lazy, because the review is most of its tab.
const Subject = lazy(async () => ({ default: (await import('./listing-subject.tsx')).ListingSubject }))
const Aside = lazy(async () => ({ default: (await import('./listing-subject.tsx')).ListingAside }))
const RefusalFields = lazy(async () => ({
  default: (await import('./listing-subject.tsx')).ListingRefusalFields,
}))

const useListingAdapter = (): ReviewAdapter<AdminListing> => {
  const { t } = useT('admin')
  const moderation = useT('moderation')
  const titleOf = useTitleOf()
  const { mutateAsync } = useSetListingStatus()
  return {
    kind: 'listing',
    send: (listing, decision) => mutateAsync({ listing, decision: decision as ListingDecision }),
    nameOf: titleOf,
    doneText: () => t('decision.done'),
    failedText: t('decision.failed'),
    conflictText: () => moderation.t('row.stale'),
    textsOf: (listing) => ({
      title: listing ? titleOf(listing) : t('review'),
      approve: t('approve'),
      reject: t('reject'),
      rejectTitle: t('reject.title'),
      submitReject: t('reject.submit'),
      changed: moderation.t('happened.changed'),
      loadFailed: moderation.t('loadFailed'),
    }),
    rowTextsOf: useRowTextsOf(titleOf),
    refusalTexts: useListingRefusalTexts(),
    documentsOf,
    mayMove: ({ status }, to) => to !== 'UNDER_REVIEW' && canMoveListing(status, to),
    offered: ({ status, dealerProfileId }) =>
      offeredCodes('listing', { isLive: status === 'APPROVED', hasDocuments: dealerProfileId === null }),
    preload,
    Subject,
    Aside,
    RefusalFields,
  }
}

// Seen of a review before anybody scrolls.
const photosAhead = 3

const preload: ReviewAdapter<AdminListing>['preload'] = (client, { id, images }) => {
  void client.prefetchQuery(adminListingQuery(id))
  images.slice(0, photosAhead).forEach((photo, index) => {
    Object.assign(new Image(), { sizes: reviewSizes(index), srcset: photoSourceSet(photo) })
  })
}
