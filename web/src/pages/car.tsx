import { Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useLocation, useNavigationType, useParams } from 'react-router-dom'
import { placeIn } from '#shared/reference/areas.ts'
import { canBeContacted } from '#shared/rules/availability.ts'
import type { ListingDetail } from '#shared/schemas/listing.ts'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import { lazyPage, lazyPart } from '#web/app/lazy-page.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { type ContactAct, contactActs, paths } from '#web/app/paths.ts'
import { useCarNames } from '#web/entities/catalogue/queries.ts'
import { FavoriteButton } from '#web/entities/favorite/favorite-button.tsx'
import { titleOf } from '#web/entities/listing/labels.ts'
import { isDetail, useKnownCard, useListing } from '#web/entities/listing/queries.ts'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { countView } from '#web/features/car/queries.ts'
import { CompareTray } from '#web/features/compare/compare-tray.tsx'
import { RecentCars } from '#web/features/recent/recent-cars.tsx'
import { Breadcrumb } from '#web/features/car/breadcrumb.tsx'
import { CarBodySkeleton, carLayout, CarSkeleton } from '#web/features/car/car-skeleton.tsx'
import { CarSummary } from '#web/features/car/car-summary.tsx'
import { ContactBar } from '#web/features/car/contact-links.tsx'
import { Gallery } from '#web/features/car/gallery.tsx'
import { formatMoney } from '#web/i18n/format.ts'
import { useQuoteDialog } from '#web/features/quotes/use-quote-dialog.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { rememberViewed } from '#web/stores/recently-viewed.ts'
import { WhenNear } from '#web/ui/when-near.tsx'

// Most links lead to a car that is there.
const MissingCar = lazyPage(
  async () => (await import('#web/entities/listing/missing-car.tsx')).MissingCar,
  [],
)
const UnfinishedCar = lazyPage(
  async () => (await import('#web/entities/listing/missing-car.tsx')).UnfinishedCar,
  ['vehicle'],
)
const loadBanners = () => import('#web/features/car/banners.tsx')
const OwnerBanner = lazyPart(async () => (await loadBanners()).OwnerBanner, ['vehicle'])
const AvailabilityBanner = lazyPart(async () => (await loadBanners()).AvailabilityBanner, ['availability'])
const MessageButton = lazyPart(
  async () => (await import('#web/features/contact/message-button.tsx')).MessageButton,
  ['lead'],
)
const ActButtons = lazyPart(
  async () => (await import('#web/features/contact/message-button.tsx')).ActButtons,
  ['lead'],
)
const CarContactDialog = lazyAsked(
  async () => (await import('#web/features/contact/car-contact-dialog.tsx')).CarContactDialog,
  ['lead', 'price-offer', 'viewing'],
)
const PriceVerdict = lazyPart(
  async () => (await import('#web/features/car/rated-price.tsx')).PriceVerdict,
  ['price'],
)
const CompareButton = lazyPart(
  async () => (await import('#web/features/compare/compare-button.tsx')).CompareButton,
  ['vehicle'],
)
// Below the photos: nobody sees it on arrival.
const loadDetails = () => import('#web/features/car/car-details.tsx')
const CarDetails = lazyPart(async () => (await loadDetails()).CarDetails, ['vehicle', 'evidence'])
const CarSafetyTips = lazyPart(async () => (await loadDetails()).CarSafetyTips, ['vehicle'])
const CityMap = lazyPart(async () => (await import('#web/entities/listing/city-map.tsx')).CityMap, ['map'])
const PriceComparison = lazyPart(
  async () => (await import('#web/features/car/price-comparison.tsx')).PriceComparison,
  ['price'],
)
const PriceHistory = lazyPart(
  async () => (await import('#web/entities/price-rating/price-history.tsx')).PriceHistory,
  ['price'],
)
const FinanceCard = lazyPart(
  async () => (await import('#web/features/finance/finance-card.tsx')).FinanceCard,
  ['finance'],
)
const SafeDeal = lazyPart(
  async () => (await import('#web/features/safe-deal/safe-deal.tsx')).SafeDeal,
  ['safe-deal'],
)
const ReportButton = lazyPart(
  async () => (await import('#web/entities/report/report-button.tsx')).ReportButton,
  ['report'],
)
const SimilarCars = lazyPart(
  async () => (await import('#web/features/car/similar-cars.tsx')).SimilarCars,
  ['vehicle'],
)

