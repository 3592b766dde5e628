import { Skeleton } from '#web/ui/skeleton.tsx'

const rows = [0, 1, 2, 3]

/** The queue while its first page is loaded, in the geometry of its rows. */
export const QueueSkeleton = () => (
  <div aria-busy className="flex flex-col gap-3">
    {rows.map((row) => (
      <div
        key={row}
        className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-card border border-line bg-card p-3 sm:grid-cols-[8rem_minmax(0,1fr)]"
      >
        <Skeleton className="aspect-[4/3] w-full rounded-control" />
        <div className="flex flex-col gap-2.5">
          <Skeleton className="h-5 w-56 max-w-full" />
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-4 w-44 max-w-full" />
        </div>
        <Skeleton className="col-span-full h-9 w-full lg:hidden" />
      </div>
    ))}
  </div>
)
