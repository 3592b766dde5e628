import { CircleAlert } from 'lucide-react'
import { isWorthRetrying } from '#web/entities/upload/upload-error.ts'
import type { Uploads } from '#web/entities/upload/use-uploads.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

type PhotoNoticesProps = {
  /** What is wrong with the photos together, and why single files were left out. */
  sentences: readonly string[]
  photos: Uploads
}

/** What did not work, above the photos. */
export const PhotoNotices = ({ sentences, photos }: PhotoNoticesProps) => {
  const { t } = useT('sell')
  const failed = photos.items.filter(({ state }) => state.phase === 'failed')
  const again = failed.filter(
    ({ key, state }) => photos.canRetry(key) && state.phase === 'failed' && isWorthRetrying(state.error),
  )
  return (
    <>
      {sentences.length > 0 && (
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
      )}
      {failed.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-red-tint px-4 py-3 text-sm text-red">
          {t('photos.notUploaded', { count: failed.length })}
          {again.length > 0 && (
            <Button variant="secondary" onClick={() => again.forEach(({ key }) => photos.retry(key))}>
              {t('photos.retryAll')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
