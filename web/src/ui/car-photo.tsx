import { useState } from 'react'
import { CarFront } from 'lucide-react'
import type { Photo } from '#shared/schemas/upload.ts'
import { cx } from './cx.ts'
import { photoSourceSet } from './photo-source.ts'

// In place of the sign for a broken image that browsers draw, while name and size stay.
const nothing = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E")`

type CarPhotoProps = {
  /** Absent: a quiet drawing stands in its place. */
  photo: Photo | undefined
  alt: string
  /** The width it takes on the page, as `sizes` of an image: `(min-width: 64rem) 25vw, 100vw`. */
  sizes: string
  /** In sight on arrival: fetched first instead of lazily. */
  priority?: boolean
  className?: string
}

/**
 * A car's photograph over its own blurred placeholder, in the width the screen needs. The frame decides its shape. Where it cannot be
 * fetched the placeholder stays alone.
 */
export const CarPhoto = ({ photo, alt, sizes, priority = false, className }: CarPhotoProps) => {
  const [failed, setFailed] = useState<string>()
  if (!photo)
    return (
      <span
        // Where the text beside it says everything, there is nothing more to say.
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        className={cx('grid place-items-center bg-sand text-ink-3', className)}
      >
        <CarFront aria-hidden className="size-10 stroke-1" />
      </span>
    )
  return (
    <img
      src={`${photo.imageUrl}?w=640`}
      srcSet={photoSourceSet(photo)}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      // It may be in the skeleton already, and must not be gone for a frame.
      decoding={priority ? 'sync' : 'async'}
      draggable={false}
      onError={() => setFailed(photo.imageUrl)}
      style={{
        backgroundImage: `url("${photo.placeholder}")`,
        ...(failed === photo.imageUrl && { content: nothing }),
      }}
      className={cx('bg-sand bg-cover bg-center object-cover', className)}
    />
  )
}
