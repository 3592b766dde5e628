import type { ReactNode } from 'react'
import { Eye, MessageCircle } from 'lucide-react'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { useListingTitle } from '../use-listing-title.ts'
import { StatusBadge } from './status-badge.tsx'

const photoSizes = '(min-width: 40rem) 11rem, 7rem'

/** One's own listing in the list: what it is, how it does, and what can be done with it. */
export const ListingRow = ({ listing, actions }: { listing: OwnListing; actions: ReactNode }) => {
  const { t, language } = useT('dashboard')
  const age = useAge()
  const title = useListingTitle()(listing)
  const { priceQAR: price, rejectionReason: reason } = listing
  return (
    <article className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-4 rounded-card border border-line bg-card p-3 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-5 sm:p-4 lg:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <CarPhoto
        photo={listing.images[0]}
        alt={listing.images[0] ? t('photo', { title }) : t('noPhoto')}
        sizes={photoSizes}
        className="aspect-[4/3] w-full rounded-control"
      />
      <div className="flex min-w-0 flex-col items-start gap-1">
        <StatusBadge status={listing.status} />
        <p className="mt-1 text-lg font-semibold tabular-nums">
          {price === undefined ? (
            <span className="text-base font-normal text-ink-3">{t('noPrice')}</span>
          ) : (
            <bdi>{formatMoney(price, language)}</bdi>
          )}
        </p>
        <h3 className="max-w-full text-base font-medium tracking-normal break-words">{title}</h3>
        <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-2 [&_svg]:size-4 [&_svg]:text-ink-3 [&>li]:flex [&>li]:items-center [&>li]:gap-1.5">
          {listing.status !== 'DRAFT' && (
            <>
              <li>
                <Eye aria-hidden />
                {t('views', { count: listing.viewCount })}
              </li>
              <li>
                <MessageCircle aria-hidden />
                {t('contacts', { count: listing.contactCount })}
              </li>
            </>
          )}
          <li className="text-ink-3">{age(listing.createdAt)}</li>
        </ul>
      </div>
      {reason && (
        <p className="col-span-full rounded-control bg-red-tint px-3.5 py-2.5 text-sm lg:order-last">
          <span className="font-medium text-red">{t('reason')}</span> <bdi>{reason}</bdi>
        </p>
      )}
      <div className="col-span-full flex flex-wrap items-center gap-2 lg:col-span-1 lg:self-center">
        {actions}
      </div>
    </article>
  )
}
