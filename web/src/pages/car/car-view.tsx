import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { canBeContacted } from '#shared/rules/availability.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { lazyPage } from '#web/app/lazy-page.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { messageHash, paths } from '#web/app/paths.ts'
import { useCarNames } from '#web/entities/catalogue/queries.ts'
import { FavoriteButton } from '#web/entities/favorite/favorite-button.tsx'
import { useCurrentUser } from '#web/entities/user/api/get-current-user.ts'
import { carLayout } from '#web/features/car/car-layout.ts'
import { ContactBar } from '#web/features/car/contact-bar.tsx'
import { Gallery } from '#web/features/car/gallery.tsx'
import { ListingSummary } from '#web/features/car/listing-summary.tsx'
import { cityOf, titleOf } from '#web/entities/listing/labels.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Breadcrumb } from './breadcrumb.tsx'

// For owners and admins alone.
const OwnerBanner = lazy(async () => ({
  default: (await import('#web/features/car/owner-banner.tsx')).OwnerBanner,
}))

// Sold, reserved or paused: most cars are none of it.
const AvailabilityBanner = lazyPage(
  async () => (await import('#web/features/car/availability-banner.tsx')).AvailabilityBanner,
  ['availability'],
)
const MessageDialog = lazyPage(
  async () => (await import('#web/features/contact/message-dialog.tsx')).MessageDialog,
  ['lead'],
)
const MessageButton = lazyPage(
  async () => (await import('#web/features/contact/message-button.tsx')).MessageButton,
  ['lead'],
)

const PriceVerdict = lazyPage(
  async () => (await import('#web/entities/price-rating/components/price-verdict.tsx')).PriceVerdict,
  ['price'],
)
const FurtherDown = lazyPage(async () => (await import('./further-down.tsx')).FurtherDown, ['vehicle'])
const MoreCars = lazy(async () => ({ default: (await import('./more-cars.tsx')).MoreCars }))
const CompareButton = lazyPage(
  async () => (await import('#web/features/compare/compare-button.tsx')).CompareButton,
  ['vehicle'],
)

/** A car with everything that its page shows. */
export const CarView = ({ listing }: { listing: ListingDetail }) => {
  const { t, language } = useT('listing')
  const { makeName, modelName } = useCarNames()
  const { user, isPlatformAdmin } = useCurrentUser()
  const title = titleOf(listing, language)
  const price = formatMoney(listing.priceQAR, language)
  usePageMeta(title, t('meta', { title, price, city: cityOf(listing.city, language) }))
  const make = { value: listing.make, name: makeName(listing.make) }
  const model = { value: listing.model, name: modelName(listing.model) }
  const { hash } = useLocation()
  const isOwn = listing.own !== undefined && !isPlatformAdmin
  // Undefined until it is first wanted; who comes back from signing in for it wants it at once.
  const [writing, setWriting] = useState(hash === messageHash && !isOwn ? true : undefined)
  const messageButton = (compact: boolean) => (
    <Suspense fallback={<span className="h-11" />}>
      <MessageButton isOwn={isOwn} compact={compact} onPress={() => setWriting(true)} />
    </Suspense>
  )
  return (
    <div className="page-width pt-2 lg:pt-4 lg:pb-10">
      <Breadcrumb make={make} model={model} />
      {listing.own && (
        <Suspense fallback={<div className="mb-6 h-24" />}>
          <OwnerBanner own={listing.own} id={listing.id} mayEdit={!isPlatformAdmin} />
        </Suspense>
      )}
      {listing.availability !== 'AVAILABLE' && (
        <Suspense fallback={<div className="mb-6 h-24" />}>
          <AvailabilityBanner
            availability={listing.availability}
            similar={paths.cars({ make: listing.make, model: listing.model })}
          />
        </Suspense>
      )}
      <div className={carLayout.grid}>
        <div className={carLayout.gallery}>
          <Gallery photos={listing.images} title={title} />
        </div>
        <div className={carLayout.summary}>
          <ListingSummary
            listing={listing}
            action={<FavoriteButton listing={listing} title={title} look="plain" />}
            message={messageButton(false)}
            verdict={
              <Suspense>
                <PriceVerdict id={listing.id} />
              </Suspense>
            }
          />
          <div className="mt-2 h-11">
            <Suspense>
              <CompareButton listing={listing} />
            </Suspense>
          </div>
        </div>
        <div className={carLayout.body}>
          <Suspense fallback={<div aria-busy className="min-h-dvh" />}>
            <FurtherDown listing={listing} make={make.name} model={model.name} />
          </Suspense>
        </div>
      </div>
      <Suspense>
        <MoreCars listing={listing} />
      </Suspense>
      {canBeContacted(listing.availability) && <ContactBar listing={listing} message={messageButton(true)} />}
      {writing !== undefined && (
        <Suspense>
          <MessageDialog
            open={writing}
            onClose={() => setWriting(false)}
            listing={listing}
            car={`${make.name} ${model.name} ${listing.year}`}
            user={user}
          />
        </Suspense>
      )}
    </div>
  )
}
