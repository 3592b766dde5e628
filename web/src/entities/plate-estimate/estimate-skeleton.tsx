import { Skeleton } from '#web/ui/skeleton.tsx'

/** An estimate that is still to come: range, scale, legend and four similar plates. */
export const EstimateSkeleton = ({ hasPrice }: { hasPrice: boolean }) => (
  <>
    <div className="flex h-13 items-center justify-between gap-4">
      <Skeleton className="h-6 w-44" />
      <Skeleton className="h-6 w-24 rounded-full" />
    </div>
    <Skeleton className={hasPrice ? 'mt-11 h-6 rounded-full' : 'mt-4 h-6 rounded-full'} />
    <div className="mt-4 flex flex-col gap-3">
      {hasPrice && <Skeleton className="h-5" />}
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
    </div>
    <div className="mt-4 border-t border-line py-4">
      <Skeleton className="h-5 w-44" />
    </div>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4 border-t border-line py-4">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="h-20" />
      ))}
    </div>
  </>
)
