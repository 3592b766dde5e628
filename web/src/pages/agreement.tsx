import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { isDetail, useListing } from '#web/features/listings/api/get-listing.ts'
import { AgreementSkeleton } from './agreement/agreement-skeleton.tsx'
import { AgreementView } from './agreement/agreement-view.tsx'
import { MissingCar } from './car/missing-car.tsx'

// For owners and admins alone.
const UnfinishedCar = lazy(async () => ({
  default: (await import('./car/unfinished-car.tsx')).UnfinishedCar,
}))

/** `/cars/:slug/agreement` */
export const AgreementPage = () => {
  const { slug = '' } = useParams()
  const { data: listing, error } = useListing(slug)
  if (error) return <MissingCar error={error} />
  if (!listing) return <AgreementSkeleton />
  if (isDetail(listing)) return <AgreementView key={listing.id} listing={listing} />
  return (
    <Suspense fallback={<AgreementSkeleton />}>
      <UnfinishedCar listing={listing} />
    </Suspense>
  )
}
