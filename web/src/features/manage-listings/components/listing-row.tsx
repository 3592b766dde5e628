import type { ReactNode } from 'react'
import { CalendarDays, Eye, MapPin } from 'lucide-react'
import { cityWords, type CityName } from '#shared/reference/cities.ts'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { formatDate, formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { TickBox } from '#web/ui/tick-box.tsx'
import { useListingTitle } from '#web/features/manage-listings/use-listing-title.ts'
import { RowBadges } from './row-badges.tsx'

type ListingRowProps = {
  listing: AdminListing
  selected: boolean
  onSelect: (selected: boolean, withShift: boolean) => void
  onDetails: () => void
  photo: ReactNode
  /** Whose it is, and what was decided last. */
  standing: ReactNode
  actions: ReactNode
  /** What stood in the way of an act. */
  notice: ReactNode
}

const Facts = ({ listing: { city, createdAt, viewCount } }: { listing: AdminListing }) => {
  const { t, language } = useT('admin-listings')
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-3 [&_svg]:size-3.5 [&>li]:flex [&>li]:items-center [&>li]:gap-1.5">
      {city && (
        <li>
          <MapPin aria-hidden />
          <bdi>{cityWords[city as CityName]?.[language] ?? city}</bdi>
        </li>
      )}
      <li>
        <CalendarDays aria-hidden />
        {t('listed', { date: formatDate(createdAt, language) })}
      </li>
      <li>
        <Eye aria-hidden />
        {t('views', { count: viewCount })}
      </li>
    </ul>
  )
}

/** A listing among all: what it is, whose, how it stands, and what can be done with it. */
export const ListingRow = ({ listing, selected, onSelect, onDetails, ...parts }: ListingRowProps) => {
  const { t, language } = useT('admin-listings')
  const title = useListingTitle()(listing)
  const { priceQAR: price } = listing
  return (
    <article
      className={cx(
        'relative grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-card border bg-card p-3 transition-colors sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-y-1 lg:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)_19.5rem] lg:pe-4',
        selected ? 'border-maroon' : 'border-line',
      )}
    >
      <div className="relative self-start sm:row-span-3 lg:row-span-1">
        {parts.photo}
        <TickBox
          label={t('select', { title })}
          checked={selected}
          onChange={onSelect}
          className="absolute start-0 top-0"
        />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1 text-sm">
        <RowBadges listing={listing} />
        <h3 className="mt-0.5 max-w-full text-base font-medium tracking-normal break-words">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onDetails}
            className="-my-1 py-1 text-start underline-offset-4 hover:underline"
          >
            {title}
          </button>
        </h3>
        <p className="font-semibold tabular-nums">
          <bdi>{price === undefined ? t('noPrice') : formatMoney(price, language)}</bdi>
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-1 text-sm text-ink-2 max-sm:col-span-full lg:py-1">
        {parts.standing}
        <Facts listing={listing} />
      </div>
      <div
        className={cx(
          'flex flex-wrap items-center gap-2 max-sm:col-span-full sm:mt-2 lg:mt-0',
          // On a phone the menu lies in the corner: alone it needs no line.
          listing.status !== 'PENDING' && 'max-sm:contents',
        )}
      >
        {parts.actions}
      </div>
      <div className="col-span-full empty:hidden sm:mt-2">{parts.notice}</div>
    </article>
  )
}
