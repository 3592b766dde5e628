import { useState } from 'react'
import { ImageOff } from 'lucide-react'
import type { PhotoWidth } from '#shared/constants/photos.ts'
import type { Photo } from '#shared/schemas/photo.ts'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'

type ReviewPhotoProps = {
  photo: Photo | undefined
  alt: string
  /** Pixels across, of the widths that there are. */
  width?: PhotoWidth
  className?: string
}

/** A listing's photo as a reviewer sees it: a missing one is said, not hidden. */
export const ReviewPhoto = ({ photo, alt, width = 640, className }: ReviewPhotoProps) => {
  const { t } = useT('admin')
  const [broken, setBroken] = useState(false)
  const frame = cx('aspect-[4/3] w-full rounded-control bg-sand', className)
  if (!photo || broken)
    return (
      <span
        className={cx(
          frame,
          'grid place-content-center justify-items-center gap-1.5 p-2 text-center text-xs text-ink-2',
        )}
      >
        <ImageOff aria-hidden className="size-6 stroke-[1.25]" />
        {t('photo.missing')}
      </span>
    )
  return (
    <img
      src={`${photo.imageUrl}?w=${width}`}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      style={{ backgroundImage: `url("${photo.placeholder}")` }}
      className={cx(frame, 'bg-cover object-cover')}
    />
  )
}
