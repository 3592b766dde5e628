import { Skeleton } from '#web/ui/skeleton.tsx'
import { columns, sideColumn } from './columns.ts'

/** The application while it is fetched, in the geometry of its form. */
export const ApplicationSkeleton = () => (
  <div aria-busy className={columns}>
    <div className="flex flex-col gap-5">
      <Skeleton className="h-[36rem] w-full rounded-card" />
      <Skeleton className="h-80 w-full rounded-card" />
    </div>
    <div className={sideColumn}>
      <Skeleton className="h-[32rem] w-full rounded-card" />
    </div>
  </div>
)
