import { CarFront, CircleCheck, Clock, Eye } from 'lucide-react'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { countListings } from '../count-listings.ts'

const forAll = [
  { name: 'total', icon: CarFront },
  { name: 'views', icon: Eye },
] as const
const forDealerships = [
  { name: 'active', icon: CircleCheck },
  { name: 'pending', icon: Clock },
] as const

type ListingStatsProps = {
  /** Undefined while they are still to come. */
  listings: readonly OwnListing[] | undefined
  dealership: boolean
}

/** The numbers above one's listings; dealerships have two more. */
export const ListingStats = ({ listings, dealership }: ListingStatsProps) => {
  const { t, language } = useT('dashboard')
  const counts = listings && countListings(listings)
  const stats = [...forAll, ...(dealership ? forDealerships : [])]
  return (
    <dl aria-label={t('stats')} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {stats.map(({ name, icon: Icon }) => (
        <div key={name} className="flex flex-col gap-2 rounded-card border border-line bg-card p-4 sm:p-5">
          <dt className="flex items-center justify-between gap-2 text-sm text-ink-2">
            {t(`stat.${name}`)}
            <Icon aria-hidden className="size-5 shrink-0 stroke-[1.5] text-ink-3" />
          </dt>
          <dd className="mt-auto text-2xl font-semibold tabular-nums sm:text-3xl">
            {counts ? formatNumber(counts[name], language) : <Skeleton className="h-[1lh] w-16" />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
