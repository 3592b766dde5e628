import { CarFront, CircleCheck, Clock, Eye, Inbox, MailQuestion, RectangleEllipsis } from 'lucide-react'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const forAll = [
  { name: 'total', icon: CarFront },
  { name: 'leads', icon: Inbox },
  { name: 'plates', icon: RectangleEllipsis },
  { name: 'views', icon: Eye },
] as const
const forDealerships = [
  { name: 'active', icon: CircleCheck },
  { name: 'pending', icon: Clock },
  { name: 'newLeads', icon: MailQuestion },
] as const

type ListingStatsProps = {
  /** Undefined while they load. */
  listings: readonly OwnListing[] | undefined
  /** Undefined while they load, null when that failed. */
  leads: { total: number; fresh: number } | null | undefined
  plates: number | null | undefined
  dealership: boolean
}

/** The figures above the own listings; dealerships have three more. */
export const ListingStats = ({ listings, leads, plates, dealership }: ListingStatsProps) => {
  const { t, language } = useT('dashboard')
  const stats = [...forAll, ...(dealership ? forDealerships : [])]
  const counts: Partial<Record<(typeof stats)[number]['name'], number | null>> = {
    ...(listings && countListings(listings)),
    ...(plates !== undefined && { plates }),
    ...(leads !== undefined && { leads: leads?.total ?? null, newLeads: leads?.fresh ?? null }),
  }
  const shown = (count: number | null) => (count === null ? '–' : formatNumber(count, language))
  return (
    <dl aria-label={t('stats')} className="grid grid-cols-2 gap-3 sm:grid-cols-12 sm:gap-4">
      {stats.map(({ name, icon: Icon }, index) => (
        <div
          key={name}
          className={cx(
            'flex flex-col gap-2 rounded-card border border-line bg-card p-4',
            // Four in a row; of a dealership's seven the last three share one.
            index < forAll.length ? 'sm:col-span-3' : 'sm:col-span-4',
            // The last of an odd number takes both columns.
            index % 2 === 0 && index === stats.length - 1 && 'max-sm:col-span-2',
          )}
        >
          <dt className="flex items-start justify-between gap-2 text-sm text-ink-2">
            {t(`stat.${name}`)}
            <Icon aria-hidden className="size-5 shrink-0 stroke-[1.5] text-ink-3 max-sm:hidden" />
          </dt>
          <dd className="mt-auto text-2xl font-semibold tabular-nums">
            {counts[name] === undefined ? <Skeleton className="h-[1lh] w-16" /> : shown(counts[name])}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Counts listings and views. Active listings are published, pending ones wait for review. */
export const countListings = (listings: readonly Pick<OwnListing, 'status' | 'viewCount'>[]) => ({
  total: listings.length,
  views: listings.reduce((sum, { viewCount }) => sum + viewCount, 0),
  active: listings.filter(({ status }) => status === 'APPROVED').length,
  pending: listings.filter(({ status }) => status === 'PENDING').length,
})
