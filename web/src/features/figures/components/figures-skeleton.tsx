import { Skeleton } from '#web/ui/skeleton.tsx'

const cards = ['listings', 'plates', 'leads', 'users', 'decisions', 'wait']
const charts = ['submitted', 'leads', 'decisions', 'wait']

/** The place of the figures while they are still to come. */
export const FiguresSkeleton = () => (
  <div aria-busy className="flex flex-col gap-4">
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      {cards.map((name) => (
        <Skeleton key={name} className="h-27 rounded-card" />
      ))}
    </div>
    <div className="grid gap-4 xl:grid-cols-2">
      {charts.map((name) => (
        <Skeleton key={name} className="h-90 rounded-card" />
      ))}
    </div>
  </div>
)
