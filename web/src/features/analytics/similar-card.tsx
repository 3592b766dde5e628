import { priceRating as by } from '#shared/constants/prices.ts'
import type { ListingAnalytics } from '#shared/schemas/analytics.ts'
import { measures, type Measure, paceVerdict } from '#web/features/analytics/figures.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'

// Contacts and saves are rare, so they are shown per week.
const daysOf: Record<Measure, number> = { views: 1, contacts: 7, saves: 7 }

type Pair = { measure: Measure; own: number; others: number }

/** One measure of this car above that of the others. The bars are decorative, the numbers are text. */
const PairOfBars = ({ measure, own, others }: Pair) => {
  const { t, language } = useT('analytics')
  const most = Math.max(own, others) || 1
  const rows = [
    { name: t('similar.this'), value: own, fill: 'bg-maroon' },
    { name: t('similar.others'), value: others, fill: 'bg-ink-3' },
  ]
  return (
    <div>
      <h4 className="text-sm font-medium">{t(`similar.${measure}`)}</h4>
      <ul className="mt-1.5 flex flex-col gap-2 text-sm">
        {rows.map(({ name, value, fill }) => (
          <li key={name}>
            <p className="flex justify-between gap-4">
              <span className="text-ink-2">{name}</span>
              <bdi className="font-medium tabular-nums">
                {formatNumber(value * daysOf[measure], language, 1)}
              </bdi>
            </p>
            <div aria-hidden className="h-2 overflow-clip rounded-full bg-sand-2 forced-colors:border">
              <div
                className={cx('h-full rounded-full', fill)}
                style={{ width: `${(value / most) * 100}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

type SimilarCardProps = Pick<ListingAnalytics, 'pace' | 'similar'>

/** The daily figures of a car beside similar cars, or why there are none to compare. */
export const SimilarCard = ({ pace: own, similar: { count, pace: others } }: SimilarCardProps) => {
  const { t } = useT('analytics')
  const tooFew = count === 0 ? t('similar.none') : t('similar.few', { count, least: by.fewest })
  return (
    <Card flat className="p-4 sm:p-5">
      <h3 className="text-lg">{t('similar.title')}</h3>
      <p className="mt-1 text-sm text-ink-2">
        {others ? t(`similar.verdict.${paceVerdict(own.views, others.views)}`) : tooFew}
      </p>
      {others && (
        <>
          <div className="mt-4 flex flex-col gap-5">
            {measures.map((measure) => (
              <PairOfBars key={measure} measure={measure} own={own[measure]} others={others[measure]} />
            ))}
          </div>
          <p className="mt-4 text-xs text-ink-3">{t('similar.basis', { count })}</p>
        </>
      )}
    </Card>
  )
}
