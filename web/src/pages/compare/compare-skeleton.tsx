import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { labelColumn, tableWidth } from './label-column.ts'

const rows = 12

/** A comparison that is still to come, with as many cars, in the table's own columns. */
export const CompareSkeleton = ({ count }: { count: number }) => {
  const row = (label: ReactNode, cell: ReactNode, padding: string) => (
    <div className="flex border-b border-line" style={{ minWidth: tableWidth(count) }}>
      <div className={`${labelColumn} shrink-0 ${padding}`}>{label}</div>
      {Array.from({ length: count }, (_, car) => (
        <div key={car} className={`min-w-0 flex-1 px-2 ${padding}`}>
          {cell}
        </div>
      ))}
    </div>
  )
  return (
    <div aria-busy>
      <Skeleton className="mb-4 h-28 w-64 rounded-control sm:h-11" />
      <div className="-mx-4 overflow-x-clip border-t border-line sm:-mx-6 lg:mx-0 lg:border-0">
        {row(
          null,
          <>
            <Skeleton className="aspect-[4/3] max-w-80 rounded-control lg:rounded-card" />
            <Skeleton className="mt-4 h-4" />
            <Skeleton className="mt-2 h-4 w-1/2" />
          </>,
          'py-3 lg:pt-0',
        )}
        {Array.from({ length: rows }, (_, index) => (
          <div key={index}>
            {row(<Skeleton className="h-4 w-3/4" />, <Skeleton className="h-4 w-2/3" />, 'py-3.5')}
          </div>
        ))}
      </div>
    </div>
  )
}
