import { useState, type ComponentProps } from 'react'
import { CircleAlert, ImageOff, RotateCw } from 'lucide-react'
import { progressOf, type Upload } from '#web/entities/upload/queue.ts'
import { UploadProgress, useUploadText } from '#web/entities/upload/upload-text.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'

type PhotoPictureProps = ComponentProps<'div'> & { upload: Upload; name: string }

/** The photo itself, and how far it is on its way. */
export const PhotoPicture = ({ upload, name, ...rest }: PhotoPictureProps) => {
  const { preview } = upload
  const progress = progressOf(upload)
  // Not every file that calls itself an image can be shown; another preview deserves another look.
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <div {...rest}>
      {preview && broken !== preview ? (
        <img
          src={preview}
          alt={name}
          draggable={false}
          onError={() => setBroken(preview)}
          className={cx('aspect-[4/3] size-full bg-sand object-cover select-none', progress && 'opacity-60')}
        />
      ) : (
        <span
          role="img"
          aria-label={name}
          className="grid aspect-[4/3] size-full place-items-center bg-sand text-ink-3"
        >
          <ImageOff aria-hidden className="size-8 stroke-1" />
        </span>
      )}
      {progress && (
        <div className="absolute inset-x-0 bottom-0 flex flex-col gap-1.5 bg-black/65 p-2.5 text-xs text-white">
          <UploadProgress name={name} progress={progress} />
        </div>
      )}
    </div>
  )
}

type PhotoFailureProps = {
  upload: Upload
  name: string
  /** Absent when the file is no longer here, or sending it again would come to the same. */
  onRetry: (() => void) | undefined
}

/** Why a photo did not arrive, or could not be rotated. */
export const PhotoFailure = ({ upload, name, onRetry }: PhotoFailureProps) => {
  const { t } = useT('sell')
  const uploads = useT('uploads')
  const common = useT()
  const uploadText = useUploadText()
  const { state } = upload
  const reason = () => {
    if (state.phase === 'ready' && state.rotationError !== undefined)
      return `${t('photos.notRotated')} ${uploadText(state.rotationError)}`
    if (state.phase !== 'failed') return undefined
    const text = uploadText(state.error)
    return upload.name ? uploads.t('refusedFile', { name: upload.name, reason: text }) : text
  }
  const sentence = reason()
  if (sentence === undefined) return null
  return (
    <div role="alert" className="flex flex-col items-start px-3 pt-2 text-xs text-red">
      <p className="flex items-start gap-1.5">
        <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
        <span className="min-w-0 break-words">{sentence}</span>
      </p>
      {state.phase === 'failed' && onRetry && (
        <button
          type="button"
          onClick={onRetry}
          className="inline-flex min-h-11 items-center gap-1.5 font-medium underline underline-offset-4"
        >
          <RotateCw aria-hidden className="size-3.5" />
          {common.t('retry')}
          <span className="sr-only">: {name}</span>
        </button>
      )}
    </div>
  )
}
