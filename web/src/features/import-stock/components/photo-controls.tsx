import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { foundPhotos, type PhotoMatch } from '#web/features/import-stock/photos/match-photos.ts'
import { startPhotos, stopPhotos, usePhotoRun } from '#web/features/import-stock/photos/photo-run.ts'
import { existingChoices, type ExistingChoice } from '#web/features/import-stock/photos/run-car.ts'
import { usePhotoTotals } from '#web/features/import-stock/photos/use-photo-totals.ts'
import type { ImportPanelProps } from './import-panel.tsx'
import { PhotoProgress } from './photo-progress.tsx'

type PhotoControlsProps = Pick<ImportPanelProps, 'tools' | 'listings'> & { match: PhotoMatch; named: number }

/** What was found among the chosen photos, and the buttons that upload them, stop, and go on. */
export const PhotoControls = ({ match, named, tools, listings }: PhotoControlsProps) => {
  const { t } = useT('import')
  const client = useQueryClient()
  const { phase, error, cars: outcomes } = usePhotoRun()
  const totals = usePhotoTotals(match.cars)
  const [existing, setExisting] = useState<ExistingChoice>('SKIP')
  const hasPhotos = new Set(listings?.flatMap(({ id, images }) => (images.length > 0 ? [id] : [])))
  const withPhotos = match.cars.filter((car) => {
    const outcome = outcomes[car.listingId]
    // The photos of a car that is done, or has failed in part, are those of this very run.
    const isUntouched = outcome === undefined || outcome === 'skipped'
    return isUntouched && hasPhotos.has(car.listingId) && foundPhotos(car).length > 0
  })
  const start = async () => {
    await startPhotos(match.cars, existing, tools.uploadPhoto)
    void client.invalidateQueries({ queryKey: ['account', 'listings'] })
    void client.invalidateQueries({ queryKey: ['listings'] })
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
        <PhotoProgress totals={totals} error={error === null ? undefined : tools.uploadText(error)} />
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
