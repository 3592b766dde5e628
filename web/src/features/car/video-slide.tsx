import { useEffect, useRef, useState } from 'react'
import { Play } from 'lucide-react'
import type { Video } from '#shared/schemas/upload.ts'
import { CarVideo } from '#web/entities/listing/car-video.tsx'
import { gallerySizes } from '#web/entities/listing/photo-sizes.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { cx } from '#web/ui/cx.ts'

type VideoSlideProps = { video: Video; title: string; isInSight: boolean }

/** The picture of the video until somebody plays it, in its place. It pauses when it is swiped away. */
export const VideoSlide = ({ video, title, isInSight }: VideoSlideProps) => {
  const { t } = useT('listing')
  const [isStarted, setIsStarted] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isInSight) ref.current?.querySelector('video')?.pause()
  }, [isInSight])
  return (
    <div ref={ref} className="relative size-full shrink-0 snap-center">
      {isStarted ? (
        <CarVideo
          video={video}
          label={t('gallery.video', { title })}
          failure={t('gallery.videoFailed')}
          isStarted
          className="size-full"
        />
      ) : (
        <button
          type="button"
          tabIndex={isInSight ? 0 : -1}
          aria-label={t('gallery.playVideo', { title })}
          onClick={() => setIsStarted(true)}
          className="size-full focus-visible:-outline-offset-4"
        >
          <CarPhoto photo={video.poster} alt="" sizes={gallerySizes} className="size-full" />
          <PlayBadge className="size-16" />
        </button>
      )}
    </div>
  )
}

/** The sign of a video over its picture. A triangle of playing points the same way in both directions of writing. */
export const PlayBadge = ({ className }: { className: string }) => (
  <span aria-hidden className="pointer-events-none absolute inset-0 grid place-items-center">
    <span className={cx('grid place-items-center rounded-full bg-black/60 text-white', className)}>
      <Play className="size-1/2 fill-current" />
    </span>
  </span>
)
