import { CircleAlert, CircleCheck, Trash2, Video } from 'lucide-react'
import { videoContentTypes } from '#shared/constants/videos.ts'
import { checkVideo } from '#web/entities/upload/check-file.ts'
import { useFileUpload } from '#web/entities/upload/document-upload.tsx'
import { progressOf } from '#web/entities/upload/queue.ts'
import { UploadProgress } from '#web/entities/upload/upload-text.tsx'
import type { Uploads } from '#web/entities/upload/use-uploads.ts'
import { useT } from '#web/i18n/use-t.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { FilePicker } from '#web/ui/file-picker.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const pickerId = 'sell-video'

/** The one video of a car: choose it, watch it go, replace it, remove it. */
export const VideoField = ({ video }: { video: Uploads }) => {
  const { t } = useT('uploads')
  const common = useT()
  const { upload, isReady, failure, canRetry, take, retry, remove } = useFileUpload({
    key: 'video',
    id: pickerId,
    uploads: video,
    check: checkVideo,
    removed: t('video.removed'),
  })
  const progress = upload && progressOf(upload)

  return (
    <section aria-labelledby="sell-video-title" className="flex flex-col gap-3">
      <div>
        <h3 id="sell-video-title" className="text-base font-medium tracking-normal">
          {t('video.title')}
        </h3>
        <p className="text-sm text-ink-2">{t('video.none')}</p>
      </div>
      <div className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:flex-row sm:items-center">
        <div className="grid aspect-[4/3] w-full shrink-0 place-items-center overflow-clip rounded-control bg-sand sm:w-44">
          {upload?.preview ? (
            <img src={upload.preview} alt="" className="size-full object-cover" />
          ) : (
            <Video aria-hidden className="size-9 stroke-[1.25] text-ink-3" />
          )}
        </div>
        <div className="flex min-w-0 grow flex-col gap-2 text-xs text-ink-2">
          {isReady && (
            <span role="status" className="flex items-center gap-2 text-sm text-green">
              <CircleCheck aria-hidden className="size-4.5 shrink-0" />
              {t('video.ready')}
            </span>
          )}
          {progress && <UploadProgress name={t('video.title')} progress={progress} />}
          {failure && (
            <p role="alert" id="sell-video-problem" className="flex items-start gap-1.5 text-red">
              <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
              <span className="min-w-0 break-words">{failure}</span>
            </p>
          )}
          <p id="sell-video-rules">{t('video.rules')}</p>
          {canRetry && <Button onClick={retry}>{common.t('retry')}</Button>}
          <div className="flex items-center gap-2">
            <FilePicker
              id={pickerId}
              accept={videoContentTypes}
              describedBy={failure ? 'sell-video-problem' : 'sell-video-rules'}
              invalid={failure !== undefined}
              onFiles={take}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t(upload ? 'video.replace' : 'video.add')}
            </FilePicker>
            {upload && (
              <IconButton label={t('video.remove')} icon={<Trash2 className="size-4.5" />} onClick={remove} />
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
