import type { Photo, Video } from '#shared/schemas/upload.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { PlayBadge } from './video-slide.tsx'

// Spec 9; the tile that counts the rest comes after them.
const shown = 5

/** The photos among the pictures: that of the video is none, and they are counted without it. */
export const withoutVideo = (pictures: readonly Photo[], video: Video | null | undefined): readonly Photo[] =>
  pictures.filter(({ id }) => id !== video?.poster.id)

type PhotoThumbnailsProps = {
  title: string
  photos: readonly Photo[]
  video: Video | null | undefined
  index: number
  onPick: (index: number) => void
  onMore: () => void
}

/** Small pictures that bring up the large one. */
export const PhotoThumbnails = ({ title, photos, video, index, onPick, onMore }: PhotoThumbnailsProps) => {
  const { t, language } = useT('listing')
  const rest = photos.length - shown
  const counted = withoutVideo(photos, video)
  return (
    <ul className="grid grid-cols-6 gap-2 sm:gap-3">
      {photos.slice(0, shown).map((photo, number) => (
        <li key={photo.id}>
          <button
            type="button"
            aria-label={
              photo.id === video?.poster.id
                ? t('gallery.video', { title })
                : t('gallery.show', { number: counted.indexOf(photo) + 1 })
            }
            aria-current={number === index}
            onClick={() => onPick(number)}
            className="relative block w-full overflow-clip rounded-control opacity-75 transition-opacity hover:opacity-100 aria-[current=true]:opacity-100 aria-[current=true]:outline-2 aria-[current=true]:outline-offset-1 aria-[current=true]:outline-maroon"
          >
            <CarPhoto
              photo={photo}
              alt=""
              sizes="(min-width: 64rem) 9rem, 13vw"
              className="aspect-[4/3] w-full"
            />
            {photo.id === video?.poster.id && <PlayBadge className="size-7" />}
          </button>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <button
            type="button"
            onClick={onMore}
            className="grid aspect-[4/3] w-full place-items-center rounded-control bg-sand text-sm font-medium text-ink-2 transition-colors hover:bg-sand-2 hover:text-ink"
          >
            <bdi dir="ltr">+{formatNumber(rest, language)}</bdi>
            <span className="sr-only">{t('gallery.more', { count: counted.length })}</span>
          </button>
        </li>
      )}
    </ul>
  )
}
