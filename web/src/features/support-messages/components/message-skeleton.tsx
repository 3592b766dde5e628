import { Skeleton } from '#web/ui/skeleton.tsx'

/** MessageCards that are still to come. */
export const MessageSkeleton = () => (
  <div aria-busy className="flex flex-col gap-4">
    {['first', 'second', 'third'].map((name) => (
      <div
        key={name}
        aria-hidden
        className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5"
      >
        <Skeleton className="h-5 w-64 max-w-full" />
        <Skeleton className="h-4 w-48 max-w-full" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-11 w-72 max-w-full" />
      </div>
    ))}
  </div>
)
