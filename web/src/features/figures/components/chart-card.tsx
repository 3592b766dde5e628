import type { FiguresDay } from '#shared/schemas/figures.ts'
import { dayWords } from '#web/i18n/day-words.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Card } from '#web/ui/card.tsx'
import { DayChart } from '#web/ui/day-chart.tsx'
import { DayTable } from '#web/ui/day-table.tsx'

/** One kind of bar: what it is called, its colour, its height on a day, and the same in words. */
type Series = {
  name: string
  fill: string
  heightOf: (day: FiguresDay) => number
  wordsOf: (day: FiguresDay) => string
  cellOf: (day: FiguresDay) => string
}

type ChartCardProps = {
  title: string
  days: readonly FiguresDay[]
  series: readonly Series[]
  /** What stands above the chart while no day is chosen; the busiest day unless it is given. */
  summary?: string | undefined
}

const Legend = ({ series }: { series: readonly Series[] }) => (
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

// On a desk charts stand side by side: their days should be at one height.
const NoLegend = () => <div className="mt-2 h-[1lh] text-xs max-xl:hidden" />

/** A chart of the days of a period, and the same as a table. */
export const ChartCard = ({ title, days, series, summary }: ChartCardProps) => {
  const { t, language } = useT('figures')
  const sums = days.map((day) => series.reduce((sum, { heightOf }) => sum + heightOf(day), 0))
  const busiest = sums.indexOf(Math.max(...sums))
  const wordsOf = (index: number) => {
    const day = days[index]!
    return [dayWords(day.day, language, 'whole'), ...series.map(({ wordsOf }) => wordsOf(day))].join(' · ')
  }
  const usual = sums[busiest]! > 0 ? `${t('chart.busiest')}: ${wordsOf(busiest)}` : undefined
  return (
    <Card flat className="flex flex-col justify-between px-4 pt-4 sm:px-5">
      <DayChart
        title={title}
        days={days.map((day) => ({ day: day.day, bars: series.map(({ heightOf }) => heightOf(day)) }))}
        fills={series.map(({ fill }) => fill)}
        legend={series.length > 1 ? <Legend series={series} /> : <NoLegend />}
        wordsOf={wordsOf}
        summary={summary ?? usual}
        words={{ keys: t('chart.keys'), today: t('chart.today') }}
      />
      <DayTable
        title={t('table.show')}
        dayTitle={t('table.day')}
        columns={series.map(({ name }) => name)}
        rows={days.toReversed().map((day) => ({
          day: day.day,
          cells: series.map(({ cellOf }) => cellOf(day)),
        }))}
      />
    </Card>
  )
}
