import { Suspense } from 'react'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { ListingCardSkeleton } from '#web/entities/listing/listing-card.tsx'
import type { ViewMode } from '#web/features/browse/view-mode.ts'
import { cx } from '#web/ui/cx.ts'
import { CarItem, CarRowSkeleton } from './car-item.tsx'
import { CompareTray } from './lazy-compare.ts'

const skeletons = 9
const layouts: Record<ViewMode, string> = {
  grid: 'grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3',
  list: 'grid grid-cols-1 gap-4',
}

/** Cars that are still to come. */
export const CarListSkeleton = ({ mode }: { mode: ViewMode }) => (
  <div aria-busy className={layouts[mode]}>
    {Array.from({ length: skeletons }, (_, index) =>
      mode === 'grid' ? <ListingCardSkeleton key={index} /> : <CarRowSkeleton key={index} />,
    )}
  </div>
)

type CarListProps = {
  listings: readonly ListingCard[]
  mode: ViewMode
  /** An older answer, while the one that was asked for is under way. */
  outdated: boolean
}

/** The cars of one page of results. */
export const CarList = ({ listings, mode, outdated }: CarListProps) => (
  <>
    <ul
      aria-busy={outdated}
      // What is focused is never under the tray.
      className={cx(
        layouts[mode],
        'transition-opacity [&_:focus-visible]:scroll-mb-40',
        outdated && 'opacity-50',
      )}
    >
      {listings.map((listing, index) => (
        <CarItem key={listing.id} listing={listing} mode={mode} priority={index === 0} />
      ))}
    </ul>
    <Suspense>
      <CompareTray />
    </Suspense>
  </>
)
