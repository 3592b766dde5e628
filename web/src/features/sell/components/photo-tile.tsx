import { useState } from 'react'
import { ArrowLeft, ArrowRight, CircleAlert, ImageOff, RotateCw, Star, Trash2 } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Upload } from '../uploads/queue.ts'
import { useUploadText } from '../uploads/use-upload-text.ts'
import { UploadProgress } from './upload-progress.tsx'

type PhotoTileProps = {
  upload: Upload
  /** From 0, which is the main photo. */
  place: number
  isLast: boolean
  onMove: (to: number, control: HTMLElement) => void
  /** Absent when the file is no longer here to be sent again. */
  onRetry: (() => void) | undefined
  onRemove: () => void
}

/** One photo: how it looks, how far it is, and what can be done with it. */
export const PhotoTile = ({ upload, place, isLast, onMove, onRetry, onRemove }: PhotoTileProps) => {
  const { t } = useT('sell')
  const common = useT()
  const uploadText = useUploadText()
  const { preview, state } = upload
  // Not every file that calls itself an image can be shown.
  const [isBroken, setIsBroken] = useState(false)
  const at = place + 1
  const isMain = place === 0
  const hasFailed = state.phase === 'failed'
  return (
    <li
      className={cx(
        'flex flex-col overflow-clip rounded-card border bg-card',
        isMain && 'max-sm:col-span-2 sm:col-span-2 sm:row-span-2',
        hasFailed ? 'border-red' : 'border-line',
      )}
    >
      <div className="relative min-h-0 flex-1">
        {preview && !isBroken ? (
          <img
            src={preview}
            alt={t('photos.name', { at })}
            draggable={false}
            onError={() => setIsBroken(true)}
            className={cx(
              'aspect-[4/3] size-full bg-sand object-cover',
              state.phase !== 'ready' && 'opacity-60',
            )}
          />
        ) : (
          <span
            role="img"
            aria-label={t('photos.name', { at })}
            className="grid aspect-[4/3] size-full place-items-center bg-sand text-ink-3"
          >
            <ImageOff aria-hidden className="size-8 stroke-1" />
          </span>
        )}
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
              onClick={(event) => onMove(0, event.currentTarget)}
            />
          </span>
        )}
        {state.phase !== 'ready' && !hasFailed && (
          <div className="absolute inset-x-0 bottom-0 flex flex-col gap-1.5 bg-black/65 p-2.5 text-xs text-white">
            <UploadProgress name={t('photos.name', { at })} state={state} />
          </div>
        )}
      </div>
      {hasFailed && (
        <div className="flex flex-col items-start px-3 pt-2 text-xs text-red">
          <p className="flex items-start gap-1.5">
            <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            {uploadText(state.error)}
          </p>
          {onRetry && (
            <button
              type="button"
              onClick={onRetry}
              className="inline-flex min-h-9 items-center gap-1.5 font-medium underline underline-offset-4"
            >
              <RotateCw aria-hidden className="size-3.5" />
              {common.t('retry')}
              <span className="sr-only">: {t('photos.name', { at })}</span>
            </button>
          )}
        </div>
      )}
      <div className="flex items-center justify-between">
        <IconButton
          label={t('photos.earlier', { at })}
          icon={<ArrowLeft className="mirrored size-4.5" />}
          disabled={isMain}
          onClick={(event) => onMove(place - 1, event.currentTarget)}
        />
        <IconButton
          label={t('photos.later', { at })}
          icon={<ArrowRight className="mirrored size-4.5" />}
          disabled={isLast}
          onClick={(event) => onMove(place + 1, event.currentTarget)}
        />
        <IconButton
          label={t('photos.remove', { at })}
          icon={<Trash2 className="size-4.5" />}
          className="ms-auto"
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
