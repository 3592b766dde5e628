import { Suspense, type ReactNode } from 'react'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { paths } from '#web/app/paths.ts'
import { CarTitle } from '#web/entities/listing/listing-parts.tsx'
import { heroMedia, heroSizes } from '#web/entities/listing/photo-sizes.ts'
import { useFeatured } from '#web/entities/listing/queries.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { chipClass } from '#web/ui/chip.tsx'
import { useMedia } from '#web/ui/use-media.ts'

/** The title of the site, a search, and on a wide screen one real car. */
export const Hero = ({ search }: { search: ReactNode }) => {
  const { t } = useT('home')
  return (
    <section className="page-width grid grid-cols-1 items-center gap-x-12 gap-y-6 pt-7 lg:grid-cols-[5fr_6fr] lg:gap-y-8 lg:pt-12">
      <div className="lg:pb-16">
        <h1 className="text-4xl lg:text-5xl">{t('hero.title')}</h1>
        <p className="mt-3 max-w-lg text-balance text-ink-2 lg:mt-4 lg:text-lg">{t('hero.text')}</p>
      </div>
      {/* In the shell, and until the width of the screen is known, its frame. */}
      <Suspense fallback={<div aria-hidden className={heroFrame} />}>
        <HeroCar />
      </Suspense>
      <div className="z-10 min-w-0 lg:col-span-2 lg:me-8 lg:-mt-18">
        {search}
        <QuickLinks />
      </div>
    </section>
  )
}

/** The flag's field, in which the hero's car stands on a wide screen. */
const heroFrame =
  'serrated relative block aspect-[16/11] w-full overflow-clip rounded-e-panel bg-sand-2 ps-9 focus-visible:-outline-offset-8 max-lg:hidden ' +
  'before:absolute before:inset-y-0 before:start-0 before:w-9 before:bg-brand'

/** A featured car with its name and price; without one, the flag's plain field in the same frame. */
const HeroCar = () => {
  const { t, language } = useT('home')
  const { data: featured, isPending } = useFeatured()
  // A picture that is only hidden would be fetched all the same, before what a phone shows.
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

/** The featured car that the hero shows on a wide screen: the first with a photo. */
export const heroCarOf = (featured: readonly ListingCard[] | undefined): ListingCard | undefined =>
  featured?.find(({ images }) => images.length > 0)

const searches = [
  { key: 'quick.suv', query: { bodyType: 'SUV' } },
  { key: 'quick.sedan', query: { bodyType: 'Sedan' } },
  { key: 'quick.pickup', query: { bodyType: 'Pickup' } },
  { key: 'quick.electric', query: { fuelType: 'Electric' } },
  { key: 'quick.gcc', query: { isGCCSpec: true } },
] as const

/** Searches that many people want, one press away. On a phone the row scrolls sideways. */
const QuickLinks = () => {
  const { t } = useT('home')
  return (
    <ul
      aria-label={t('quick.label')}
      className="-mx-4 mt-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {searches.map(({ key, query }) => (
        <li key={key}>
          <Link to={paths.cars(query)} className={chipClass}>
            {t(key)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
