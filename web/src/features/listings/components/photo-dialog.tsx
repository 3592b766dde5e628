import { useEffect, useId } from 'react'
import type { Photo } from '#shared/schemas/photo.ts'
import { useT } from '#web/i18n/use-t.ts'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { ModalHeader } from '#web/ui/modal-header.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import { useStrip } from '../use-strip.ts'
import { PhotoArrows } from './photo-arrows.tsx'

type LargePhotosProps = {
  photos: readonly Photo[]
  title: string
  /** The photo to begin with. */
  first: number
  /** Told which photo is in sight. */
  onShow: (index: number) => void
  onClose: () => void
}

const LargePhotos = ({
  photos,
  title,
  first,
  onShow,
  onClose,
  titleId,
}: LargePhotosProps & { titleId: string }) => {
  const { t } = useT('listing')
  const { ref, index, goTo, onScroll, onKeyDown } = useStrip(photos.length, onShow)
  // A dialog has no width before it is shown, which is after this effect.
  useEffect(() => {
    const frame = requestAnimationFrame(() => goTo(first, 'instant'))
    return () => cancelAnimationFrame(frame)
    // Only where it begins.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    // The keys work wherever in the dialog the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="flex h-full flex-col" onKeyDown={onKeyDown}>
      <ModalHeader id={titleId} title={title} onClose={onClose} />
      <div className="relative min-h-0 flex-1 bg-black">
        <div
          ref={ref}
          onScroll={onScroll}
          role="group"
          aria-label={t('gallery')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="flex size-full snap-x snap-mandatory overflow-x-auto overscroll-contain scroll-smooth outline-white focus-visible:-outline-offset-4 [scrollbar-width:none]"
        >
          {photos.map((photo, number) => (
            <CarPhoto
              key={photo.id}
              photo={photo}
              alt={t('gallery.photo', { number: number + 1, total: photos.length, title })}
              sizes="96vw"
              contain
              className="size-full shrink-0 snap-center bg-transparent! bg-none!"
            />
          ))}
        </div>
        {photos.length > 1 && <PhotoArrows index={index} goTo={goTo} count={photos.length} />}
      </div>
    </div>
  )
}

/** The photos as large as the window allows: swipe, arrow buttons, or the keys ← and →. */
export const PhotoDialog = ({ open, ...photos }: LargePhotosProps & { open: boolean }) => {
  const titleId = useId()
  const modal = useModal(open, photos.onClose)
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className="modal m-auto h-dvh w-full overflow-clip bg-raised shadow-float sm:h-[94dvh] sm:w-[96vw] sm:rounded-panel"
    >
      {open && <LargePhotos {...photos} titleId={titleId} />}
    </dialog>
  )
}
