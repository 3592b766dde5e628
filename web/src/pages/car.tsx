import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { isDetail, useListing } from '#web/entities/listing/queries.ts'
import { ListingSkeleton } from '#web/features/car/listing-skeleton.tsx'
import { CarView } from './car/car-view.tsx'

// Most links lead to a car.
const MissingCar = lazy(async () => ({
  default: (await import('#web/entities/listing/missing-car.tsx')).MissingCar,
}))
// For owners and admins alone.
const UnfinishedCar = lazy(async () => ({
  default: (await import('#web/entities/listing/missing-car.tsx')).UnfinishedCar,
}))

/** `/cars/:slug` */
export const CarPage = () => {
  const { slug = '' } = useParams()
  const { data: listing, error } = useListing(slug)
  if (error)
    return (
      <Suspense fallback={<ListingSkeleton />}>
        <MissingCar error={error} />
      </Suspense>
    )
  if (!listing) return <ListingSkeleton />
  if (!isDetail(listing))
    return (
      <Suspense fallback={<ListingSkeleton />}>
        <UnfinishedCar listing={listing} />
      </Suspense>
    )
  return <CarView key={listing.id} listing={listing} />
}
