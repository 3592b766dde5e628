import { Skeleton } from '#web/ui/skeleton.tsx'

const rows = Array.from({ length: 5 }, (_, row) => row)

/** The rows while the first page is on its way, in their geometry. */
export const ListSkeleton = () => (
  <div aria-busy className="flex flex-col gap-3">
    {rows.map((row) => (
      <div
        key={row}
        aria-hidden
        className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-card border border-line bg-card p-3 sm:grid-cols-[9rem_minmax(0,1fr)]"
      >
        <Skeleton className="aspect-[4/3] w-full rounded-control" />
        <div className="flex flex-col gap-2.5">
          <Skeleton className="h-6.5 w-20 rounded-full" />
          <Skeleton className="h-5 w-56 max-w-full" />
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-4 w-64 max-w-full max-sm:hidden" />
        </div>
        <Skeleton className="col-span-full h-16 w-full sm:hidden" />
      </div>
    ))}
  </div>
)
