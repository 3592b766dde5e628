import type { AnalyticsDay } from '#shared/schemas/analytics.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { DayTable } from '#web/ui/day-table.tsx'
import { measures } from '../measures.ts'

/** The chart in numbers, newest day first, for whoever would rather read. */
export const CountsTable = ({ days }: { days: readonly AnalyticsDay[] }) => {
  const { t, language } = useT('analytics')
  return (
    <DayTable
      title={t('table.show')}
      dayTitle={t('table.day')}
      columns={measures.map((measure) => t(`measure.${measure}`))}
      rows={days.toReversed().map((day) => ({
        day: day.day,
        cells: measures.map((measure) => formatNumber(day[measure], language)),
      }))}
    />
  )
}
