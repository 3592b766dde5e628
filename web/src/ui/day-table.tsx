import { formatDay } from '#web/i18n/format-day.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ChartTable } from './chart-table.tsx'

type DayTableProps = {
  columns: readonly string[]
  /** Newest first: a day and a text for each column. */
  rows: readonly { day: string; cells: readonly string[] }[]
}

/** A chart of days as a table of numbers. */
export const DayTable = ({ columns, rows }: DayTableProps) => {
  const { t, language } = useT('charts')
  return (
    <ChartTable
      title={t('table')}
      heading={t('day')}
      columns={columns}
      rows={rows.map(({ day, cells }) => ({
        key: day,
        label: <span className="block text-xs">{formatDay(day, language, 'whole')}</span>,
        cells: columns.map((column, index) => <bdi key={column}>{cells[index]}</bdi>),
      }))}
    />
  )
}
