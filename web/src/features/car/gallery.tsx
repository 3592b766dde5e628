import { useState } from 'react'
import type { Photo, Video } from '#shared/schemas/upload.ts'
import { earlyPhotoOf } from '#web/api/early.ts'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import { photoKindLabels } from '#shared/reference/photo-kinds.ts'
import { photoKinds, photoWidths, type PhotoKind } from '#shared/constants/photos.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { gallerySizes } from '#web/entities/listing/photo-sizes.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { usePhotoStrip } from '#web/ui/use-photo-strip.ts'
import { PhotoThumbnails, withoutVideo } from './photo-thumbnails.tsx'
import { VideoSlide } from './video-slide.tsx'

const PhotoDialog = lazyAsked(async () => (await import('./photo-dialog.tsx')).PhotoDialog, ['vehicle'])

const frame = 'aspect-[4/3] w-full overflow-clip bg-sand sm:rounded-panel'

type GalleryProps = {
  photos: readonly Photo[]
  video?: Video | null | undefined
  title: string
  /** Of a car on its own page, whose first photo may be here already, under another address. */
  slug?: string
}

/** The photos of a car, all of them or those of one kind. */
export const Gallery = ({ photos, video, title, slug }: GalleryProps) => {
  const { t, language } = useT('listing')
  const cars = useT('cars')
  const [kind, setKind] = useState<PhotoKind | 'all'>('all')
  const kinds = photoKinds.filter((each) => photos.some((photo) => photo.kind === each))
  if (photos.length === 0 && !video)
    return <CarPhoto photo={undefined} alt={cars.t('noPhoto')} sizes={gallerySizes} className={frame} />
  // A seller may have said it of photos that are gone since.
  const chosen = kinds.find((each) => each === kind) ?? 'all'
  return (
    <section aria-label={t('gallery')} className="flex flex-col gap-2 sm:gap-3">
      {/* Another choice is another strip, from its first photo on. */}
      <PhotoStrip
        key={chosen}
        // The video comes after the main photo, as its picture.
        photos={
          chosen === 'all'
            ? video
              ? [...photos.slice(0, 1), video.poster, ...photos.slice(1)]
              : photos
            : photos.filter((photo) => photo.kind === chosen)
        }
        video={chosen === 'all' ? video : undefined}
        title={title}
        firstUrl={slug && chosen === 'all' ? earlyPhotoOf(slug) : undefined}
      />
      {kinds.length > 1 && (
        <ChoiceChips
          label={t('gallery.kinds')}
          value={chosen}
          onChange={setKind}
          choices={[
            { value: 'all', label: t('gallery.all') },
            ...kinds.map((each) => ({ value: each, label: photoKindLabels[each][language] })),
          ]}
        />
      )}
    </section>
  )
}

const widest = Math.max(...photoWidths)

/** A photo as the document asked for it, which did not know its size: in any width there is, so that the browser takes the same. */
const asAsked = (photo: Photo, imageUrl: string): Photo => ({
  ...photo,
  imageUrl,
  hasThumbnail: false,
  width: widest,
  height: Math.round((photo.height * widest) / photo.width),
})

type StripProps = Omit<GalleryProps, 'slug'> & { firstUrl: string | undefined }

