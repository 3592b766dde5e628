import type { Dealer } from '#web/entities/dealer/api/get-dealer.ts'
import { useResponseWords } from '#web/entities/dealer/use-response-words.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { storefrontLayout } from './layout.ts'

/** The dealer in five figures. What nobody has counted or said is named as such. */
export const DealerStats = ({ dealer }: { dealer: Dealer }) => {
  const { t, language } = useT('storefront')
  const response = useResponseWords(dealer.responseTime)
  const figure = (value: number | null) => (value === null ? null : formatNumber(value, language))
  const stats = [
    { key: 'stats.years', value: figure(dealer.yearsInBusiness), missing: t('stats.unknown') },
    { key: 'stats.reviews', value: figure(dealer.reviewCount) },
    { key: 'stats.sold', value: figure(dealer.totalSales) },
    { key: 'stats.available', value: figure(dealer.carsAvailable) },
    { key: 'stats.response', value: response?.time, note: response?.sample, missing: t('response.none') },
  ] as const
  return (
    <section aria-label={t('stats')}>
      <dl className={storefrontLayout.stats}>
        {stats.map((stat, index) => (
          <div key={stat.key} className={cx('min-w-0', index === stats.length - 1 && 'max-sm:col-span-2')}>
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
