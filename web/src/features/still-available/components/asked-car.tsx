import type { AboutListing } from '#shared/schemas/notification.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'

/** The car in question: what its seller recognises it by. */
export const AskedCar = ({ listing }: { listing: AboutListing }) => {
  const { t, language } = useT('still-available')
  const title = language === 'ar' ? listing.titleAr : listing.title
  return (
    <>
      <CarPhoto
        photo={listing.image ?? undefined}
        alt={t('photo', { title })}
        sizes="(min-width: 40rem) 32rem, 100vw"
        priority
        className="aspect-[16/10] w-full"
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 pt-4">
        <h2 className="text-base font-medium tracking-normal break-words">{title}</h2>
        {listing.priceQAR !== null && (
          <p className="text-lg font-semibold tabular-nums">
            <bdi>{formatMoney(listing.priceQAR, language)}</bdi>
          </p>
        )}
      </div>
    </>
  )
}
