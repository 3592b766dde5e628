import { Skeleton } from '#web/ui/skeleton.tsx'

/** A DealerCard that is still to come, of the same geometry. */
export const DealerCardSkeleton = () => (
  <div aria-hidden className="flex items-center gap-4 rounded-card border border-line bg-card p-4">
    <Skeleton className="size-14 rounded-control" />
    <div className="flex-1">
      <span className="flex items-center text-base">
        &#8203;
        <Skeleton className="h-3 w-36" />
      </span>
      <span className="mt-0.5 flex items-center text-sm">
        &#8203;
        <Skeleton className="h-3 w-28" />
      </span>
    </div>
  </div>
)
