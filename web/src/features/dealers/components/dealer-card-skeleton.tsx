import { Skeleton } from '#web/ui/skeleton.tsx'

/** A DealerCard that is still to come, of the same geometry. */
export const DealerCardSkeleton = () => (
  <div aria-hidden className="overflow-clip rounded-card border border-line bg-card">
    <Skeleton className="h-20 w-full rounded-none" />
    <div className="-mt-7 px-4 pb-4">
      <span className="block size-14 rounded-control border border-line bg-card" />
      <span className="mt-3 flex items-center text-base">
        &#8203;
        <Skeleton className="h-3 w-36" />
      </span>
      <span className="mt-1 flex items-center text-sm">
        &#8203;
        <Skeleton className="h-3 w-28" />
      </span>
    </div>
  </div>
)
