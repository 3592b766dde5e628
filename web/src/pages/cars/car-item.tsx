import { lazy, memo, Suspense } from 'react'
import type { ListingCard as Listing } from '#shared/schemas/listing.ts'
import { FavoriteButton } from '#web/entities/favorite/favorite-button.tsx'
import { ListingCard } from '#web/entities/listing/listing-card.tsx'
import { resultSizes } from '#web/entities/listing/photo-sizes.ts'
import { titleOf } from '#web/entities/listing/labels.ts'
import type { ViewMode } from '#web/features/browse/view-mode.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CarCompare } from './lazy-compare.ts'

// Most visits stay with the grid.
const ListingRow = lazy(async () => ({
  default: (await import('#web/entities/listing/listing-row.tsx')).ListingRow,
}))

/** A ListingRow that is still to come, as high as most. */
export const CarRowSkeleton = () => <Skeleton className="h-36 rounded-card sm:h-48" />

type CarItemProps = { listing: Listing; mode: ViewMode; /** In sight on arrival. */ priority: boolean }

/** One car among the results, in either layout. Not drawn again while a press on a filter is being answered. */
export const CarItem = memo(({ listing, mode, priority }: CarItemProps) => {
  const { language } = useT('search')
  const isGrid = mode === 'grid'
  const favorite = (
    <FavoriteButton listing={listing} title={titleOf(listing, language)} look={isGrid ? 'float' : 'plain'} />
  )
  return (
    <li className="relative grid grid-cols-1">
      {isGrid ? (
        <ListingCard listing={listing} priority={priority} action={favorite} sizes={resultSizes} />
      ) : (
        <Suspense fallback={<CarRowSkeleton />}>
          <ListingRow listing={listing} priority={priority} action={favorite} />
        </Suspense>
      )}
      <Suspense>
        <CarCompare listing={listing} isGrid={isGrid} />
      </Suspense>
    </li>
  )
})
