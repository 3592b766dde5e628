import { ChevronDown } from 'lucide-react'
import type { AnalyticsDay } from '#shared/schemas/analytics.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { dayWords } from '../day-words.ts'
import { measures } from '../measures.ts'

/** The chart in numbers, newest day first, for whoever would rather read. */
export const DayTable = ({ days }: { days: readonly AnalyticsDay[] }) => {
  const { t, language } = useT('analytics')
  return (
    <details className="group/details mt-4 border-t border-line">
      <summary className="flex min-h-13 list-none items-center gap-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {t('table.show')}
        <ChevronDown
          aria-hidden
          className="ms-auto size-4.5 text-ink-3 transition-[rotate] group-open/details:rotate-180"
        />
      </summary>
      <table className="mb-4 w-full text-sm tabular-nums">
        <thead className="text-xs text-ink-3">
          <tr>
            <th scope="col" className="py-2 text-start font-medium">
              {t('table.day')}
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className="py-2 ps-2 text-end font-medium">
                {t(`measure.${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day} className="border-t border-line">
              <th scope="row" className="py-2 text-start text-xs font-normal whitespace-nowrap">
                {dayWords(day.day, language, 'whole')}
              </th>
              {measures.map((measure) => (
                <td key={measure} className="py-2 ps-2 text-end">
                  <bdi>{formatNumber(day[measure], language)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
