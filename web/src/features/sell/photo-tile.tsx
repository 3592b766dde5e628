import type { KeyboardEvent } from 'react'
import {
  ArrowLeft,
  ArrowRight,
  Ellipsis,
  GripVertical,
  RotateCcw,
  RotateCw,
  Star,
  Trash2,
} from 'lucide-react'
import { photoKindLabels } from '#shared/reference/photo-kinds.ts'
import { photoKinds, type PhotoKind } from '#shared/constants/photos.ts'
import type { Upload } from '#web/entities/upload/queue.ts'
import { isWorthRetrying } from '#web/entities/upload/upload-status.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Menu, menuItemClass } from '#web/ui/menu.tsx'
import { PhotoFailure, PhotoPicture } from './photo-picture.tsx'
import type { usePhotoDrag } from './photo-drag.ts'
import { isBrowserKey } from '#web/ui/is-browser-key.ts'

type PhotoTileProps = {
  upload: Upload
  /** From 0, which is the main photo. */
  place: number
  count: number
  /** In the air, or where the one in the air would land. */
  drag: 'lifted' | 'target' | undefined
  handlers: ReturnType<ReturnType<typeof usePhotoDrag>['handlers']>
  hintId: string
  onMove: (to: number, control: HTMLElement) => void
  onRotate: (quarters: 1 | -1) => void
  onRetry: () => void
  onRemove: () => void
  onLabel: (kind: PhotoKind | undefined) => void
}

/** One photo: the picture, how far it is, and what can be done with it. */
export const PhotoTile = ({ upload, place, count, drag, handlers, hintId, ...on }: PhotoTileProps) => {
  const { t, dir, language } = useT('sell')
  const at = place + 1
  const isMain = place === 0
  const { state, file } = upload
  const hasFailed = state.phase === 'failed'
  const name = t(isMain && !hasFailed ? 'photos.nameMain' : 'photos.nameOf', { at, count })
  // The file is here, and it may pass yet.
  const canSend = file !== undefined && !(hasFailed && !isWorthRetrying(state.error))

  const arrange = (event: KeyboardEvent<HTMLElement>) => {
    if (isBrowserKey(event)) return
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
      {hasFailed ? null : isMain ? (
        <Badge
          tone="float"
          icon={<Star className="fill-amber text-amber" />}
          className="absolute start-2 top-2"
        >
          {t('photos.main')}
        </Badge>
      ) : (
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
        <PhotoMenu
          name={name}
          onRotate={state.phase === 'ready' || canSend ? on.onRotate : undefined}
          onRemove={on.onRemove}
        />
      </span>
      <PhotoFailure upload={upload} name={name} onRetry={canSend ? on.onRetry : undefined} />
      <SelectField
        label={t('photos.kindOf', { at })}
        labelHidden
        compact
        placeholder={t('photos.noKind')}
        value={upload.kind ?? ''}
        options={photoKinds.map((kind) => ({ value: kind, label: photoKindLabels[kind][language] }))}
        onChange={({ target }) => on.onLabel(photoKinds.find((kind) => kind === target.value))}
        className="px-1.5 pt-1.5"
      />
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

type PhotoMenuProps = {
  name: string
  /** Absent where there is nothing to rotate. */
  onRotate: ((quarters: 1 | -1) => void) | undefined
  onRemove: () => void
}

const PhotoMenu = ({ name, onRotate, onRemove }: PhotoMenuProps) => {
  const { t } = useT('sell')
  const label = t('photos.more', { name })
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} look="float" icon={<Ellipsis className="size-4.5" />} />}
    >
      {onRotate && (
        <>
          <button type="button" className={menuItemClass} onClick={() => onRotate(-1)}>
            <RotateCcw aria-hidden />
            {t('photos.rotateLeft')}
          </button>
          <button type="button" className={menuItemClass} onClick={() => onRotate(1)}>
            <RotateCw aria-hidden />
            {t('photos.rotateRight')}
          </button>
        </>
      )}
      <button type="button" className={menuItemClass} onClick={onRemove}>
        <Trash2 aria-hidden />
        {t('photos.removeThis')}
      </button>
    </Menu>
  )
}
