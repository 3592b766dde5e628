import { titleIn } from '#shared/rules/title-in.ts'
import { memo } from 'react'
import type { ListingReasonCode } from '#shared/reference/moderation-codes.ts'
import { isPriceUnlikely } from '#shared/rules/publication-check.ts'
import type { PriceRating } from '#shared/schemas/price-rating.ts'
import { useKnownRating } from '#web/entities/price-rating/queries.ts'
import { canMoveListing } from '#shared/rules/status-moves.ts'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import { useShownOne } from '#web/api/undoable.ts'
import { lazyPart } from '#web/app/lazy-page.ts'
import { useAddressChoice } from '#web/app/use-address.ts'
import { reviewAddresses } from '#web/entities/admin/admin-address.ts'
import { loadedItems } from '#web/entities/admin/loaded-pages.ts'
import { useAdminCounts } from '#web/entities/admin/counts.ts'
import {
  usePassListing,
  useSetListingStatus,
  type ListingDecision,
} from '#web/entities/listing/admin-mutations.ts'
import {
  adminListingQuery,
  useAdminListing,
  useListingCounts,
  useListingQueue,
  type ListingQueueName,
} from '#web/entities/listing/admin-queries.ts'
import { GivenReasons } from '#web/entities/review/decision-texts.tsx'
import { ListingPhoto, reviewSizes } from '#web/entities/review/listing-parts.tsx'
import { SubmissionLines } from '#web/entities/review/submission-lines.tsx'
import { documentsOf } from '#web/entities/review/opened-documents.tsx'
import { offeredCodes } from '#web/entities/review/refusal.ts'
import { useListingRefusalTexts } from '#web/entities/review/refusal-form.tsx'
import { formatMoney } from '#web/i18n/format.ts'
import { photoSourceSet } from '#web/ui/photo-source.ts'
import { useT } from '#web/i18n/use-t.ts'
import { loadedItem, newerOf, type ReviewAdapter } from './review-adapter.ts'
import { useShownQueue, withKnownTotal } from './review-queue.ts'
import { ReviewTab, RowActions, type RowActs } from './review-tab.tsx'
import { useRowTextsOf } from './row-texts.ts'
import { useQuickApproval } from './use-decide.ts'
import { useOpenItem } from './use-open-item.ts'
import { useReviewSession } from './use-review-session.ts'

const statuses = [
  'PENDING',
  'TO_CHECK',
  'APPROVED',
  'REJECTED',
] as const satisfies readonly ListingQueueName[]

/** Listings Review. */
export const ListingsTab = ({ search }: { search: string }) => {
  const { t } = useT('admin')
  const [status = 'PENDING', choose] = useAddressChoice('status', statuses)
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
      statuses={statuses}
      status={status}
      onChoose={choose}
      search={search}
      texts={{
        title: t('queue.title'),
        status: t('queue.status'),
        failed: t('queue.failed'),
        labelOf: (each) => t(`status.${each}`),
        emptyOf: (each) => t(`queue.empty.${each}`),
      }}
      renderRow={(listing, acts) => <ListingRow listing={listing} {...acts} />}
    />
  )
}

