import type { PlateView } from '#shared/schemas/plate.ts'
import { FavoritePlateButton } from '#web/entities/favorite/favorite-plate-button.tsx'
import { PlateCard } from '#web/entities/plate/plate-card.tsx'
import { PlateCardSkeleton } from '#web/entities/plate/plate-card-skeleton.tsx'
import { cx } from '#web/ui/cx.ts'
import { loadPlateDialogs } from './lazy-dialogs.ts'

const skeletons = 9
const grid = 'grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3'

/** Plates that are still to come. */
export const PlateListSkeleton = () => (
  <div aria-busy className={grid}>
    {Array.from({ length: skeletons }, (_, index) => (
      <PlateCardSkeleton key={index} />
    ))}
  </div>
)

type PlateListProps = {
  plates: readonly PlateView[]
  /** An older answer, while the one that was asked for is under way. */
  outdated: boolean
}

/** The plates of one page of the list. */
export const PlateList = ({ plates, outdated }: PlateListProps) => (
  <ul
    aria-busy={outdated}
    onPointerEnter={loadPlateDialogs}
    onFocus={loadPlateDialogs}
    className={cx(grid, 'transition-opacity', outdated && 'opacity-50')}
  >
    {plates.map((plate) => (
      <li key={plate.id} className="grid grid-cols-1">
        <PlateCard plate={plate} action={<FavoritePlateButton plate={plate} />} />
      </li>
    ))}
  </ul>
)
