import { ChevronDown } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { formatDay } from '#web/i18n/format-day.ts'

type DayTableProps = {
  /** The label of the button that opens it. */
  title: string
  dayTitle: string
  columns: readonly string[]
  /** Newest first: a day and a text for each column. */
  rows: readonly { day: string; cells: readonly string[] }[]
}

/** A chart as a table of numbers. */
export const DayTable = ({ title, dayTitle, columns, rows }: DayTableProps) => {
  const { language } = useT()
  return (
    <details className="group/details mt-4 border-t border-line">
      <summary className="flex min-h-13 list-none items-center gap-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden
          className="ms-auto size-4.5 text-ink-3 transition-[rotate] group-open/details:rotate-180"
        />
      </summary>
      <table className="mb-4 w-full text-sm tabular-nums">
        <thead className="text-xs text-ink-3">
          <tr>
            <th scope="col" className="py-2 text-start font-medium">
              {dayTitle}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 ps-2 text-end font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, cells }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="py-2 text-start text-xs font-normal whitespace-nowrap">
                {formatDay(day, language, 'whole')}
              </th>
              {columns.map((column, index) => (
                <td key={column} className="py-2 ps-2 text-end">
                  <bdi>{cells[index]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
