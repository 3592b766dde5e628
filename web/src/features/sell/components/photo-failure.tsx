import { CircleAlert, RotateCw } from 'lucide-react'
import type { Upload } from '#web/entities/upload/queue.ts'
import { useUploadText } from '#web/entities/upload/use-upload-text.ts'
import { useT } from '#web/i18n/use-t.ts'

type PhotoFailureProps = {
  upload: Upload
  name: string
  /** Absent when the file is no longer here. */ onRetry: (() => void) | undefined
}

/** Why a photo did not arrive, or could not be turned. */
export const PhotoFailure = ({ upload, name, onRetry }: PhotoFailureProps) => {
  const { t } = useT('sell')
  const uploads = useT('uploads')
  const common = useT()
  const uploadText = useUploadText()
  const { state, turnError } = upload
  const hasFailed = state.phase === 'failed'
  if (!hasFailed && turnError === undefined) return null
  const reason = hasFailed ? uploadText(state.error) : ''
  const failure = upload.name ? uploads.t('refusedFile', { name: upload.name, reason }) : reason
  return (
    <div role="alert" className="flex flex-col items-start px-3 pt-2 text-xs text-red">
      <p className="flex items-start gap-1.5">
        <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
        <span className="min-w-0 break-words">
          {hasFailed ? failure : `${t('photos.notTurned')} ${uploadText(turnError)}`}
        </span>
      </p>
      {hasFailed && onRetry && (
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
