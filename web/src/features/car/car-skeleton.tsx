import type { ListingCard } from '#shared/schemas/listing.ts'
import { titleOf } from '#web/entities/listing/labels.ts'
import { gallerySizes } from '#web/entities/listing/photo-sizes.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { PhotoSkeleton, Skeleton } from '#web/ui/skeleton.tsx'

/** The page of a car that is still to come, of the same geometry; with what a card that was pressed has told of it. */
export const CarSkeleton = ({ card }: { card?: ListingCard | undefined }) => {
  const { t, language } = useT()
  const photo = card?.images[0]
  return (
    <div aria-busy className="page-width py-4 lg:py-6">
      {!card && <h1 className="sr-only">{t('loading')}</h1>}
      <Skeleton className="mt-4 mb-6 h-3 w-56" />
      <div className={carLayout.grid}>
        <div className={carLayout.gallery}>
          <div className="aspect-[4/3] overflow-clip max-sm:-mx-4 sm:rounded-panel">
            {photo ? (
              <CarPhoto photo={photo} alt="" sizes={gallerySizes} priority className="size-full" />
            ) : (
              <PhotoSkeleton className="size-full" />
            )}
          </div>
          <div className="mt-2 grid grid-cols-6 gap-2 sm:mt-3 sm:gap-3">
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} className="aspect-[4/3] rounded-control" />
            ))}
          </div>
        </div>
        <div className={carLayout.summary}>
          <div className="rounded-card border border-line bg-card p-5 lg:p-6">
            {card ? (
              <p className={priceClass}>
                <bdi>{formatMoney(card.priceQAR, language)}</bdi>
              </p>
            ) : (
              <Skeleton className="h-8 w-44" />
            )}
            <Skeleton className="mt-3 h-3 w-32" />
            {card ? (
              <h1 className="mt-6 text-xl">{titleOf(card, language)}</h1>
            ) : (
              <Skeleton className="mt-6 h-5 w-64 max-w-full" />
            )}
            <Skeleton className="mt-4 h-3.5 w-56 max-w-full" />
            <div className="my-8 flex gap-3.5">
              <Skeleton className="size-12 rounded-full" />
              <Skeleton className="mt-1 h-4 w-40" />
            </div>
            <Skeleton className="h-11 rounded-control max-lg:hidden" />
            <Skeleton className="mt-2.5 h-11 rounded-control max-lg:hidden" />
          </div>
        </div>
        <div className={carLayout.body}>
          <CarBodySkeleton />
        </div>
      </div>
    </div>
  )
}

/** What stands below the photos and is still to come: as high as the window, so that nothing below it is seen to jump. */
export const CarBodySkeleton = () => (
  <div aria-busy className="flex min-h-dvh flex-col gap-10">
    <Skeleton className="h-5 w-40" />
    <Skeleton className="h-64 rounded-card" />
  </div>
)

/** The price, where it decides. */
export const priceClass =
  'text-2xl font-semibold sm:text-3xl lg:text-2xl xl:text-3xl whitespace-nowrap tabular-nums'

// A focused control is not under the contact bar of a phone.
const clearOfBar = '[&_:focus-visible]:scroll-mb-40 short:[&_:focus-visible]:scroll-mb-22'

/** Where the parts of a car's page stand: the summary after the photos on a phone, beside everything on a desktop. */
export const carLayout = {
  grid: 'grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr] lg:gap-y-10',
  gallery: 'min-w-0',
  summary: `lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start ${clearOfBar}`,
  body: `flex min-w-0 flex-col gap-10 pt-2 lg:col-start-1 ${clearOfBar}`,
} as const
