import { Skeleton } from '#web/ui/skeleton.tsx'

/** A ListingRow that is still to come, of the same geometry. */
export const ListingRowSkeleton = () => (
  <div
    aria-hidden
    className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-card border border-line bg-card p-3 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-5 sm:p-4"
  >
    <Skeleton className="aspect-[4/3] w-full rounded-control" />
    <div className="flex flex-col gap-2.5">
      <Skeleton className="h-6 w-20 rounded-full" />
      <Skeleton className="h-5 w-full max-w-60" />
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-4 w-40 max-w-full max-sm:hidden" />
    </div>
    <Skeleton className="col-span-full h-5 w-48 max-w-full sm:hidden" />
    <div className="col-span-full border-t border-line pt-3">
      <Skeleton className="h-11 w-full" />
    </div>
  </div>
)
