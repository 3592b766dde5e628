import { Skeleton } from '#web/ui/skeleton.tsx'

const cards = ['first', 'second', 'third', 'fourth']

/** How appeals stand beside each other. */
export const appealGrid = 'grid grid-cols-1 gap-4 lg:grid-cols-2'

/** The appeals while their first page is loaded. */
export const AppealsSkeleton = () => (
  <div aria-busy className={appealGrid}>
    {cards.map((card) => (
      <Skeleton key={card} className="h-80 rounded-card" />
    ))}
  </div>
)
