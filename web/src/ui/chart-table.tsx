import type { ReactNode } from 'react'
import { Disclosure } from './disclosure.tsx'

type ChartTableProps = {
  /** The label of the button that opens it. */
  title: string
  /** The heading of the rows' labels. */
  heading: string
  columns: readonly string[]
  /** A cell for each column. */
  rows: readonly { key: string | number; label: ReactNode; cells: readonly ReactNode[] }[]
}

/** A chart as a table of numbers. */
export const ChartTable = ({ title, heading, columns, rows }: ChartTableProps) => (
  <Disclosure title={title} className="mt-4 border-t border-line">
    <table className="mb-4 w-full text-sm tabular-nums">
      <thead className="text-xs text-ink-3">
        <tr>
          <th scope="col" className="py-2 text-start font-medium">
            {heading}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 ps-2 text-end font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, cells }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" className="py-2 text-start font-normal whitespace-nowrap">
              {label}
            </th>
            {columns.map((column, index) => (
              <td key={column} className="py-2 ps-2 text-end">
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Disclosure>
)
