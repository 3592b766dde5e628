import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { isDetail, useListing } from '#web/features/listings/api/get-listing.ts'
import { MissingCar } from './car/missing-car.tsx'
import { WindowCardSkeleton } from './window-card/window-card-skeleton.tsx'
import { WindowCardView } from './window-card/window-card-view.tsx'

// For owners and admins alone.
const UnfinishedCar = lazy(async () => ({
  default: (await import('./car/unfinished-car.tsx')).UnfinishedCar,
}))

/** `/cars/:slug/window-card` */
export const WindowCardPage = () => {
  const { slug = '' } = useParams()
  const { data: listing, error } = useListing(slug)
  if (error) return <MissingCar error={error} />
  if (!listing) return <WindowCardSkeleton />
  if (isDetail(listing)) return <WindowCardView listing={listing} />
  return (
    <Suspense fallback={<WindowCardSkeleton />}>
      <UnfinishedCar listing={listing} />
    </Suspense>
  )
}
