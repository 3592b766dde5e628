import { isOnOffer } from '#shared/rules/availability.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const forAll = ['total', 'leads', 'plates', 'views'] as const
const forDealerships = ['active', 'pending', 'newLeads'] as const

type ListingStatsProps = {
  /** Undefined while they load. */
  listings: readonly Pick<OwnListing, 'status' | 'availability' | 'viewCount'>[] | undefined
  /** Undefined while they load, null when that failed. */
  leads: { total: number; fresh: number; due: number } | null | undefined
  plates: number | null | undefined
  dealership: boolean
}

/** The figures of the own listings in one line above them; dealerships have three more. */
export const ListingStats = ({ listings, leads, plates, dealership }: ListingStatsProps) => {
  const { t, language } = useT('dashboard')
  const stats = [
    ...forAll,
    ...(dealership ? forDealerships : []),
    // Only where somebody is to be called back.
    ...(leads?.due ? (['dueLeads'] as const) : []),
  ]
  const counts: Partial<Record<(typeof stats)[number], number | null>> = {
    ...(listings && countListings(listings)),
    ...(plates !== undefined && { plates }),
    ...(leads !== undefined && {
      leads: leads?.total ?? null,
      newLeads: leads?.fresh ?? null,
      dueLeads: leads?.due ?? null,
    }),
  }
  const shown = (count: number | null) => (count === null ? '–' : formatNumber(count, language))
  return (
    // One line, so that the first car is in sight; on a phone it scrolls sideways.
    <div
      role="group"
      aria-label={t('stats')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it by the arrows
      tabIndex={0}
      className="relative -mx-4 overflow-x-auto px-4 [scrollbar-width:none] focus-visible:-outline-offset-2 sm:mx-0 sm:px-0"
    >
      <dl className="flex w-max gap-x-5 py-1 text-sm whitespace-nowrap sm:w-auto sm:flex-wrap">
        {stats.map((name) => (
          <div key={name} className="flex flex-row-reverse items-baseline gap-1.5">
            <dt className="text-ink-2">{t(`stat.${name}`)}</dt>
            <dd className="font-semibold tabular-nums">
              {counts[name] === undefined ? <Skeleton className="h-4 w-6" /> : shown(counts[name])}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Counts listings and views. Active listings are published and on offer, pending ones wait for review. */
export const countListings = (
  listings: readonly Pick<OwnListing, 'status' | 'availability' | 'viewCount'>[],
) => ({
  total: listings.length,
  views: listings.reduce((sum, { viewCount }) => sum + viewCount, 0),
  active: listings.filter(({ status, availability }) => status === 'APPROVED' && isOnOffer(availability))
    .length,
  pending: listings.filter(({ status }) => status === 'PENDING').length,
})
