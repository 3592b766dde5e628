import { Skeleton } from '#web/ui/skeleton.tsx'

/** A review while it is fetched, in the geometry of its photos and facts. */
export const ReviewSkeleton = () => (
  <div aria-busy className="grid items-start gap-x-8 gap-y-7 lg:grid-cols-[minmax(0,1fr)_26rem]">
    <div className="flex flex-col gap-4">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-4 w-64 max-w-full" />
      <Skeleton className="aspect-[4/3] w-full rounded-control" />
    </div>
    <div className="flex flex-col gap-4">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-64 w-full rounded-control" />
    </div>
  </div>
)
