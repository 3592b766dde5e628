import type { ReactNode } from 'react'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { GivenReasons } from './given-reasons.tsx'
import { ReviewPhoto } from './review-photo.tsx'
import { Standing } from './standing.tsx'

type QueueRowProps = { listing: AdminListing; title: string; actions: ReactNode }

/** A listing in the review queue: what it is, whose it is and how long it has waited. */
export const QueueRow = ({ listing, title, actions }: QueueRowProps) => {
  const { t, language } = useT('admin')
  const { priceQAR: price } = listing
  return (
    <article className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-card border border-line bg-card p-3 sm:grid-cols-[8rem_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,1fr)_auto] lg:pe-5">
      <ReviewPhoto photo={listing.images[0]} alt={t('photo', { number: 1, title })} className="self-start" />
      <div className="min-w-0 text-sm text-ink-2">
        <h3 className="text-base font-medium tracking-normal break-words text-ink">{title}</h3>
        <p className="font-semibold text-ink tabular-nums">
          <bdi>{price === undefined ? t('row.noPrice') : formatMoney(price, language)}</bdi>
        </p>
        <Standing thing={listing} />
        {listing.status === 'REJECTED' && (
          <GivenReasons kind="listing" codes={listing.reasonCodes} text={listing.rejectionReason} />
        )}
      </div>
      <div className="col-span-full flex flex-wrap gap-2 max-sm:*:flex-1 lg:col-span-1">{actions}</div>
    </article>
  )
}
