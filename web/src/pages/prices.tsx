import { Suspense } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { limits } from '#shared/constants/limits.ts'
import { nameSlug } from '#shared/rules/slug.ts'
import { isGone } from '#web/api/api-error.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { lazyPage } from '#web/app/lazy-page.ts'
import { paths } from '#web/app/paths.ts'
import { Breadcrumb } from '#web/features/car/breadcrumb.tsx'
import { MarketValueView } from '#web/features/market-value/market-value-view.tsx'
import { useMarketValue } from '#web/features/market-value/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const NotFound = lazyPage(async () => (await import('./not-found.tsx')).NotFoundPage, ['not-found'])

/** `/prices/:make/:model` and `/prices/:make/:model/:year` */
export const PricesPage = () => {
  const { t, language } = useT('market-value')
  const { make: typedMake = '', model: typedModel = '', year } = useParams()
  const { search, hash } = useLocation()
  const [make, model] = [typedMake, typedModel].map((typed) => nameSlug(typed) || typed) as [string, string]
  const { data: market, error, refetch } = useMarketValue(make, model)
  // Typed as names are written: `/prices/Toyota/Land Cruiser`.
  if (make !== typedMake || model !== typedModel) {
    const pathname = [paths.prices(make, model), ...(year === undefined ? [] : [year])].join('/')
    return <Navigate replace to={{ pathname, search, hash }} />
  }
  const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text) && Number(text) >= limits.listing.firstYear
  if (isGone(error) || (year !== undefined && !isYear(year)))
    return (
      <Suspense fallback={<div aria-busy className="min-h-dvh" />}>
        <NotFound />
      </Suspense>
    )
  return (
    <div className="page-width pt-2 pb-10 lg:pt-4">
      {error && !market && <LoadFailed title={t('failed')} error={error} onRetry={refetch} />}
      {!error && !market && <PricesSkeleton />}
      {market && (
        <>
          <Breadcrumb
            make={{ value: market.make, name: market.makeLabel[language] }}
            model={{ value: market.model, name: market.modelLabel[language] }}
          />
          <MarketValueView
            // Another year begins with its own mileage.
            key={`${market.make} ${market.model} ${year}`}
            market={market}
            year={year === undefined ? undefined : Number(year)}
          />
        </>
      )}
    </div>
  )
}

const PricesSkeleton = () => (
  <div aria-busy className="min-h-dvh">
    <Skeleton className="mt-4 h-4 w-56" />
    <Skeleton className="mt-5 h-9 w-96 max-w-full" />
    <Skeleton className="mt-3 h-5 w-72 max-w-full" />
    <div className="mt-20 grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Skeleton className="h-112" />
      <Skeleton className="h-112" />
    </div>
  </div>
)
