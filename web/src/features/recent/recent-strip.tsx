import { useRef } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { AsOf } from '#web/app/offline/as-of.tsx'
import { isBroughtBack } from '#web/app/offline/is-brought-back.ts'
import { FavoriteButton } from '#web/entities/favorite/favorite-button.tsx'
import { useCards } from '#web/entities/listing/queries.ts'
import { ListingCardSkeleton, ListingCard } from '#web/entities/listing/listing-card.tsx'
import { titleOf } from '#web/entities/listing/labels.ts'
import { useT } from '#web/i18n/use-t.ts'
import { forgetViewed } from '#web/stores/recently-viewed.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { focusMain } from '#web/ui/focus-main.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

// Of 17 rem each, with a rem between them, on a page of 80 rem: no more than these have nowhere to scroll to.
const fitting = 4

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

type RecentStripProps = { /** The latest first. */ ids: readonly string[]; className: string }

/** The cars seen before, in a strip to swipe; those no longer for sale are left out without a word. */
export const RecentStrip = ({ ids, className }: RecentStripProps) => {
  const { t, language } = useT('recent')
  const { data: cars, error, dataUpdatedAt, errorUpdatedAt } = useCards(ids)
  const strip = useRef<HTMLUListElement>(null)
  if (error || cars?.length === 0) return null

  // A card less than what is in sight; in right-to-left, a strip scrolls from 0 into the negative.
  const scroll = (forward: boolean) => {
    const list = strip.current
    if (!list) return
    const step = Math.max(list.clientWidth - 280, 280)
    list.scrollBy({ left: forward === isRtl(list) ? -step : step })
  }
  const clear = () => {
    forgetViewed()
    showToast({ title: t('cleared') })
    focusMain()
  }
  return (
    <section aria-busy={!cars} className={className}>
      <div className="mb-5 flex items-center gap-2">
        <h2 className="me-auto text-2xl">{t('title')}</h2>
        {ids.length > fitting && (
          <>
            <IconButton
              label={t('back')}
              icon={<ChevronLeft className="mirrored size-5" />}
              onClick={() => scroll(false)}
              className="max-lg:hidden"
            />
            <IconButton
              label={t('on')}
              icon={<ChevronRight className="mirrored size-5" />}
              onClick={() => scroll(true)}
              className="max-lg:hidden"
            />
          </>
        )}
        <Button variant="ghost" size="sm" aria-label={t('clear.label')} onClick={clear}>
          {t('clear')}
        </Button>
      </div>
      {isBroughtBack({ dataUpdatedAt, errorUpdatedAt }) && <AsOf at={dataUpdatedAt} className="mb-5" />}
      <ul
        ref={strip}
        aria-label={t('strip')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it by the arrows
        tabIndex={0}
        className="-mx-4 -my-2 flex snap-x scroll-px-4 gap-4 overflow-x-auto overscroll-x-contain scroll-smooth px-4 py-2 [scrollbar-width:thin] sm:-mx-1 sm:scroll-px-1 sm:px-1"
      >
        {cars
          ? cars.map((car) => (
              <li key={car.id} className="grid w-68 shrink-0 snap-start grid-cols-1">
                <ListingCard
                  listing={car}
                  sizes="17rem"
                  action={<FavoriteButton listing={car} title={titleOf(car, language)} />}
                />
              </li>
            ))
          : ids.map((id) => (
              <li key={id} className="w-68 shrink-0">
                <ListingCardSkeleton />
              </li>
            ))}
      </ul>
    </section>
  )
}
