import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useFeatured } from '#web/features/listings/api/list-featured.ts'
import { titleOf } from '#web/features/listings/words.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { cx } from '#web/ui/cx.ts'

const frame =
  'serrated relative block aspect-[16/11] w-full overflow-clip rounded-e-panel bg-sand ps-5 focus-visible:-outline-offset-8 lg:ps-9 ' +
  'before:absolute before:inset-y-0 before:start-0 before:w-5 before:bg-brand lg:before:w-9'

/** The first featured car, large, with its name and price; without one, the flag's plain field in the same frame. */
export const HeroPhoto = () => {
  const { t, language } = useT('home')
  const { data: featured, isPending } = useFeatured()
  const listing = featured?.find(({ images }) => images.length > 0)
  if (!listing)
    return (
      <div aria-hidden className={frame}>
        <div className={cx('size-full', isPending ? 'bg-sand-2' : 'bg-brand')} />
      </div>
    )
  const title = titleOf(listing, language)
  return (
    <Link to={paths.car(listing.slug)} className={frame}>
      <CarPhoto
        photo={listing.images[0]}
        alt=""
        sizes="(min-width: 84rem) 44rem, (min-width: 64rem) 52vw, 100vw"
        priority
        className="size-full"
      />
      <span className="absolute end-4 top-4 flex max-w-[calc(100%-4rem)] items-center gap-3 rounded-full bg-card/95 py-2 ps-4 pe-3 text-sm text-ink shadow-card">
        <span className="truncate">
          <span className="sr-only">{t('hero.featured')} </span>
          {title}
        </span>
        <bdi className="font-semibold whitespace-nowrap">{formatMoney(listing.priceQAR, language)}</bdi>
        <ArrowRight aria-hidden className="mirrored size-4 text-maroon" />
      </span>
    </Link>
  )
}
