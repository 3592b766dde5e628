import { lazy, Suspense, type ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { isDetail, useListing } from '#web/entities/listing/queries.ts'
import { MissingCar } from '../car/missing-car.tsx'
import { PaperSkeleton } from './paper-skeleton.tsx'

// For owners and admins alone.
const UnfinishedCar = lazy(async () => ({
  default: (await import('../car/unfinished-car.tsx')).UnfinishedCar,
}))

/** The paper about the car that the address names, or why there is none. */
export const PaperOfCar = ({ view: View }: { view: ComponentType<{ listing: ListingDetail }> }) => {
  const { slug = '' } = useParams()
  const { data: listing, error } = useListing(slug)
  if (error) return <MissingCar error={error} />
  if (!listing) return <PaperSkeleton />
  if (isDetail(listing)) return <View key={listing.id} listing={listing} />
  return (
    <Suspense fallback={<PaperSkeleton />}>
      <UnfinishedCar listing={listing} />
    </Suspense>
  )
}
