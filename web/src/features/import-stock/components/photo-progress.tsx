import { useT } from '#web/i18n/use-t.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { usePhotoRun } from '#web/features/import-stock/photos/photo-run.ts'
import type { PhotoTotals } from '#web/features/import-stock/photos/use-photo-totals.ts'
import { Notice } from './notice.tsx'

type PhotoProgressProps = { totals: PhotoTotals; error: string | undefined }

/** How far the photos have come, or what came of them. */
export const PhotoProgress = ({ totals, error }: PhotoProgressProps) => {
  const { t } = useT('import')
  const { phase } = usePhotoRun()
  const { count, settled, failed } = totals
  const words = t('photos.progress', { done: settled - failed, count })
  if (phase === 'ended')
    return (
      <div role="status">
        {failed > 0 ? (
          <Notice tone="amber" title={t('photos.doneFailed', { count: failed })}>
            <p>{words}</p>
          </Notice>
        ) : (
          <Notice tone="green" title={t('photos.done')}>
            <p>{words}</p>
          </Notice>
        )}
      </div>
    )
  const share = count > 0 ? settled / count : 0
  return (
    <div className="flex flex-col gap-2">
      {phase === 'stopped' && (
        <div role="alert">
          <Notice tone="amber" title={t('photos.stopped')}>
            {error && <p>{error}</p>}
          </Notice>
        </div>
      )}
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span>{phase === 'running' && t('photos.running')}</span>
        <span className="text-ink-2 tabular-nums">{words}</span>
      </p>
      <ProgressBar value={share} label={t('photos.running')} />
      {phase === 'running' && <p className="text-sm text-ink-2">{t('photos.stay')}</p>}
      {/* Read out in quarters only: every photo would drown all else. */}
      <VisuallyHidden>
        <span role="status">
          {phase === 'running' &&
            t('photos.progress', { done: Math.floor(share * 4) * Math.round(count / 4), count })}
        </span>
      </VisuallyHidden>
    </div>
  )
}
