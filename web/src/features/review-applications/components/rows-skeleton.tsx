import { Skeleton } from '#web/ui/skeleton.tsx'

const rows = ['first', 'second', 'third']

/** A list of dealerships while its first page is loaded. */
export const RowsSkeleton = () => (
  <div aria-busy className="flex flex-col gap-3">
    {rows.map((row) => (
      <Skeleton key={row} className="h-29 w-full rounded-card" />
    ))}
  </div>
)
