import { placeIn } from '#shared/reference/areas.ts'
import { dealerName } from '#shared/rules/dealer-name.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import type { Dealer } from '#web/entities/dealer/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { DealerHead, storefrontLayout } from './dealer-head.tsx'
import { useResponseLabels } from '#web/entities/dealer/response-time.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { cx } from '#web/ui/cx.ts'

/** The head above the cars: the dealer's name and contact, and its figures. */
export const Storefront = ({ dealer }: { dealer: Dealer }) => {
  const { t, language } = useT('storefront')
  const words = useT('dealers')
  const city = placeIn(dealer, language)
  const cars = words.t('cars', { count: dealer.carsAvailable })
  const name = dealerName(dealer, language)
  usePageMeta(name, t('meta', { name, city, cars }))
  return (
    <>
      <DealerHead dealer={dealer} city={city} />
      <DealerStats dealer={dealer} />
    </>
  )
}

/** The dealer in up to five figures. A figure that is not known is labelled as such. */
const DealerStats = ({ dealer }: { dealer: Dealer }) => {
  const { t, language } = useT('storefront')
  const response = useResponseLabels(dealer.responseTime)
  const figure = (value: number | null) => (value === null ? null : formatNumber(value, language))
  const stats = [
    { key: 'stats.years', value: figure(dealer.yearsInBusiness), missing: t('stats.unknown') },
    // None yet says nothing about a dealer who has just come.
    dealer.reviewCount > 0 && ({ key: 'stats.reviews', value: figure(dealer.reviewCount) } as const),
    dealer.totalSales > 0 && ({ key: 'stats.sold', value: figure(dealer.totalSales) } as const),
    { key: 'stats.available', value: figure(dealer.carsAvailable) },
    { key: 'stats.response', value: response?.time, note: response?.sample, missing: t('response.none') },
  ] as const
  const shown = stats.filter((stat) => stat !== false)
  return (
    <section aria-label={t('stats')}>
      <dl className={storefrontLayout.stats}>
        {shown.map((stat, index) => (
          <div key={stat.key} className={cx('min-w-0', index === shown.length - 1 && 'max-sm:col-span-2')}>
            <dt className="text-xs text-ink-3">{t(stat.key)}</dt>
            {stat.value ? (
              <dd className="mt-1 text-2xl font-semibold tabular-nums">{stat.value}</dd>
            ) : (
              <dd className="mt-1 flex min-h-8 items-center text-sm text-ink-2">
                {'missing' in stat && stat.missing}
              </dd>
            )}
            {'note' in stat && stat.note && <dd className="text-xs text-ink-3">{stat.note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
