import { Skeleton } from '#web/ui/skeleton.tsx'

const rows = 12

/** A comparison that is still to come, with as many cars. */
export const CompareSkeleton = ({ count }: { count: number }) => (
  <div aria-busy>
    <Skeleton className="mb-4 h-11 w-64 rounded-control" />
    <div
      className="grid gap-x-4 gap-y-5"
      style={{ gridTemplateColumns: `minmax(4rem, 11rem) repeat(${count}, minmax(0, 1fr))` }}
    >
      <span />
      {Array.from({ length: count }, (_, car) => (
        <Skeleton key={car} className="aspect-[4/3] rounded-control" />
      ))}
      {Array.from({ length: rows * (count + 1) }, (_, cell) => (
        <Skeleton key={cell} className="h-4" />
      ))}
    </div>
  </div>
)
