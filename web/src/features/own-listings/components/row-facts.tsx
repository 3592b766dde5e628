import type { ReactNode } from 'react'
import { CalendarDays, Eye, Heart, MessageCircle } from 'lucide-react'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { daysOnMarket } from '../days-on-market.ts'

const Count = ({ icon, shown, said }: { icon: ReactNode; shown: string; said: string }) => (
  <li title={said}>
    {icon}
    <span aria-hidden>{shown}</span>
    <span className="sr-only">{said}</span>
  </li>
)

/** How a listing does: how long it has been for sale, and what people did about it. Nothing for a plain draft. */
export const RowFacts = ({ listing, now }: { listing: OwnListing; now: number }) => {
  const { t, language } = useT('inventory')
  const days = daysOnMarket(listing.publishedAt, now)
  const count = (value: number) => formatNumber(value, language)
  const isListed = days !== null && listing.availability !== 'SOLD'
  if (!listing.stockNumber && !isListed && listing.status === 'DRAFT') return null
  const { viewCount: views, contactCount: contacts, saveCount: saves } = listing
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2 tabular-nums [&_svg]:size-4 [&_svg]:text-ink-3 [&>li]:flex [&>li]:items-center [&>li]:gap-1.5">
      {listing.stockNumber && (
        <li>
          <span className="text-ink-3">{t('stockNumber')}</span> <bdi dir="ltr">{listing.stockNumber}</bdi>
        </li>
      )}
      {isListed && (
        <Count
          icon={<CalendarDays aria-hidden />}
          shown={t('days.short', { count: days })}
          said={t('days', { count: days })}
        />
      )}
      {listing.status !== 'DRAFT' && (
        <>
          <Count icon={<Eye aria-hidden />} shown={count(views)} said={t('views', { count: views })} />
          <Count
            icon={<MessageCircle aria-hidden />}
            shown={count(contacts)}
            said={t('contacts', { count: contacts })}
          />
          <Count icon={<Heart aria-hidden />} shown={count(saves)} said={t('saves', { count: saves })} />
        </>
      )}
    </ul>
  )
}
