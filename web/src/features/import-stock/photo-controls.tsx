import { useState } from 'react'
import { useOwnListings, useReloadListings } from '#web/entities/listing/own-listings.ts'
import { useUploadText } from '#web/entities/upload/upload-text.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { foundPhotos, type CarPhotos, type PhotoMatch } from './match-photos.ts'
import { startPhotos, stopPhotos, usePhotoRun } from './photo-run.ts'
import { existingChoices, type ExistingChoice } from './run-car.ts'

type PhotoControlsProps = { match: PhotoMatch; named: number }

/** How many photos were found, and the buttons that upload them, stop, and resume. */
export const PhotoControls = ({ match, named }: PhotoControlsProps) => {
  const { t } = useT('import')
  const reloadListings = useReloadListings()
  const uploadText = useUploadText()
  const { data: listings } = useOwnListings()
  const { phase, error, cars: outcomes } = usePhotoRun()
  const totals = usePhotoTotals(match.cars)
  const [existing, setExisting] = useState<ExistingChoice>('SKIP')
  const hasPhotos = new Set(listings?.flatMap(({ id, images }) => (images.length > 0 ? [id] : [])))
  const withPhotos = match.cars.filter((car) => {
    const outcome = outcomes[car.listingId]
    // The photos of a car that is done, or has failed in part, come from this run.
    const isUntouched = outcome === undefined || outcome === 'skipped'
    return isUntouched && hasPhotos.has(car.listingId) && foundPhotos(car).length > 0
  })
  const start = async () => {
    await startPhotos(match.cars, existing)
    void reloadListings()
  }
  const left = totals.count - totals.settled + totals.failed
  const label = () => {
    if (phase === 'stopped') return t('photos.resume')
    return totals.failed > 0 && left === totals.failed
      ? t('photos.retry')
      : t('photos.upload', { count: left })
  }
  const missing = named - totals.count
  return (
    <>
      <div role="status" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <span className="font-medium">{t('photos.found', { found: totals.count, count: named })}</span>
        {missing > 0 && <span className="text-amber">{t('photos.missing', { count: missing })}</span>}
        {match.unused.length > 0 && (
          <span className="text-ink-3">{t('photos.unused', { count: match.unused.length })}</span>
        )}
      </div>
      {withPhotos.length > 0 && phase !== 'running' && (
        <RadioGroup
          legend={t('photos.existing', { count: withPhotos.length })}
          value={existing}
          onChange={setExisting}
          choices={existingChoices.map((value) => ({
            value,
            label: t(`photos.existing.${value}`),
            hint: t(`photos.existing.${value}Text`),
          }))}
          className="max-w-2xl"
        />
      )}
      {phase !== 'idle' && (
        <PhotoProgress totals={totals} error={error === null ? undefined : uploadText(error)} />
      )}
      {phase === 'running' ? (
        <Button variant="secondary" className="self-start max-sm:w-full" onClick={stopPhotos}>
          {t('photos.stop')}
        </Button>
      ) : (
        (left > 0 || phase === 'idle' || withPhotos.length > 0) && (
          <Button
            className="self-start max-sm:w-full"
            disabledReason={totals.count === 0 ? t('photos.nothing') : undefined}
            onClick={() => void start()}
          >
            {label()}
          </Button>
        )
      )}
    </>
  )
}

type PhotoProgressProps = { totals: PhotoTotals; error: string | undefined }

/** The progress of the uploads, or their result. */
const PhotoProgress = ({ totals, error }: PhotoProgressProps) => {
  const { t } = useT('import')
  const { phase } = usePhotoRun()
  const { count, settled, failed } = totals
  const progress = t('photos.progress', { done: settled - failed, count })
  if (phase === 'ended')
    return (
      <div role="status">
        {failed > 0 ? (
          <Notice tone="amber" title={t('photos.doneFailed', { count: failed })}>
            <p>{progress}</p>
          </Notice>
        ) : (
          <Notice tone="green" title={t('photos.done')}>
            <p>{progress}</p>
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
        <span className="text-ink-2 tabular-nums">{progress}</span>
      </p>
      <ProgressBar value={share} label={t('photos.running')} />
      {phase === 'running' && <p className="text-sm text-ink-2">{t('photos.stay')}</p>}
      {/* Announced in quarters only: every photo would be too much. */}
      <VisuallyHidden>
        <span role="status">
          {phase === 'running' &&
            t('photos.progress', { done: Math.floor(share * 4) * Math.round(count / 4), count })}
        </span>
      </VisuallyHidden>
    </div>
  )
}

type PhotoTotals = {
  /** Photos that can be uploaded, and how many of them are settled. */
  count: number
  settled: number
  failed: number
}

const usePhotoTotals = (cars: readonly CarPhotos[]): PhotoTotals => {
  const run = usePhotoRun()
  const totals = { count: 0, settled: 0, failed: 0 }
  for (const car of cars) {
    const isSkipped = run.cars[car.listingId] === 'skipped'
    for (const { key } of foundPhotos(car)) {
      const phase = run.photos[car.listingId]?.[key]?.phase
      totals.count += 1
      if (isSkipped || (phase !== undefined && phase !== 'busy')) totals.settled += 1
      if (!isSkipped && phase === 'failed') totals.failed += 1
    }
  }
  return totals
}