const useQueue = (status: ListingQueueName, search: string) => {
  const list = useListingQueue(status, search)
  const counts = useListingCounts().data
  const { data: waiting } = useAdminCounts()
  const items = loadedItems(list.data?.pages.map((page) => page.listings))
  return {
    list,
    items,
    // Nobody counts what a search would find.
    total: search ? undefined : (list.data?.pages.at(-1)?.total ?? items.length),
    counts: counts && { ...counts, TO_CHECK: waiting?.openChecks },
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
          hasDecisions={listing.status === 'PENDING' || listing.check !== undefined}
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
const Subject = lazyPart(async () => (await import('./listing-subject.tsx')).ListingSubject, [])
const Aside = lazyPart(async () => (await import('./listing-subject.tsx')).ListingAside, [])
const RefusalFields = lazyPart(async () => (await import('./listing-subject.tsx')).ListingRefusalFields, [])

const useListingAdapter = (): ReviewAdapter<AdminListing> => {
  const { t } = useT('admin')
  const moderation = useT('moderation')
  const titleOf = useTitleOf()
  const status = useSetListingStatus()
  const pass = usePassListing()
  const rowTextsOf = useRowTextsOf(titleOf)
  const ratingOf = useKnownRating()
  return {
    kind: 'listing',
    send: (listing, decision) =>
      // It is public already: there is nothing to approve, but that it is fine.
      listing.check && decision.status === 'APPROVED'
        ? pass.mutateAsync(listing)
        : status.mutateAsync({ listing, decision: decision as ListingDecision }),
    nameOf: titleOf,
    doneText: (decided, { check }) =>
      check ? moderation.t(decided === 'APPROVED' ? 'check.passed' : 'check.takenDown') : t('decision.done'),
    isCheck: ({ check }) => check !== undefined,
    failedText: t('decision.failed'),
    conflictText: () => moderation.t('row.stale'),
    textsOf: (listing) => ({
      title: listing ? titleOf(listing) : t('review'),
      approve: listing?.check ? moderation.t('check.fine') : t('approve'),
      reject: listing?.check ? moderation.t('check.takeDown') : t('reject'),
      rejectTitle: t('reject.title'),
      submitReject: listing?.check ? moderation.t('check.takeDown') : t('reject.submit'),
      changed: moderation.t('happened.changed'),
      loadFailed: moderation.t('loadFailed'),
    }),
    rowTextsOf: (listing) =>
      listing.check
        ? {
            ...rowTextsOf(listing),
            approve: moderation.t('check.fine'),
            approveLabel: moderation.t('check.fine.label', { title: titleOf(listing) }),
            reject: moderation.t('check.takeDown'),
            rejectLabel: moderation.t('check.takeDown.label', { title: titleOf(listing) }),
          }
        : rowTextsOf(listing),
    refusalTexts: useListingRefusalTexts(),
    documentsOf,
    mayMove: (listing, to) =>
      to !== 'UNDER_REVIEW' &&
      (canMoveListing(listing.status, to) || (to === 'APPROVED' && listing.check !== undefined)),
    findings: (listing) => findingsOf(listing, ratingOf(listing.id)),
    offered: ({ status, dealerProfileId }) =>
      offeredCodes('listing', { isLive: status === 'APPROVED', hasDocuments: dealerProfileId === null }),
    preload,
    Subject,
    Aside,
    RefusalFields,
  }
}

/** The reasons for a refusal that need no eyes: what is missing, what others have too, a price that nothing explains. */
const findingsOf = (
  { images, samePhotos, check, priceQAR, dealerProfileId, documentsCheckedAt, ...listing }: AdminListing,
  rating: PriceRating | undefined,
): ListingReasonCode[] => {
  const { registrationCard, idCard } = listing.verificationDocuments
  const lacksDocuments =
    dealerProfileId === null && documentsCheckedAt === null && !(registrationCard && idCard)
  const isUnlikely = check?.reasons.includes('PRICE') || (rating && isPriceUnlikely(priceQAR, rating))
  return [
    ...(samePhotos.length > 0 ? ['PHOTOS_NOT_YOURS' as const] : []),
    ...(images.length === 0 ? ['PHOTOS_UNCLEAR' as const] : []),
    ...(isUnlikely ? ['WRONG_PRICE' as const] : []),
    ...(lacksDocuments ? ['DOCUMENTS_UNREADABLE' as const] : []),
  ]
}

// Seen of a review before anybody scrolls.
const photosAhead = 3

const preload: ReviewAdapter<AdminListing>['preload'] = (client, { id, images }) => {
  void client.prefetchQuery(adminListingQuery(id))
  images.slice(0, photosAhead).forEach((photo, index) => {
    Object.assign(new Image(), { sizes: reviewSizes(index), srcset: photoSourceSet(photo) })
  })
}
