import { useId, useRef, useState } from 'react'
import type { Upload } from '#web/entities/upload/queue.ts'
import { isWorthRetrying } from '#web/entities/upload/upload-error.ts'
import type { Uploads } from '#web/entities/upload/use-uploads.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { fieldId } from './field-id.ts'
import { PhotoTile } from './photo-tile.tsx'
import { useDragOrder } from './use-drag-order.ts'

const undoMs = 10_000

// Of those that failed, the ones whose file is here and may pass yet.
const canGoAgain = ({ state }: Upload, hasFile: boolean) =>
  hasFile && !(state.phase === 'failed' && !isWorthRetrying(state.error))

/** The photos in their order: moved by pointer, by arrows or by keys, turned, removed and brought back. */
export const PhotoGrid = ({ photos }: { photos: Uploads }) => {
  const { t } = useT('sell')
  const hintId = useId()
  const list = useRef<HTMLOListElement>(null)
  const [news, setNews] = useState('')
  const { items, move, turn, remove, retry, canRetry } = photos

  const moveTo = (key: string, to: number) => {
    move(key, to)
    setNews(t(to === 0 ? 'photos.mainSet' : 'photos.moved', { at: to + 1 }))
  }
  const drag = useDragOrder(moveTo)

  // A moved tile is the same element at another place, and the browser lets go of its focus. At either end the pressed
  // button has had its day; then the tile's next one takes over.
  const moveFrom = (key: string, to: number, control: HTMLElement) => {
    const tile = control.closest('li')
    moveTo(key, to)
    requestAnimationFrame(() => {
      const stays = control.isConnected && !control.matches(':disabled')
      const heir = stays ? control : tile?.querySelector<HTMLElement>('button:enabled')
      heir?.focus()
    })
  }

  const removeAt = (key: string, place: number) => {
    const bringBack = remove(key)
    setNews('')
    showToast({
      title: t('photos.removed'),
      action: { label: t('photos.undo'), onPress: bringBack },
      duration: undoMs,
    })
    requestAnimationFrame(() => {
      const next = list.current?.children[Math.min(place, items.length - 2)]
      const heir = next?.querySelector<HTMLElement>('button:enabled')
      ;(heir ?? document.getElementById(fieldId('images')))?.focus({ preventScroll: true })
    })
  }

  const ready = items.filter(({ state, turning }) => state.phase === 'ready' && !turning).length
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
          const again = canGoAgain(upload, canRetry(key))
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
              onTurn={
                upload.state.phase === 'ready' || again
                  ? (quarters) => {
                      turn(key, quarters)
                      setNews(t(quarters > 0 ? 'photos.turnedRight' : 'photos.turnedLeft', { at: place + 1 }))
                    }
                  : undefined
              }
              onRetry={again ? () => retry(key) : undefined}
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
        <span role="status">{news}</span>
      </VisuallyHidden>
    </section>
  )
}
