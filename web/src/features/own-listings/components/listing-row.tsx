import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { cx } from '#web/ui/cx.ts'
import { useListingTitle } from '../use-listing-title.ts'
import { CompletenessRing } from './completeness-ring.tsx'
import { ListingPrice } from './listing-price.tsx'
import { RowBadges } from './row-badges.tsx'
import { RowCheckbox } from './row-checkbox.tsx'
import { RowFacts } from './row-facts.tsx'
import { StillAvailablePrompt } from './still-available-prompt.tsx'

const photoSizes = '(min-width: 40rem) 11rem, 7rem'

type ListingRowProps = {
  listing: OwnListing
  /** Milliseconds; what its days count up to. */
  now: number
  selected: boolean
  onSelect: (selected: boolean) => void
  /** A dealership that is not verified may only look and delete. */
  canEdit: boolean
  actions: ReactNode
  /** Why it was rejected. */
  rejection: ReactNode
}

/** One's own listing in the list: what it is, how it does, and what can be done with it. */
export const ListingRow = ({ listing, now, selected, onSelect, canEdit, ...parts }: ListingRowProps) => {
  const { t } = useT('dashboard')
  const title = useListingTitle()(listing)
  const photo = listing.images[0]
  return (
    <article
      className={cx(
        'grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-card border bg-card p-3 transition-colors sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-5 sm:p-4 lg:grid-cols-[11rem_minmax(0,1fr)_auto]',
        selected ? 'border-maroon' : 'border-line',
      )}
    >
      <div className="relative self-start">
        <CarPhoto
          photo={photo}
          alt={photo ? t('photo', { title }) : t('noPhoto')}
          sizes={photoSizes}
          className="aspect-[4/3] w-full rounded-control"
        />
        <RowCheckbox title={title} checked={selected} onChange={onSelect} />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1">
        <RowBadges listing={listing} />
        <h3 className="mt-0.5 max-w-full text-base font-medium tracking-normal break-words">
          <Link to={paths.car(listing.slug ?? listing.id)} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </h3>
        <ListingPrice listing={listing} canEdit={canEdit} />
        <div className="max-sm:hidden">
          <RowFacts listing={listing} now={now} />
        </div>
      </div>
      <div className="col-span-full empty:hidden sm:hidden">
        <RowFacts listing={listing} now={now} />
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-x-2 gap-y-3 border-t border-line pt-3 lg:col-span-1 lg:flex-col lg:items-end lg:justify-between lg:border-0 lg:pt-0">
        <span className="flex items-center gap-2 max-sm:w-full lg:order-first">{parts.actions}</span>
        {listing.availability !== 'SOLD' && <CompletenessRing listing={listing} canEdit={canEdit} />}
      </div>
      {listing.status === 'REJECTED' && <div className="col-span-full">{parts.rejection}</div>}
      {canEdit && <StillAvailablePrompt listing={listing} now={now} />}
    </article>
  )
}