const CarView = ({ listing }: { listing: ListingDetail }) => {
  const { t, language } = useT('listing')
  const { ask, dialog } = useQuoteDialog()
  const { makeName, modelName } = useCarNames()
  const { user, isPlatformAdmin } = useCurrentUser()
  const title = titleOf(listing, language)
  const price = formatMoney(listing.priceQAR, language)
  usePageMeta(title, t('meta', { title, price, city: placeIn(listing, language) }))
  useEffect(() => {
    rememberViewed(listing.id)
    countView(listing.id)
  }, [listing.id])
  const make = makeName(listing.make)
  const model = modelName(listing.model)
  const { hash } = useLocation()
  const isOwn = listing.own !== undefined && !isPlatformAdmin
  // Undefined until the dialog is first wanted; at once for a visitor who comes back from signing in for it.
  const mayOffer = listing.availability === 'AVAILABLE' && !listing.isPriceFixed
  const asked = contactActs.find((one) => hash === `#${one}`)
  const isForSale = canBeContacted(listing.availability)
  const wanted = !isForSale || isOwn || (asked === 'offer' && !mayOffer) ? undefined : asked
  const [writing, setWriting] = useState(wanted ? true : undefined)
  const [act, setAct] = useState<ContactAct>(wanted ?? 'message')
  const write = (next: ContactAct) => {
    setAct(next)
    setWriting(true)
  }
  const messageButton = (compact: boolean) => (
    <Suspense fallback={<span className="h-11 w-15 shrink-0 cramped:w-10" />}>
      <MessageButton isOwn={isOwn} compact={compact} onPress={() => write('message')} />
    </Suspense>
  )
  const actButtons = isForSale && !isOwn && (
    <div className="mt-5 flex min-h-11 flex-wrap gap-2.5 *:min-w-40 *:flex-1 lg:mt-2.5">
      <Suspense>
        <ActButtons mayOffer={mayOffer} onPress={write} />
      </Suspense>
    </div>
  )
  return (
    <div className="page-width pt-2 lg:pt-4 lg:pb-10">
      <Breadcrumb make={{ value: listing.make, name: make }} model={{ value: listing.model, name: model }} />
      {listing.own && (
        <Suspense fallback={<div className="mb-6 h-24" />}>
          <OwnerBanner own={listing.own} car={listing} user={user} />
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
          <Gallery photos={listing.images} video={listing.video} slug={listing.slug} title={title} />
        </div>
        <div className={carLayout.summary}>
          <CarSummary
            listing={listing}
            action={<FavoriteButton listing={listing} title={title} look="plain" />}
            message={messageButton(false)}
            acts={actButtons}
            verdict={
              <Suspense>
                <PriceVerdict listing={listing} />
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
          <Suspense fallback={<CarBodySkeleton />}>
            <CarDetails listing={listing} make={make} model={model} />
            <Suspense fallback={<CarBodySkeleton />}>
              <PriceComparison listing={listing} car={`${make} ${model}`} />
              <PriceHistory offer={listing} />
              {isForSale && (
                <>
                  <FinanceCard
                    price={listing.priceQAR}
                    onAsk={(kind, { bankId, ...loan }) =>
                      ask({
                        kind,
                        providerId: kind === 'financing' ? bankId : undefined,
                        car: { ...listing, title },
                        loan,
                      })
                    }
                  />
                  {dialog}
                  <SafeDeal listing={listing} title={title} />
                </>
              )}
            </Suspense>
            <Suspense>
              <WhenNear minHeight="18rem">
                <CityMap city={listing.city} area={listing.area} />
              </WhenNear>
            </Suspense>
            <CarSafetyTips />
            <Suspense fallback={<div className="h-11" />}>
              <ReportButton offer={{ kind: 'listing', id: listing.id }} isOwn={listing.own !== undefined} />
            </Suspense>
          </Suspense>
        </div>
      </div>
      <Suspense>
        <WhenNear minHeight="24rem">
          <SimilarCars listing={listing} />
        </WhenNear>
        <RecentCars except={listing.id} className="mt-14 lg:mt-20" />
        <CompareTray />
      </Suspense>
      {isForSale && <ContactBar listing={listing} message={messageButton(true)} />}
      {writing !== undefined && (
        <CarContactDialog
          open={writing}
          onClose={() => setWriting(false)}
          listing={listing}
          car={`${make} ${model} ${listing.year}`}
          user={user}
          act={act}
        />
      )}
    </div>
  )
}

/**
 * A car. Where its card was pressed, what that has told is painted before the page, which takes a phone several times as long to draw.
 */
const Car = ({ slug }: { slug: string }) => {
  const { data, error, refetch } = useListing(slug)
  const known = useKnownCard(slug)
  const card = useNavigationType() === 'PUSH' ? known : undefined
  const isPainted = useDeferredValue(true, !card)
  const listing = isPainted ? data : undefined
  if (!error && listing && isDetail(listing)) return <CarView key={listing.id} listing={listing} />
  return (
    <Suspense fallback={<CarSkeleton card={card} />}>
      {error && <MissingCar error={error} onRetry={refetch} />}
      {!error && !listing && <CarSkeleton card={card} />}
      {!error && listing && !isDetail(listing) && <UnfinishedCar listing={listing} />}
    </Suspense>
  )
}

/** `/cars/:slug` */
export const CarPage = () => {
  const { slug = '' } = useParams()
  return <Car key={slug} slug={slug} />
}
