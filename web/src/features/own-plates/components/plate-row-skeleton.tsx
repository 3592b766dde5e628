import { Skeleton } from '#web/ui/skeleton.tsx'

/** A PlateRow that is still to come, of the same geometry. */
export const PlateRowSkeleton = () => (
  <div
    aria-hidden
    className="grid grid-cols-1 gap-x-4 gap-y-3 rounded-card border border-line bg-card p-3 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-5 sm:p-4"
  >
    <Skeleton className="h-20 w-full rounded-control sm:aspect-[4/3] sm:h-auto" />
    <div className="flex flex-col gap-2.5">
      <Skeleton className="h-6 w-20 rounded-full" />
      <Skeleton className="h-5 w-full max-w-60" />
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-4 w-40 max-w-full" />
    </div>
    <div className="col-span-full border-t border-line pt-3 lg:hidden">
      <Skeleton className="h-11 w-full" />
    </div>
  </div>
)
