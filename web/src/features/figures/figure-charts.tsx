import type { Figures, FiguresDay } from '#shared/schemas/figures.ts'
import { formatDay } from '#web/i18n/format-day.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Card } from '#web/ui/card.tsx'
import { DayChart } from '#web/ui/day-chart.tsx'
import { DayTable } from '#web/ui/day-table.tsx'
import { formatWait, unitOfWait } from './format-wait.ts'

/** One kind of bar: its name and colour, and for each day its height, its text, and its cell in the table. */
type Series = {
  name: string
  fill: string
  heightOf: (day: FiguresDay) => number
  textOf: (day: FiguresDay) => string
  cellOf: (day: FiguresDay) => string
}

const fills = {
  listings: 'var(--color-maroon)',
  plates: 'var(--color-ink-3)',
  leads: 'var(--color-maroon)',
  approvals: 'var(--color-green)',
  rejections: 'var(--color-maroon)',
} as const

/** The days of the period, one chart for each question: what came in, who asked, what was decided and how soon. */
export const FigureCharts = ({ figures }: { figures: Figures }) => {
  const { t, language } = useT('figures')
  const { days } = figures
  const seriesOf = (count: keyof typeof fills): Series => ({
    name: t(`total.${count}`),
    fill: fills[count],
    heightOf: (day) => day[count],
    textOf: (day) => t(`count.${count}`, { count: day[count] }),
    cellOf: (day) => formatNumber(day[count], language),
  })
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <ChartCard
        title={t('perDay.submitted')}
        days={days}
        series={[seriesOf('listings'), seriesOf('plates')]}
      />
      <ChartCard title={t('perDay.leads')} days={days} series={[seriesOf('leads')]} />
      <ChartCard
        title={t('perDay.decisions')}
        days={days}
        series={[seriesOf('approvals'), seriesOf('rejections')]}
      />
      <WaitChart {...figures} />
    </div>
  )
}

const WaitChart = ({ days, medianDecisionMinutes }: Figures) => {
  const { t, language } = useT('figures')
  // One unit for the whole chart: that of its longest wait.
  const { unit, size } = unitOfWait(Math.max(...days.map((day) => day.medianDecisionMinutes ?? 0)))
  const textOf = ({ medianDecisionMinutes: minutes }: FiguresDay) =>
    minutes === null ? t('none') : formatWait(minutes, language)
  const series: Series = {
    name: t('total.wait'),
    fill: 'var(--color-ink-3)',
    heightOf: (day) => (day.medianDecisionMinutes ?? 0) / size,
    textOf,
    cellOf: (day) => (day.medianDecisionMinutes === null ? '–' : textOf(day)),
  }
  return (
    <ChartCard
      title={t(`perDay.wait.${unit}`)}
      days={days}
      series={[series]}
      summary={
        medianDecisionMinutes === null
          ? undefined
          : `${t('wait.period')}: ${formatWait(medianDecisionMinutes, language)}`
      }
    />
  )
}

type ChartCardProps = {
  title: string
  days: readonly FiguresDay[]
  series: readonly Series[]
  summary?: string | undefined
}

/** A chart of the days of a period, and the same as a table. */
const ChartCard = ({ title, days, series, summary }: ChartCardProps) => {
  const { language } = useT()
  const textOf = (index: number) => {
    const day = days[index]!
    return [formatDay(day.day, language, 'whole'), ...series.map((one) => one.textOf(day))].join(' · ')
  }
  return (
    <Card flat className="flex flex-col justify-between px-4 pt-4 sm:px-5">
      <DayChart
        title={title}
        days={days.map((day) => ({ day: day.day, bars: series.map(({ heightOf }) => heightOf(day)) }))}
        fills={series.map(({ fill }) => fill)}
        legend={<Legend series={series} />}
        wordsOf={textOf}
        summary={summary}
      />
      <DayTable
        columns={series.map(({ name }) => name)}
        rows={days.toReversed().map((day) => ({
          day: day.day,
          cells: series.map(({ cellOf }) => cellOf(day)),
        }))}
      />
    </Card>
  )
}

const Legend = ({ series }: { series: readonly Series[] }) => {
  // On a desktop charts stand side by side, and their days should be at one height.
  if (series.length === 1) return <div className="mt-2 h-[1lh] text-xs max-xl:hidden" />
  return (
    <ul aria-hidden className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      {series.map(({ name, fill }) => (
        <li key={name} className="flex items-center gap-1.5">
          <svg viewBox="0 0 10 10" className="size-2.5">
            <rect width="10" height="10" rx="2" fill={fill} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
