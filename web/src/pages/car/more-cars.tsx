import { useEffect } from 'react'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { CompareTray } from '#web/pages/compare/compare-tray.tsx'
import { RecentCars } from '#web/features/recent/recent-cars.tsx'
import { rememberViewed } from '#web/stores/recently-viewed.ts'
import { SimilarCars } from './similar-cars.tsx'

/** Where to go from this car: those like it, those seen before it, those put aside to compare. */
export const MoreCars = ({ listing }: { listing: ListingDetail }) => {
  useEffect(() => {
    rememberViewed(listing.id)
    void import('#web/features/car/count-person.ts').then(
      ({ countView }) => countView(listing.id),
      // Not counted, then.
      () => {},
    )
  }, [listing.id])
  return (
    <>
      <SimilarCars listing={listing} />
      <RecentCars except={listing.id} className="mt-14 lg:mt-20" />
      <CompareTray />
    </>
  )
}