/** A strip to swipe, thumbnails below, and any of the photos enlarged at a press. */
const PhotoStrip = ({ photos, video, title, firstUrl }: StripProps) => {
  const { t, language } = useT('listing')
  const counted = withoutVideo(photos, video)
  const nameOf = (each: Photo) => {
    const { kind } = each
    const photo = t('gallery.enlarge', { number: counted.indexOf(each) + 1, total: counted.length })
    return kind ? t('gallery.photoOfKind', { photo, kind: photoKindLabels[kind][language] }) : photo
  }
  const { ref, index, reached, goTo, onScroll } = usePhotoStrip(photos.length)
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

  return (
    <>
      <div className="relative max-sm:-mx-4">
        <div
          ref={ref}
          onScroll={onScroll}
          className={`${frame} flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none]`}
        >
          {photos.map((photo, number) =>
            video && photo.id === video.poster.id ? (
              <VideoSlide key={photo.id} video={video} title={title} isInSight={number === index && !open} />
            ) : (
              <button
                key={photo.id}
                type="button"
                // Tab reaches the photo in sight; the arrows and thumbnails bring the others.
                tabIndex={number === index ? 0 : -1}
                aria-label={nameOf(photo)}
                onClick={() => enlarge(number)}
                onPointerEnter={() => void PhotoDialog.preload().catch(() => {})}
                className="size-full shrink-0 snap-center focus-visible:-outline-offset-4"
              >
                {number <= reached + 1 ? (
                  <CarPhoto
                    photo={number === 0 && firstUrl ? asAsked(photo, firstUrl) : photo}
                    alt=""
                    sizes={gallerySizes}
                    priority={number === 0}
                    className="size-full"
                  />
                ) : (
                  <span
                    className="block size-full bg-cover bg-center"
                    style={{ backgroundImage: `url("${photo.placeholder}")` }}
                  />
                )}
              </button>
            ),
          )}
        </div>
        <PhotoKindTag photo={photos[index]} />
        {photos.length > 1 && <PhotoArrows index={index} goTo={goTo} count={photos.length} />}
      </div>
      {photos.length > 1 && (
        <PhotoThumbnails
          title={title}
          photos={photos}
          video={video}
          index={index}
          onPick={goTo}
          onMore={() => enlarge(index)}
        />
      )}
      {enlarged !== undefined && (
        <PhotoDialog
          open={open}
          onClose={() => setOpen(false)}
          photos={photos}
          video={video}
          title={title}
          first={enlarged}
          onShow={(shown) => goTo(shown, 'instant')}
          onLeft={stay}
        />
      )}
    </>
  )
}

/** The kind of the photo in sight; a screen reader gets it from the name of its button. */
const PhotoKindTag = ({ photo }: { photo: Photo | undefined }) => {
  const { language } = useT('listing')
  if (!photo?.kind) return null
  return (
    <span
      aria-hidden
      // The counter stands at the right in either language.
      dir="ltr"
      className="pointer-events-none absolute start-3 bottom-3 rounded-full bg-black/60 px-3 py-1 text-xs text-white"
    >
      {photoKindLabels[photo.kind][language]}
    </span>
  )
}

type PhotoArrowsProps = { index: number; goTo: (index: number) => void; count: number }

/** To the picture before and after, for people who cannot swipe the strip; and which one it is. */
const PhotoArrows = ({ index, goTo, count }: PhotoArrowsProps) => {
  const { t } = useT('listing')
  const arrows = [
    { step: -1, atEnd: index === 0, label: t('gallery.previous'), icon: ChevronLeft, side: 'start-3' },
    { step: 1, atEnd: index === count - 1, label: t('gallery.next'), icon: ChevronRight, side: 'end-3' },
  ]
  return (
    <>
      <span
        dir="ltr"
        aria-hidden
        className="pointer-events-none absolute end-3 bottom-3 rounded-full bg-black/60 px-3 py-1 text-xs text-white tabular-nums"
      >
        {t('gallery.counter', { number: index + 1, total: count })}
      </span>
      {arrows.map(({ step, atEnd, label, icon: Icon, side }) => (
        // At an end it stays, faint, so that the focus on it is not lost.
        <div
          key={step}
          className={cx(
            'absolute top-1/2 -translate-y-1/2 transition-opacity max-sm:hidden',
            side,
            atEnd && 'opacity-30',
          )}
        >
          <IconButton
            look="float"
            label={label}
            aria-disabled={atEnd}
            icon={<Icon className="mirrored size-5" />}
            onClick={() => goTo(index + step)}
          />
        </div>
      ))}
    </>
  )
}
