import { ClipboardCheck, ExternalLink } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import { paths } from '#web/app/paths.ts'
import { GivenReasons } from '#web/entities/review/decision-texts.tsx'
import { ListingFacts, ListingPhotos, ReviewPart } from '#web/entities/review/listing-parts.tsx'
import { ReviewLink } from '#web/entities/review/review-link.tsx'
import { SubmissionLines } from '#web/entities/review/submission-lines.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Written } from '#web/ui/written.tsx'
import { useListingTitle } from './listing-row.tsx'
import { StatusBadges } from './listing-state.tsx'

type DetailsDialogProps = { listing: AdminListing; onClose: () => void }

/** Everything about a listing but its documents, which are for the full review. Open as long as it is there. */
export const DetailsDialog = ({ listing, onClose }: DetailsDialogProps) => {
  const { t } = useT('admin-listings')
  const title = useListingTitle()(listing)
  const { description, secondDescription, slug, status } = listing
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="lg"
      footer={
        <>
          {slug && (
            <Link to={paths.car(slug)} className={buttonClass({ variant: 'secondary' })}>
              <ExternalLink aria-hidden className="mirrored size-4" />
              {t('details.page')}
            </Link>
          )}
          {status !== 'DRAFT' && (
            <ReviewLink kind="listing" id={listing.id} className={buttonClass()}>
              <ClipboardCheck aria-hidden className="size-4.5" />
              {t('details.review')}
            </ReviewLink>
          )}
        </>
      }
    >
      {/* Without photos nothing in it takes the focus, and the keyboard must be able to scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section
        tabIndex={listing.images.length > 0 ? undefined : 0}
        aria-label={title}
        className="flex flex-col gap-7"
      >
        <div className="flex flex-col gap-2">
          <StatusBadges listing={listing} />
          <SubmissionLines item={listing} />
          <GivenReasons kind="listing" codes={listing.reasonCodes} text={listing.rejectionReason} />
        </div>
        <ReviewPart title={t('details.photos')}>
          <ListingPhotos listing={listing} title={title} approved={undefined} />
        </ReviewPart>
        <ReviewPart title={t('details.facts')}>
          <ListingFacts listing={listing} />
        </ReviewPart>
        <ReviewPart title={t('details.text')}>
          <Written
            text={description || t('details.noText')}
            className="text-sm whitespace-pre-line text-ink-2"
          />
          {secondDescription && (
            <Written text={secondDescription} className="mt-3 text-sm whitespace-pre-line text-ink-2" />
          )}
        </ReviewPart>
      </section>
    </Dialog>
  )
}
