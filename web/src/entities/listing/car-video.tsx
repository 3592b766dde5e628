import { useEffect, useRef, useState } from 'react'
import type { Video } from '#shared/schemas/upload.ts'
import { cx } from '#web/ui/cx.ts'

type CarVideoProps = {
  video: Video
  label: string
  /** The message where this browser cannot play it. */
  failure: string
  /** Somebody has just pressed “play”. */
  isStarted?: boolean
  className?: string
}

/** A car's video with the browser's own controls. Nothing of it is loaded before it is played. */
export const CarVideo = ({ video, label, failure, isStarted = false, className }: CarVideoProps) => {
  const [hasFailed, setHasFailed] = useState(false)
  const player = useRef<HTMLVideoElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (isStarted) player.current?.focus({ preventScroll: true })
  }, [isStarted])
  if (hasFailed)
    return (
      <p
        role="alert"
        className={cx('grid place-items-center bg-sand p-6 text-center text-sm text-ink-2', className)}
      >
        {failure}
      </p>
    )
  return (
    // Sellers film with a phone; there is nobody to write captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={player}
      src={video.videoUrl}
      poster={`${video.poster.imageUrl}?w=1280`}
      aria-label={label}
      controls
      playsInline
      preload="none"
      autoPlay={isStarted}
      onError={() => setHasFailed(true)}
      className={cx('bg-black object-contain', className)}
    />
  )
}
