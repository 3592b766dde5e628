import { useId, useRef, useState } from 'react'
import type { Uploads } from '#web/entities/upload/use-uploads.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { usePhotoDrag } from './photo-drag.ts'
import { PhotoTile } from './photo-tile.tsx'
import { fieldId } from './steps.ts'

const undoMs = 10_000

const firstButton = (tile: Element | null | undefined) => tile?.querySelector<HTMLElement>('button:enabled')

/** The photos in their order: moved by pointer, by arrows or by keys, rotated, removed and brought back. */
export const PhotoGrid = ({ photos }: { photos: Uploads }) => {
  const { t } = useT('sell')
  const hintId = useId()
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const { items, move, rotate, remove, retry } = photos

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

  const removeAt = (key: string, place: number) => {
    const bringBack = remove(key)
    setAnnouncement('')
    showToast({
      title: t('photos.removed'),
      action: { label: t('photos.undo'), onPress: bringBack },
      duration: undoMs,
    })
    requestAnimationFrame(() => {
      const next = firstButton(list.current?.children[Math.min(place, items.length - 2)])
      ;(next ?? document.getElementById(fieldId('images')))?.focus({ preventScroll: true })
    })
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
              onRetry={() => retry(key)}
              onRemove={() => removeAt(key, place)}
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
