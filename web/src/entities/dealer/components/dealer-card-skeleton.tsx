import { Skeleton } from '#web/ui/skeleton.tsx'

/** A DealerCard that is still to come, of the geometry it has without a cover. */
export const DealerCardSkeleton = () => (
  <div aria-hidden className="overflow-clip rounded-card border border-line bg-card">
    <div className="flex items-center gap-4 p-4">
      <Skeleton className="size-14 shrink-0 rounded-control" />
      <span className="flex-1">
        <span className="flex items-center text-base">
          &#8203;
          <Skeleton className="h-3 w-36" />
        </span>
        <span className="mt-1 flex items-center text-sm">
          &#8203;
          <Skeleton className="h-3 w-28" />
        </span>
      </span>
    </div>
  </div>
)
