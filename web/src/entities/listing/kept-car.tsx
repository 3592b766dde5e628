import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { placeIn } from '#shared/reference/areas.ts'
import { transmissionLabels } from '#shared/reference/car-vocabulary.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { AsOf } from '#web/app/offline/as-of.tsx'
import { readKeptCards } from '#web/app/offline/kept-offers.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { bodyOf, fuelOf, titleOf } from '#web/entities/listing/labels.ts'
import { isOutline, useKnownCard } from '#web/entities/listing/queries.ts'
import { CarTitle, Price, SellerBadge } from '#web/entities/listing/listing-parts.tsx'
import { formatKilometres } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'

type CarOfCardProps = { /** When the card came; absent: not known. */ at?: number; data: ListingCard }

const CarOfCard = ({ at, data: car }: CarOfCardProps) => {
  const { t, language } = useT('device')
  const cars = useT('cars')
  const title = titleOf(car, language)
  usePageMeta(title)
  const facts = [
    formatKilometres(car.mileage, language),
    fuelOf(car.fuelType, language),
    transmissionLabels[car.transmission][language],
    bodyOf(car.bodyType, language),
    placeIn(car, language),
  ]
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-6 lg:grid-cols-2 lg:gap-10 lg:py-12">
      <CarPhoto
        photo={car.images[0]}
        alt={car.images[0] ? cars.t('photo', { title }) : cars.t('noPhoto')}
        sizes="(min-width: 64rem) 50vw, 92vw"
        priority
        className="aspect-[4/3] w-full rounded-card"
      />
      <div>
        <h1 className="text-2xl lg:text-3xl">
          <CarTitle listing={car} />
        </h1>
        <div className="mt-3">
          <Price listing={car} />
        </div>
        <ul className="mt-4 flex flex-wrap gap-x-2 text-ink-2">
          {facts.map((fact) => (
            <li
              key={fact}
              className="after:ms-2 after:text-ink-3 after:content-['·'/''] last:after:content-none"
            >
              {fact}
            </li>
          ))}
        </ul>
        <div className="mt-4">
          <SellerBadge listing={car} />
        </div>
        {at !== undefined && <AsOf at={at} className="mt-6" />}
        <p className="mt-2 text-sm text-ink-2">{t('kept.text')}</p>
      </div>
    </div>
  )
}

/** The car of this address as it was seen before, as far as its card goes; `otherwise` where it was not. */
export const KeptCar = ({ otherwise }: { otherwise: ReactNode }) => {
  const { slug = '' } = useParams()
  const listed = useKnownCard(slug)
  const kept = readKeptCards().find(({ data }) => data.slug === slug || data.id === slug)
  if (kept) return <CarOfCard {...kept} />
  // A search without a connection lists cards that came on any day.
  return listed && !isOutline(listed) ? <CarOfCard data={listed} /> : otherwise
}
