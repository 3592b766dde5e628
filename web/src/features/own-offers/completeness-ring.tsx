import { Link } from 'react-router-dom'
import { type CompletenessGap, completenessOfOwn } from '#shared/rules/completeness.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'
import { useListingTitle } from '#web/entities/listing/own-listings.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'

// A ring of this radius is 100 units around, so a score is its own length.
const radius = 15.9155
const good = 80

/** How complete a listing is, as a ring, with a link to the step that would add most. */
export const CompletenessRing = ({ listing, canEdit }: { listing: OwnListing; canEdit: boolean }) => {
  const { t, language } = useT('inventory')
  const title = useListingTitle()(listing)
  const { score, gaps } = completenessOfOwn(listing)
  const toDo = canEdit ? gaps[0] : undefined
  const ring = (
    // On mobile a ring without its link would stand alone in its row.
    <span
      className={cx(
        'relative grid size-9 shrink-0 place-items-center text-xs tabular-nums',
        !toDo && 'max-sm:hidden',
      )}
    >
      <svg
        viewBox="0 0 36 36"
        aria-hidden
        fill="none"
        strokeWidth="3"
        className={cx('absolute inset-0', score >= good ? 'text-green' : 'text-amber')}
      >
        <circle cx="18" cy="18" r={radius} stroke="var(--color-sand-2)" />
        <circle
          cx="18"
          cy="18"
          r={radius}
          stroke="currentColor"
          strokeLinecap="round"
          strokeDasharray={`${score} 100`}
          transform="rotate(-90 18 18)"
        />
      </svg>
      <span aria-hidden>{formatNumber(score, language)}</span>
      <span className="sr-only">{t('score', { title, score })}</span>
    </span>
  )
  if (!toDo) return ring
  return (
    <Link
      to={paths.sellYourCar(listing.id, stepOfGap[toDo.gap])}
      className="inline-flex min-h-9 items-center gap-2.5 text-sm text-ink-2 transition-colors hover:text-ink"
    >
      {ring}
      {t(`gap.${toDo.gap}`)}
    </Link>
  )
}

/** The step of the wizard where each gap is filled. */
const stepOfGap: Record<CompletenessGap, string> = {
  photos: 'photos',
  morePhotos: 'photos',
  description: 'details',
  features: 'details',
  variant: 'basics',
  engineSize: 'details',
  evidence: 'details',
}
