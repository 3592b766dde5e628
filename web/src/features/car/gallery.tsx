import { Suspense, useState } from 'react'
import type { Photo } from '#shared/schemas/photo.ts'
import { lazyPage } from '#web/app/lazy-page.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { gallerySizes } from '#web/entities/listing/photo-sizes.ts'
import { useStrip } from './use-strip.ts'
import { PhotoArrows } from './photo-arrows.tsx'
import { PhotoThumbnails } from './photo-thumbnails.tsx'

const loadDialog = () => import('./photo-dialog.tsx')
const PhotoDialog = lazyPage(async () => (await loadDialog()).PhotoDialog, ['vehicle'])

const frame = 'aspect-[4/3] w-full overflow-clip bg-sand sm:rounded-panel'

/** The photos of a car: a strip to swipe, thumbnails below, and any of them enlarged at a press. */
export const Gallery = ({ photos, title }: { photos: readonly Photo[]; title: string }) => {
  const { t } = useT('listing')
  const cars = useT('cars')
  const { ref, index, goTo, onScroll } = useStrip(photos.length)
  // Which photo was pressed stays known while the dialog fades, else it would turn back to the first.
  const [enlarged, setEnlarged] = useState<number>()
  const [open, setOpen] = useState(false)
  const enlarge = (photo: number) => {
    setEnlarged(photo)
    setOpen(true)
  }
  // The library gives the focus back to the photo that was pressed, and the strip would turn back to it.
  const stay = (photo: number) => {
    const shown = ref.current?.children[photo]
    if (shown instanceof HTMLElement) shown.focus({ preventScroll: true })
    goTo(photo, 'instant')
  }

  if (photos.length === 0)
    return <CarPhoto photo={undefined} alt={cars.t('noPhoto')} sizes={gallerySizes} className={frame} />
  return (
    <section aria-label={t('gallery')} className="flex flex-col gap-2 sm:gap-3">
      <div className="relative max-sm:-mx-4">
        <div
          ref={ref}
          onScroll={onScroll}
          className={`${frame} flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none]`}
        >
          {photos.map((photo, number) => (
            <button
              key={photo.id}
              type="button"
              // Tab reaches the photo in sight; the arrows and thumbnails bring the others.
              tabIndex={number === index ? 0 : -1}
              aria-label={t('gallery.enlarge', { number: number + 1, total: photos.length })}
              onClick={() => enlarge(number)}
              onPointerEnter={() => void loadDialog()}
              className="size-full shrink-0 snap-center focus-visible:-outline-offset-4"
            >
              <CarPhoto
                photo={photo}
                alt={t('gallery.photo', { number: number + 1, total: photos.length, title })}
                sizes={gallerySizes}
                priority={number === 0}
                className="size-full"
              />
            </button>
          ))}
        </div>
        {photos.length > 1 && <PhotoArrows index={index} goTo={goTo} count={photos.length} />}
      </div>
      {photos.length > 1 && (
        <PhotoThumbnails photos={photos} index={index} onPick={goTo} onMore={() => enlarge(index)} />
      )}
      {enlarged !== undefined && (
        <Suspense>
          <PhotoDialog
            open={open}
            onClose={() => setOpen(false)}
            photos={photos}
            title={title}
            first={enlarged}
            onShow={(shown) => goTo(shown, 'instant')}
            onLeft={stay}
          />
        </Suspense>
      )}
    </section>
  )
}
