import { Suspense, useState } from 'react'
import { SearchX, Store } from 'lucide-react'
import { type CityOrArea, placeIn } from '#shared/reference/areas.ts'
import { placesAround } from '#shared/rules/distance.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useDealers } from '#web/entities/dealer/queries.ts'
import { DealerCard, DealerCardSkeleton } from '#web/entities/dealer/dealer-card.tsx'
import { findDealers } from '#web/entities/dealer/find-dealers.ts'
import { lazyPart } from '#web/app/lazy-page.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const NearCity = lazyPart(async () => (await import('#web/entities/listing/near-city.tsx')).NearCity, ['map'])

type Placed = { city: string; area?: string | undefined }

/** The nearest to a city or area first; equally near ones stay as they are, those of other places last. */
const nearestFirst = <D extends Placed>(dealers: readonly D[], near: CityOrArea | undefined) => {
  if (!near) return dealers
  const around: readonly string[] = placesAround(near)
  const rank = ({ city, area }: D) => {
    const place = around.indexOf(area || city)
    return place < 0 ? around.length : place
  }
  return dealers.toSorted((a, b) => rank(a) - rank(b))
}

const skeletons = 9
const grid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:gap-6'

type DealerListProps = { search: string; onClear: () => void }

const Waiting = () => (
  <>
    <span className="mb-6 flex items-center text-2xl">
      &#8203;
      <Skeleton className="h-5 w-36" />
    </span>
    <div aria-busy className={grid}>
      {Array.from({ length: skeletons }, (_, index) => (
        <DealerCardSkeleton key={index} />
      ))}
    </div>
  </>
)

const Dealers = ({ search, onClear }: DealerListProps) => {
  const { t, language } = useT('directory')
  const [near, setNear] = useState<CityOrArea>()
  const { data: dealers, error, refetch } = useDealers()
  if (error && !dealers) return <LoadFailed title={t('failed')} error={error} onRetry={refetch} />
  if (!dealers) return <Waiting />
  if (dealers.length === 0)
    return (
      <EmptyState icon={<Store />} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    )
  const found = nearestFirst(findDealers(dealers, search), near)
  return (
    <>
      <h2 aria-live="polite" className="mb-6 text-2xl">
        {t('count', { count: found.length })}
      </h2>
      <div className="mb-6 min-h-34 max-w-sm">
        <Suspense>
          <NearCity near={near} onChange={setNear} />
        </Suspense>
      </div>
      {found.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          title={t('empty', { search: search.trim() })}
          actions={<Button onClick={onClear}>{t('search.clear')}</Button>}
        >
          {t('emptyText')}
        </EmptyState>
      )}
      <div className={grid}>
        {found.map((dealer) => (
          <DealerCard key={dealer.id} dealer={dealer} city={placeIn(dealer, language)} />
        ))}
      </div>
    </>
  )
}

/** The number of matching dealers, and their list. */
export const DealerList = (props: DealerListProps) => (
  <section className="page-width">
    <Dealers {...props} />
  </section>
)
