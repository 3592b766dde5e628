import { useId, useState } from 'react'
import { Heart, MessageCircle, TrendingDown, TrendingUp, UsersRound } from 'lucide-react'
import type { Analytics, AnalyticsDay } from '#shared/schemas/analytics.ts'
import { formatDay } from '#web/i18n/format-day.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Card } from '#web/ui/card.tsx'
import { DayChart } from '#web/ui/day-chart.tsx'
import { DayTable } from '#web/ui/day-table.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Change, changeOf, type Measure, measures } from './figures.ts'

/** The figures of a period, and one of them day by day. */
export const CountsPanel = ({ analytics }: { analytics: Analytics }) => {
  const { t } = useT('analytics')
  const [measure, setMeasure] = useState<Measure>('views')
  return (
    <div className="flex flex-col gap-4">
      <FigureCards analytics={analytics} value={measure} onChange={setMeasure} />
      <Card flat className="px-4 pt-4 sm:px-5">
        <CountsChart days={analytics.days} measure={measure} />
        <CountsTable days={analytics.days} />
      </Card>
      <p className="text-xs text-ink-3">{t('note')}</p>
    </div>
  )
}

const FigureSkeleton = () => (
  <div className="flex flex-col gap-1 rounded-card border border-line bg-card p-4 sm:p-5">
    <div className="flex items-center justify-between gap-1 sm:flex-col sm:items-stretch">
      <div className="text-sm">
        <Skeleton className="h-[1lh] w-16" />
      </div>
      <div className="text-2xl sm:text-3xl">
        <Skeleton className="h-[1lh] w-16" />
      </div>
    </div>
    <div className="text-xs">
      <Skeleton className="h-[1lh] w-full" />
    </div>
  </div>
)

/** Shown while the figures load. */
export const CountsSkeleton = () => (
  <div aria-busy className="flex flex-col gap-4">
    <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      {measures.map((measure) => (
        <FigureSkeleton key={measure} />
      ))}
    </div>
    <Skeleton className="h-90 rounded-card" />
  </div>
)

const icons = { views: UsersRound, contacts: MessageCircle, saves: Heart }

const ChangeText = ({ change }: { change: Change }) => {
  const { t, language } = useT('analytics')
  const isUp = change.kind === 'more' || change.kind === 'from'
  const values = {
    percent: 'share' in change ? formatPercent(change.share, language) : '',
    before: 'before' in change ? change.before : 0,
  }
  return (
    <span className="flex items-start gap-1.5 text-xs text-ink-2">
      {isUp && <TrendingUp aria-hidden className="mt-0.5 size-4 shrink-0 text-green" />}
      {change.kind === 'less' && <TrendingDown aria-hidden className="mt-0.5 size-4 shrink-0 text-amber" />}
      {t(`change.${change.kind}`, values)}
    </span>
  )
}

type FigureCardsProps = { analytics: Analytics; value: Measure; onChange: (measure: Measure) => void }

/** The three sums of the period beside the one before; the chosen one is what the chart shows. */
const FigureCards = ({ analytics: { totals, before }, value, onChange }: FigureCardsProps) => {
  const { t, language } = useT('analytics')
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('measure')}</legend>
      <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        {measures.map((measure) => {
          const Icon = icons[measure]
          return (
            <label
              key={measure}
              className="relative flex cursor-pointer flex-col gap-1 rounded-card border border-line bg-card p-4 transition-colors hover:border-edge has-checked:border-maroon has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus sm:p-5"
            >
              <input
                type="radio"
                name={name}
                value={measure}
                checked={value === measure}
                onChange={() => onChange(measure)}
                className="pointer-events-none absolute inset-0 appearance-none outline-none"
              />
              {/* In one line on mobile, so that the chart is near. */}
              <span className="flex items-center justify-between gap-1 sm:flex-col sm:items-stretch">
                <span className="flex items-center justify-between gap-2 text-sm text-ink-2">
                  {t(`measure.${measure}`)}
                  <Icon aria-hidden className="size-5 shrink-0 stroke-[1.5] text-ink-3 max-sm:hidden" />
                </span>
                <span className="text-2xl font-semibold tabular-nums sm:text-3xl">
                  <bdi>{formatNumber(totals[measure], language)}</bdi>
                </span>
              </span>
              <ChangeText change={changeOf(totals[measure], before[measure])} />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** The counts of each day. The line above names the chosen day, or the busiest. */
const CountsChart = ({ days, measure }: { days: readonly AnalyticsDay[]; measure: Measure }) => {
  const { t, language } = useT('analytics')
  const labelOf = (index: number) => {
    const { day, [measure]: count } = days[index]!
    return `${formatDay(day, language, 'whole')} · ${t(`count.${measure}`, { count })}`
  }
  return (
    <DayChart
      title={t(`perDay.${measure}`)}
      days={days.map((day) => ({ day: day.day, bars: [day[measure]] }))}
      wordsOf={labelOf}
    />
  )
}

/** The chart in numbers, newest day first, for people who would rather read. */
const CountsTable = ({ days }: { days: readonly AnalyticsDay[] }) => {
  const { t, language } = useT('analytics')
  return (
    <DayTable
      columns={measures.map((measure) => t(`measure.${measure}`))}
      rows={days.toReversed().map((day) => ({
        day: day.day,
        cells: measures.map((measure) => formatNumber(day[measure], language)),
      }))}
    />
  )
}
