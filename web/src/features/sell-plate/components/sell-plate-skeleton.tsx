import { Skeleton } from '#web/ui/skeleton.tsx'

const fields = ['number', 'category', 'price', 'description']

/** The form to offer a plate while it is still to come, in its geometry. */
export const SellPlateSkeleton = () => (
  <div aria-busy className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-8">
    <Skeleton className="h-48 w-full rounded-panel lg:col-start-2" />
    <div className="flex flex-col gap-5 lg:col-start-1 lg:row-start-1">
      {fields.map((name) => (
        <Skeleton key={name} className="h-20 w-full rounded-control" />
      ))}
    </div>
  </div>
)
