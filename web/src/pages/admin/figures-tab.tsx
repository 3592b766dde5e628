import { ChartColumn } from 'lucide-react'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { periods, usePeriod } from '#web/features/analytics/use-period.ts'
import { useFigures } from '#web/features/figures/api/get-figures.ts'
import { FigureCards } from '#web/features/figures/components/figure-cards.tsx'
import { FigureCharts } from '#web/features/figures/components/figure-charts.tsx'
import { FiguresSkeleton } from '#web/features/figures/components/figures-skeleton.tsx'
import { isQuiet } from '#web/features/figures/total-figures.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SegmentedControl } from '#web/ui/radio-group.tsx'

const FiguresOf = ({ days }: { days: number }) => {
  const { t } = useT('figures')
  const { data, error, refetch, isPlaceholderData } = useFigures(days)
  if (!data)
    return error ? <LoadFailed title={t('failed')} error={error} onRetry={refetch} /> : <FiguresSkeleton />
  return (
    <div
      aria-busy={isPlaceholderData}
      className={cx('flex flex-col gap-4', isPlaceholderData && 'opacity-60')}
    >
      <FigureCards {...data} />
      {isQuiet(data.days) ? (
        <EmptyState icon={<ChartColumn />} title={t('empty')}>
          {t('empty.text')}
        </EmptyState>
      ) : (
        <FigureCharts figures={data} />
      )}
      <p className="text-xs text-ink-3">{t('note')}</p>
    </div>
  )
}

/** What happens on the marketplace, day by day, in the days of `?days=`. */
export const FiguresTab = () => {
  const { t } = useT('figures')
  const [period, show] = usePeriod()
  return (
    <section>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t('title')}</h2>
        <SegmentedControl
          legend={t('period')}
          choices={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
          value={period}
          onChange={show}
        />
      </div>
      <FiguresOf days={Number(period)} />
    </section>
  )
}
