import { Skeleton } from '#web/ui/skeleton.tsx'

/** A rating that is still to come: verdict, scale, legend and four cars, as most that have a verdict show. */
export const ComparisonSkeleton = () => (
  <>
    <Skeleton className="h-7 w-40" />
    <Skeleton className="mt-2 h-3.5 w-64 max-w-full" />
    <Skeleton className="mt-11 h-6 rounded-full" />
    <div className="mt-4 flex flex-col gap-3">
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
    </div>
    <Skeleton className="mt-4 h-3.5 w-64 max-w-full" />
    <div className="mt-5 border-t border-line pt-5">
      <Skeleton className="h-10 w-56 max-w-full" />
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="flex h-32 gap-3.5 py-3 sm:h-24">
          <Skeleton className="aspect-[4/3] w-24 shrink-0 self-start rounded-control" />
          <Skeleton className="h-4 w-40" />
        </div>
      ))}
    </div>
    <div className="mt-5 border-t border-line py-4">
      <Skeleton className="h-5 w-44" />
    </div>
  </>
)
