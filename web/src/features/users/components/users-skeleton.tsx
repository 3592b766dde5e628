import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useTableFits } from '../use-table-fits.ts'

const rows = [0, 1, 2, 3, 4, 5]

/** The users while the first page is loaded: the lines of the table, or cards. */
export const UsersSkeleton = () => {
  const fits = useTableFits()
  return (
    <div
      aria-busy
      className={cx('flex flex-col', fits ? 'rounded-card border border-line bg-card pt-10' : 'gap-3')}
    >
      {rows.map((row) => (
        <div
          key={row}
          className={cx(
            'flex gap-3',
            fits
              ? 'items-center justify-between border-t border-line px-5 py-3.5'
              : 'flex-col rounded-card border border-line bg-card p-4',
          )}
        >
          <span className="flex flex-col gap-1.5">
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-4 w-24" />
          </span>
          <Skeleton className="h-4 w-48 max-w-full" />
          <span className="flex gap-2">
            <Skeleton className="h-6 w-20 rounded-full" />
            <Skeleton className="h-6 w-20 rounded-full" />
          </span>
          <Skeleton className="h-4 w-28" />
        </div>
      ))}
    </div>
  )
}
