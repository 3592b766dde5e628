import { placeIn } from '#shared/reference/areas.ts'
import { Store } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { paths } from '#web/app/paths.ts'
import { useDealers } from '#web/entities/dealer/queries.ts'
import { DealerCard, DealerCardSkeleton } from '#web/entities/dealer/dealer-card.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { railClass, railItemClass, Section } from './section.tsx'

const shown = 6
const grid = cx(railClass, 'lg:grid-cols-3')
const item = cx(railItemClass, 'w-72')

const Dealers = () => {
  const { t, language } = useT('home-details')
  const { data: dealers, error, refetch } = useDealers()
  if (error && !dealers) return <LoadFailed title={t('dealers.failed')} error={error} onRetry={refetch} />
  if (!dealers)
    return (
      <div aria-busy className={grid}>
        {Array.from({ length: shown }, (_, index) => (
          <div key={index} className={item}>
            <DealerCardSkeleton />
          </div>
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
    <ul className={grid}>
      {dealers.slice(0, shown).map((dealer) => (
        <li key={dealer.id} className={item}>
          <DealerCard dealer={dealer} city={placeIn(dealer, language)} />
        </li>
      ))}
    </ul>
  )
}

/** The first six dealers. */
export const VerifiedDealers = () => {
  const { t } = useT('home-details')
  return (
    <Section title={t('dealers.title')} more={{ to: paths.dealers(), label: t('dealers.all') }}>
      <Dealers />
    </Section>
  )
}
