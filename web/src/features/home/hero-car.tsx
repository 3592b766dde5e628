import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { CarTitle } from '#web/entities/listing/listing-parts.tsx'
import { heroMedia, heroSizes } from '#web/entities/listing/photo-sizes.ts'
import { useFeatured } from '#web/entities/listing/queries.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { heroCarOf } from './featured-cars.tsx'
import { heroFrame } from './section.tsx'

/** A featured car with its name and price; without one, the flag's plain field in the same frame. */
export const HeroCar = () => {
  const { t, language } = useT('home')
  const { data: featured, isPending } = useFeatured()
  // A picture that is only hidden would still be fetched, before the ones that a phone shows.
  const wide = useMedia(heroMedia)
  const listing = heroCarOf(featured)
  if (!wide || !listing)
    return (
      <div aria-hidden className={heroFrame}>
        {!isPending && <div className="size-full bg-brand" />}
      </div>
    )
  return (
    <Link to={paths.car(listing.slug)} className={heroFrame}>
      <CarPhoto photo={listing.images[0]} alt="" sizes={heroSizes} priority className="size-full" />
      <span className="absolute end-4 top-4 flex max-w-[calc(100%-4rem)] items-center gap-2.5 rounded-full bg-card/95 py-2 ps-4 pe-3 text-sm shadow-card">
        <span className="truncate text-ink-2">
          <span className="sr-only">{t('hero.featured')} </span>
          <CarTitle listing={listing} />
        </span>
        <bdi className="font-semibold whitespace-nowrap">{formatMoney(listing.priceQAR, language)}</bdi>
        <ArrowRight aria-hidden className="mirrored size-4 shrink-0 text-maroon" />
      </span>
    </Link>
  )
}
