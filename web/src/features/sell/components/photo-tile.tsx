import type { KeyboardEvent } from 'react'
import { ArrowLeft, ArrowRight, GripVertical, Star, Trash2 } from 'lucide-react'
import type { Upload } from '#web/entities/upload/queue.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PhotoFailure } from './photo-failure.tsx'
import { PhotoMenu } from './photo-menu.tsx'
import { photoName } from './photo-name.ts'
import { PhotoPicture } from './photo-picture.tsx'
import type { useDragOrder } from './use-drag-order.ts'

type PhotoTileProps = {
  upload: Upload
  /** From 0, which is the main photo. */
  place: number
  count: number
  /** In the air, or where the one in the air would land. */
  drag: 'lifted' | 'target' | undefined
  handlers: ReturnType<ReturnType<typeof useDragOrder>['handlers']>
  hintId: string
  onMove: (to: number, control: HTMLElement) => void
  onTurn: ((quarters: 1 | -1) => void) | undefined
  /** Absent when the file is no longer here to be sent again. */
  onRetry: (() => void) | undefined
  onRemove: () => void
}

/** One photo: how it looks, how far it is, and what can be done with it. */
export const PhotoTile = ({ upload, place, count, drag, handlers, hintId, ...on }: PhotoTileProps) => {
  const { t, dir } = useT('sell')
  const name = photoName({ t }, place, count)
  const at = place + 1
  const isMain = place === 0
  const hasFailed = upload.state.phase === 'failed'

  const arrange = (event: KeyboardEvent<HTMLElement>) => {
    const onward = dir === 'rtl' ? -1 : 1
    const steps: Record<string, number> = {
      ArrowLeft: -onward,
      ArrowRight: onward,
      ArrowUp: -1,
      ArrowDown: 1,
    }
    const to = { Home: 0, End: count - 1 }[event.key] ?? place + (steps[event.key] ?? 0)
    if (to === place) return
    event.preventDefault()
    if (to >= 0 && to < count) on.onMove(to, event.currentTarget)
  }

  return (
    <li
      className={cx(
        'relative flex flex-col rounded-card border',
        isMain && 'max-sm:col-span-2 sm:col-span-2 sm:row-span-2',
        drag === 'target'
          ? 'border-maroon bg-maroon-tint'
          : hasFailed
            ? 'border-red bg-card'
            : 'border-line bg-card',
        drag === 'lifted' && 'z-20 shadow-float',
      )}
    >
      <PhotoPicture
        {...handlers}
        upload={upload}
        name={name}
        className={cx(
          'relative min-h-0 flex-1 cursor-grab overflow-clip rounded-t-card',
          drag === 'target' && 'opacity-60',
        )}
        // A finger on the picture scrolls the page; it drags by the handle.
        onPointerDown={(event) => event.pointerType === 'mouse' && handlers.onPointerDown(event)}
      />
      {isMain ? (
        <Badge
          tone="float"
          icon={<Star className="fill-amber text-amber" />}
          className="absolute start-2 top-2"
        >
          {t('photos.main')}
        </Badge>
      ) : hasFailed ? null : (
        <span className="absolute start-1.5 top-1.5">
          <IconButton
            label={t('photos.makeMain', { at })}
            icon={<Star className="size-4.5" />}
            look="float"
            onClick={(event) => on.onMove(0, event.currentTarget)}
          />
        </span>
      )}
      <span className="absolute end-1.5 top-1.5">
        <PhotoMenu name={name} onTurn={on.onTurn} onRemove={on.onRemove} />
      </span>
      <PhotoFailure upload={upload} name={name} onRetry={on.onRetry} />
      <div className="flex items-center justify-between">
        <IconButton
          label={t('photos.earlier', { at })}
          icon={<ArrowLeft className="mirrored size-4.5" />}
          disabled={isMain}
          onClick={(event) => on.onMove(place - 1, event.currentTarget)}
        />
        <IconButton
          {...handlers}
          label={t('photos.arrange', { name })}
          tip={t('photos.drag')}
          aria-describedby={hintId}
          icon={<GripVertical className="size-4.5" />}
          className="cursor-grab touch-none"
          onKeyDown={arrange}
        />
        <IconButton
          label={t('photos.later', { at })}
          icon={<ArrowRight className="mirrored size-4.5" />}
          disabled={place === count - 1}
          onClick={(event) => on.onMove(place + 1, event.currentTarget)}
        />
        <IconButton
          label={t('photos.remove', { at })}
          icon={<Trash2 className="size-4.5" />}
          className="max-sm:hidden"
          onClick={on.onRemove}
        />
      </div>
    </li>
  )
}
