import { BrowseCars } from '#web/features/browse/browse-cars.tsx'
import { CompareTray } from '#web/features/compare/compare-tray.tsx'

/** `/cars` */
export const CarsPage = () => (
  <BrowseCars>
    <CompareTray />
  </BrowseCars>
)
