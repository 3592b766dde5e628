import { useState, type ReactNode } from 'react'
import { Camera, ChevronLeft, ChevronRight, Video } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ListingCard } from '#shared/schemas/listing.ts'
import type { Photo } from '#shared/schemas/upload.ts'
import { photoUrl } from '#shared/constants/photos.ts'
import { paths } from '#web/app/paths.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { isOutline } from './queries.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { usePhotoStrip } from '#web/ui/use-photo-strip.ts'

/** A photo of which the card knows the id alone: its frame crops it, so the size says only which widths are worth asking for. */
const ofId = (id: string): Photo => ({
  id,
  imageUrl: photoUrl(id),
  isMain: false,
  width: 1280,
  height: 960,
  placeholder: '',
})

type CardPhotosProps = {
  listing: ListingCard
  title: string
  /** The width on the page, as an image's `sizes`. */
  sizes: string
  /** In sight on arrival. */
  priority: boolean
  /** The shape and place of the photos. */
  className: string
  /** Floats over the photos. */
  children?: ReactNode
}

/**
 * The first photos of a car, to swipe or, with a mouse, to turn by arrows. Only the main one is fetched until somebody touches or
 * hovers; then one ahead of those seen. For a keyboard and a screen reader it is one picture: the car's page has the others.
 */
export const CardPhotos = ({ listing, title, sizes, priority, className, children }: CardPhotosProps) => {
  const { t, language } = useT('cars')
  const [main] = listing.images
  const photos = main ? [main, ...(listing.morePhotos ?? []).map(ofId)] : []
  const { ref, index, reached, goTo, onScroll } = usePhotoStrip(photos.length)
  const [isTouched, setTouched] = useState(false)
  const alt = main ? t('photo', { title }) : t('noPhoto')
  const look = 'size-full transition-[scale] duration-200 group-hover:scale-[1.025]'
  return (
    <div className={cx('overflow-clip', className)} onPointerEnter={() => setTouched(true)}>
      {isOutline(listing) ? (
        <Skeleton className="size-full rounded-none" />
      ) : photos.length < 2 ? (
        <CarPhoto photo={main} alt={alt} sizes={sizes} priority={priority} className={look} />
      ) : (
        <>
          <span role="img" aria-label={alt} className="sr-only" />
          {/* The title is the link that has a name; this one is the same under a finger or a mouse, where the photos lie over it. */}
          <div
            ref={ref}
            onScroll={onScroll}
            aria-hidden
            // Chromium has Tab stop at a box that scrolls, where nothing in it can be reached.
            tabIndex={-1}
            className={cx(
              'relative z-[1] flex size-full snap-x snap-mandatory overscroll-x-contain scroll-smooth [scrollbar-width:none]',
              // Each strip that can be scrolled is a layer of its own; with a mouse only the one under it has to be.
              isTouched ? 'overflow-x-auto' : 'overflow-x-clip [@media(hover:none)]:overflow-x-auto',
            )}
          >
            {(isTouched ? photos : photos.slice(0, 1)).map((photo, number) => (
              <Link
                key={photo.id}
                to={paths.car(listing.slug)}
                tabIndex={-1}
                draggable={false}
                className="size-full shrink-0 snap-center overflow-clip bg-sand outline-none"
              >
                {number <= reached + 1 && (
                  <CarPhoto
                    photo={photo}
                    alt=""
                    sizes={sizes}
                    priority={priority && number === 0}
                    className={look}
                  />
                )}
              </Link>
            ))}
            {/* The room of the others: twenty cards would begin with a hundred links that nobody may ever see. */}
            {!isTouched && <span className="shrink-0" style={{ width: `${photos.length - 1}00%` }} />}
          </div>
          <PhotoDots count={photos.length} index={index} />
          {isTouched && <CardArrows index={index} count={photos.length} goTo={goTo} />}
        </>
      )}
      {(listing.imageCount > 1 || listing.hasVideo) && (
        <span className="pointer-events-none absolute start-2 bottom-2 z-[1] inline-flex h-6 items-center gap-1.5 rounded-full bg-black/55 px-2 text-xs text-white sm:start-3 sm:bottom-3">
          <Camera aria-hidden className="size-3.5" />
          <span className="sr-only">{t('photoCount', { count: listing.imageCount })}</span>
          <span aria-hidden>{formatNumber(listing.imageCount, language)}</span>
          {listing.hasVideo && (
            <>
              <Video aria-hidden className="size-3.5" />
              <span className="sr-only">{t('video')}</span>
            </>
          )}
        </span>
      )}
      {children}
    </div>
  )
}

/** Which of the photos is in sight. */
const PhotoDots = ({ count, index }: { count: number; index: number }) => (
  <span aria-hidden className="pointer-events-none absolute end-2 bottom-4 z-[1] flex gap-1.5 sm:end-3">
    {Array.from({ length: count }, (_, number) => (
      <span
        key={number}
        className={cx(
          'size-1.5 rounded-full bg-white shadow-[0_0_2px_rgb(0_0_0/0.6)] transition-opacity',
          number !== index && 'opacity-55',
        )}
      />
    ))}
  </span>
)

type CardArrowsProps = { index: number; count: number; goTo: (index: number) => void }

/** To the photo before and after, for a mouse; a keyboard need not stop at them on every card. */
const CardArrows = ({ index, count, goTo }: CardArrowsProps) => {
  const { t } = useT('cars')
  const arrows = [
    { to: index - 1, label: t('photoBefore'), icon: ChevronLeft, side: 'start-2' },
    { to: index + 1, label: t('photoAfter'), icon: ChevronRight, side: 'end-2' },
  ]
  return (
    // A pressed arrow takes no focus: it is hidden from those who move by it.
    <div aria-hidden className="hidden group-hover:block" onMouseDown={(event) => event.preventDefault()}>
      {arrows.map(
        ({ to, label, icon: Icon, side }) =>
          to >= 0 &&
          to < count && (
            <div key={side} className={cx('absolute top-1/2 z-[2] -translate-y-1/2', side)}>
              <IconButton
                look="float"
                label={label}
                tabIndex={-1}
                icon={<Icon className="mirrored size-4.5" />}
                className="!size-8"
                onClick={() => goTo(to)}
              />
            </div>
          ),
      )}
    </div>
  )
}
