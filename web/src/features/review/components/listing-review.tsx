import { canAdminMove } from '#shared/rules/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { offeredCodes } from '#web/features/review/refusal.ts'
import type { ListingDesk } from '#web/features/review/use-listing-desk.ts'
import type { Walk } from '#web/features/review/use-walk.ts'
import { ListingAside } from './listing-aside.tsx'
import { ListingSubject } from './listing-subject.tsx'
import { RefusalForm } from './refusal-form.tsx'
import { RejectionFields } from './rejection-fields.tsx'
import { ReviewBody } from './review-body.tsx'
import { ReviewShell } from './review-shell.tsx'

type ListingReviewProps = { walk: Walk; review: ListingDesk; total: number }

/** The review of a listing: all that must be seen, then approval, or reasons for the refusal beside the photos. */
export const ListingReview = ({ walk, review, total }: ListingReviewProps) => {
  const { t, language } = useT('admin')
  const words = useT('moderation')
  const { desk, detail, listing, isGone } = review
  const title = listing ? (language === 'ar' ? listing.titleAr : listing.title) : t('review')
  const hasPapers = listing?.dealerProfileId === null
  const offered = offeredCodes('listing', { isLive: listing?.status === 'APPROVED', hasPapers })
  const mayMove = (to: 'APPROVED' | 'REJECTED') =>
    listing !== undefined && !isGone && canAdminMove(listing.status, to)
  const parts = listing && {
    subject: (
      <ListingSubject
        key={listing.id}
        listing={listing}
        title={title}
        detail={detail}
        opened={desk.happened?.kind === 'changed' ? desk.opened : undefined}
      />
    ),
    aside: <ListingAside listing={listing} onChanged={(opened) => desk.change({ opened })} />,
    form: (
      <RefusalForm kind="listing" title={t('reject.title')} offered={offered} {...desk.form}>
        <RejectionFields
          chosen={desk.refusal.fields}
          hasDocuments={hasPapers}
          onChange={(fields) => desk.change({ refusal: { ...desk.refusal, fields } })}
        />
      </RefusalForm>
    ),
  }
  return (
    <ReviewShell
      walk={walk}
      desk={desk}
      title={title}
      total={total}
      may={{ approve: mayMove('APPROVED'), reject: mayMove('REJECTED') }}
      offered={offered}
      submit={t('reject.submit')}
    >
      <ReviewBody
        walk={walk}
        desk={desk}
        detail={detail}
        isGone={isGone}
        changed={words.t('happened.changed')}
        failed={t('decision.failed')}
        parts={parts}
      />
    </ReviewShell>
  )
}
