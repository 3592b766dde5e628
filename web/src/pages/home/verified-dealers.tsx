import { Store } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { isLive } from '#web/app/live-pages.ts'
import { paths } from '#web/app/paths.ts'
import { useDealers } from '#web/features/dealers/api/list-dealers.ts'
import { DealerCard } from '#web/features/dealers/components/dealer-card.tsx'
import { DealerCardSkeleton } from '#web/features/dealers/components/dealer-card-skeleton.tsx'
import { cityOf } from '#web/features/listings/words.ts'
import { useT } from '#web/i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Section } from './section.tsx'

const shown = 6
const grid = 'grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3'

const Dealers = () => {
  const { t, language } = useT('further')
  const { data: dealers, error, refetch } = useDealers()
  if (error) return <LoadFailed title={t('dealers.failed')} error={error} onRetry={refetch} />
  if (!dealers)
    return (
      <div aria-busy className={grid}>
        {Array.from({ length: shown }, (_, index) => (
          <DealerCardSkeleton key={index} />
        ))}
      </div>
    )
  if (dealers.length === 0)
    return (
      <EmptyState icon={<Store />} title={t('dealers.empty')}>
        {t('dealers.emptyText')}
      </EmptyState>
    )
  return (
    <div className={grid}>
      {dealers.slice(0, shown).map((dealer) => (
        <DealerCard key={dealer.id} dealer={dealer} city={cityOf(dealer.city, language)} />
      ))}
    </div>
  )
}

/** The first six dealers. */
export const VerifiedDealers = () => {
  const { t } = useT('further')
  return (
    <Section
      title={t('dealers.title')}
      more={isLive('dealers') && { to: paths.dealers(), label: t('dealers.all') }}
    >
      <Dealers />
    </Section>
  )
}
