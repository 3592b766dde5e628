import type { AnalyticsDay } from '#shared/schemas/analytics.ts'
import { useT } from '#web/i18n/use-t.ts'
import { DayChart } from '#web/ui/day-chart.tsx'
import { dayWords } from '#web/i18n/day-words.ts'
import type { Measure } from '../measures.ts'

/** What was counted on each day. The line above tells the chosen day, or the busiest. */
export const CountsChart = ({ days, measure }: { days: readonly AnalyticsDay[]; measure: Measure }) => {
  const { t, language } = useT('analytics')
  const counts = days.map((day) => day[measure])
  const busiest = counts.indexOf(Math.max(...counts))
  const wordsOf = (index: number) => {
    const { day, [measure]: count } = days[index]!
    return `${dayWords(day, language, 'whole')} · ${t(`count.${measure}`, { count })}`
  }
  return (
    <DayChart
      title={t(`perDay.${measure}`)}
      days={days.map((day) => ({ day: day.day, bars: [day[measure]] }))}
      wordsOf={wordsOf}
      summary={counts[busiest]! > 0 ? `${t('chart.busiest')}: ${wordsOf(busiest)}` : undefined}
      words={{ keys: t('chart.keys'), today: t('chart.today') }}
    />
  )
}
