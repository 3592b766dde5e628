import { Skeleton } from '#web/ui/skeleton.tsx'

const rows = [0, 1, 2, 3, 4, 5, 6, 7]

/** The records while the first page is loaded: cards on a phone, the lines of the table on a desk. */
export const AuditSkeleton = () => (
  <div
    aria-busy
    className="flex flex-col gap-3 lg:gap-0 lg:overflow-clip lg:rounded-card lg:border lg:border-line lg:bg-card lg:pt-11"
  >
    {rows.map((row) => (
      <div
        key={row}
        className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 lg:flex-row lg:gap-8 lg:rounded-none lg:border-x-0 lg:border-b-0 lg:px-5 lg:py-3.5"
      >
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-5 w-28" />
        <span className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-5 w-48 max-w-full" />
          <Skeleton className="h-4 w-64 max-w-full" />
          <Skeleton className="h-4 w-16" />
        </span>
        <Skeleton className="h-5 w-56 max-w-full" />
      </div>
    ))}
  </div>
)
