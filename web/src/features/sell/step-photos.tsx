import { useId, useRef, useState } from 'react'
import { CircleAlert, ImagePlus } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import { photoContentTypes } from '#shared/constants/photos.ts'
import { isWorthRetrying } from '#web/entities/upload/upload-status.ts'
import type { Uploads } from '#web/entities/upload/use-uploads.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { FilePicker } from '#web/ui/file-picker.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { usePhotoDrag } from './photo-drag.ts'
import { PhotoTile } from './photo-tile.tsx'
import { fieldId } from './steps.ts'
import { useTakePhotos } from './use-take-photos.ts'
import { VideoField } from './video-field.tsx'

const most = limits.listing.photos

type StepPhotosProps = {
  photos: Uploads
  video: Uploads
  /** The problem with the photos together. */
  error: string | undefined
  /** Photos were added: what the server refused of the ones before says nothing any more. */
  onAdded: () => void
}

/** Choosing photos, watching them go, putting them in order. */
export const StepPhotos = ({ photos, video, error, onAdded }: StepPhotosProps) => {
  const { t } = useT('sell')
  const { items } = photos
  const { take, isChecking, leftOut } = useTakePhotos(photos, onAdded)
  return (
    <div className="flex flex-col gap-5">
      {items.length < most ? (
        // HEIC is not among the types: then iPhones and Macs hand over a JPEG of it.
        <FilePicker
          id={fieldId('images')}
          accept={photoContentTypes}
          multiple
          describedBy="sell-photo-rules"
          onFiles={take}
          className="flex flex-col items-center gap-1 rounded-card border border-dashed border-edge bg-card px-4 py-8 text-center hover:border-ink-2 hover:bg-sand"
        >
          <ImagePlus aria-hidden className="mb-2 size-8 stroke-[1.25] text-maroon" />
          <span className="font-medium">{t(items.length === 0 ? 'photos.add' : 'photos.addMore')}</span>
          <span className="text-sm text-ink-2 max-sm:hidden">{t('photos.drop')}</span>
          <span id="sell-photo-rules" className="text-xs text-ink-3">
            {t('photos.rules', { most })}
          </span>
        </FilePicker>
      ) : (
        <p id={fieldId('images')} tabIndex={-1} className="rounded-card bg-sand px-4 py-3 text-sm text-ink-2">
          {t('photos.full', { most })}
        </p>
      )}
      <div role="status" className="empty:hidden">
        {isChecking && (
          <p className="flex items-center gap-2 text-sm text-ink-2">
            <Spinner className="size-4" />
            {t('photos.checking')}
          </p>
        )}
      </div>
      <Problems sentences={error ? [error, ...leftOut] : leftOut} />
      <FailedPhotos photos={photos} />
      {items.length === 0 ? (
        <p className="text-sm text-ink-2">{t('photos.none')}</p>
      ) : (
        <PhotoGrid photos={photos} />
      )}
      <VideoField video={video} />
    </div>
  )
}

const Problems = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <div role="alert" className="rounded-card bg-red-tint px-4 py-3 text-sm text-red">
      <ul className="flex flex-col gap-1">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex items-start gap-2 break-words">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">{sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  )

const focusPicker = () => document.getElementById(fieldId('images'))?.focus({ preventScroll: true })

/** Several photos failed: the way to send all of them again that may still pass. */
const FailedPhotos = ({ photos: { items, retry } }: { photos: Uploads }) => {
  const { t } = useT('sell')
  const failed = items.flatMap(({ key, file, state }) =>
    state.phase === 'failed' ? [{ key, canRetry: file && isWorthRetrying(state.error) }] : [],
  )
  const again = failed.filter(({ canRetry }) => canRetry)
  if (failed.length < 2) return null
  const retryAll = () => {
    // The button goes with what has failed.
    focusPicker()
    for (const { key } of again) retry(key)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-red-tint px-4 py-3 text-sm text-red">
      {t('photos.notUploaded', { count: failed.length })}
      {again.length > 0 && (
        <Button variant="secondary" onClick={retryAll}>
          {t('photos.retryAll')}
        </Button>
      )}
    </div>
  )
}

const undoMs = 10_000

const firstButton = (tile: Element | null | undefined) => tile?.querySelector<HTMLElement>('button:enabled')

/** The photos in their order: moved by pointer, by arrows or by keys, rotated, removed and brought back. */
const PhotoGrid = ({ photos }: { photos: Uploads }) => {
  const { t } = useT('sell')
  const hintId = useId()
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const { items, move, rotate, remove, retry, label } = photos

  const moveTo = (key: string, to: number) => {
    move(key, to)
    setAnnouncement(t(to === 0 ? 'photos.mainSet' : 'photos.moved', { at: to + 1 }))
  }
  const drag = usePhotoDrag(moveTo)

  // A moved tile is the same element at another place, and the browser lets go of its focus. At either end the pressed
  // button is disabled; then the first of the tile's buttons gets the focus.
  const moveFrom = (key: string, to: number, control: HTMLElement) => {
    const tile = control.closest('li')
    moveTo(key, to)
    requestAnimationFrame(() => {
      const stays = control.isConnected && !control.matches(':disabled')
      const next = stays ? control : firstButton(tile)
      next?.focus()
    })
  }

  // Where a press takes its own button away.
  const focusTile = (place: number) =>
    requestAnimationFrame(() => {
      const next = firstButton(list.current?.children[place])
      if (next) next.focus({ preventScroll: true })
      else focusPicker()
    })

  const removeAt = (key: string, place: number) => {
    const bringBack = remove(key)
    setAnnouncement('')
    showToast({
      title: t('photos.removed'),
      action: { label: t('photos.undo'), onPress: bringBack },
      duration: undoMs,
    })
    focusTile(Math.min(place, items.length - 2))
  }

  const ready = items.filter(({ state }) => state.phase === 'ready' && !state.rotating).length
  return (
    <section aria-labelledby="sell-photos" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="sell-photos" className="text-base font-medium tracking-normal">
          {t('photos.list')}
        </h3>
        <p role="status" className="text-xs text-ink-3">
          {t('photos.progress', { ready, count: items.length })}
        </p>
      </div>
      <ol ref={list} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {items.map((upload, place) => {
          const { key } = upload
          return (
            <PhotoTile
              key={key}
              upload={upload}
              place={place}
              count={items.length}
              drag={drag.lifted === key ? 'lifted' : drag.target === place ? 'target' : undefined}
              handlers={drag.handlers(key)}
              hintId={hintId}
              onMove={(to, control) => moveFrom(key, to, control)}
              onRotate={(quarters) => {
                rotate(key, quarters)
                setAnnouncement(
                  t(quarters > 0 ? 'photos.rotatedRight' : 'photos.rotatedLeft', { at: place + 1 }),
                )
              }}
              onRetry={() => {
                retry(key)
                focusTile(place)
              }}
              onRemove={() => removeAt(key, place)}
              onLabel={(kind) => label(key, kind)}
            />
          )
        })}
      </ol>
      <p className="text-xs text-ink-3">{t('photos.order')}</p>
      <p id={hintId} className="text-xs text-ink-3">
        {t('photos.arrangeHint')}
      </p>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </section>
  )
}
