import { Link } from 'react-router-dom'
import { limits } from '#shared/constants/limits.ts'
import type { SellerSummary } from '#shared/schemas/analytics.ts'
import { useResponseLabels } from '#web/entities/dealer/response-time.ts'
import { useSellerSummary } from '#web/entities/lead/queries.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const statuses = ['NEW', 'CONTACTED', 'CLOSED'] as const

const countOf = (leads: SellerSummary['leads']): number =>
  statuses.reduce((sum, status) => sum + leads[status], 0)

/** How many people asked, the status of their requests, and how soon they are answered. */
export const RequestsCard = () => {
  const { t, language } = useT('analytics')
  const storefront = useT('storefront')
  const common = useT()
  const { data, error, refetch } = useSellerSummary()
  const response = useResponseLabels(data?.responseTime ?? null)
  const row = (name: string, count: number | undefined) => (
    <div key={name} className="flex items-center justify-between gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-medium tabular-nums">
        {count === undefined ? <Skeleton className="h-4 w-16" /> : <bdi>{formatNumber(count, language)}</bdi>}
      </dd>
    </div>
  )
  return (
    <Card flat className="p-4 sm:p-5">
      <h3 className="text-lg">{t('requests.title')}</h3>
      {!data && error ? (
        <p role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm text-ink-2">
          {t('requests.failed')}
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {common.t('retry')}
          </Button>
        </p>
      ) : (
        <dl aria-busy={!data} className="mt-3 flex flex-col gap-2 text-sm">
          {row(t('requests.total'), data?.leads.total)}
          {statuses.map((status) => row(t(`requests.${status}`), data?.leads[status]))}
        </dl>
      )}
      {data && countOf(data.leads) < data.leads.total && (
        <p className="mt-2 text-xs text-ink-3">{t('requests.kept', { most: limits.leadsAtOnce })}</p>
      )}
      {(data || !error) && (
        <div className="mt-4 border-t border-line pt-4">
          <h4 className="text-sm text-ink-2">{t('response.title')}</h4>
          <p className="mt-0.5 text-lg font-semibold">
            {data ? (response?.time ?? storefront.t('response.none')) : '\u00a0'}
            {response && <span className="block text-xs font-normal text-ink-3">{response.sample}</span>}
          </p>
        </div>
      )}
      <div className="mt-4">
        <Link to={{ search: '?tab=leads' }} className={buttonClass({ variant: 'secondary', wide: true })}>
          {t('requests.open')}
        </Link>
      </div>
    </Card>
  )
}
