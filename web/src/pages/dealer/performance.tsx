import type { Dealer } from '#web/entities/dealer/api/get-dealer.ts'
import { useResponseWords } from '#web/entities/dealer/use-response-words.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

/** What this site has counted about a verified dealer; nothing in it is anybody's claim. */
export const Performance = ({ dealer }: { dealer: Dealer }) => {
  const { t, language } = useT('showroom')
  const figures = useT('storefront')
  const response = useResponseWords(dealer.responseTime)
  const lines = [
    { label: figures.t('stats.sold'), value: formatNumber(dealer.totalSales, language) },
    { label: figures.t('stats.available'), value: formatNumber(dealer.carsAvailable, language) },
    {
      label: t('performance.response'),
      value: response?.time ?? figures.t('response.none'),
      note: response?.sample,
    },
    { label: t('performance.since'), value: formatDate(dealer.memberSince, language, { long: true }) },
  ]
  return (
    <section className="rounded-card bg-sand p-5">
      <h2 className="text-lg">{t('performance')}</h2>
      <p className="mt-1 text-xs text-ink-2">{t('performance.text')}</p>
      <dl className="mt-3 divide-y divide-line text-sm">
        {lines.map((line) => (
          <div key={line.label} className="flex items-start justify-between gap-4 py-2.5">
            <dt className="text-ink-2">{line.label}</dt>
            <dd className="text-end font-medium tabular-nums">
              {line.value}
              {line.note && <span className="block text-xs font-normal text-ink-2">{line.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
