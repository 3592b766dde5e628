import { Skeleton } from '#web/ui/skeleton.tsx'

/** A tab while it is being fetched. */
export const TabSkeleton = () => (
  <div aria-busy className="flex flex-col gap-5">
    <Skeleton className="h-40 w-full" />
    <Skeleton className="h-40 w-full" />
  </div>
)
