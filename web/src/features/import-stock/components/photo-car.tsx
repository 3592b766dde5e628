import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import type { ImportTools } from '#web/features/import-stock/import-tools.ts'
import { listOf } from '#web/features/import-stock/list-of.ts'
import { foundPhotos, type CarPhotos } from '#web/features/import-stock/photos/match-photos.ts'
import { photoId, usePhotoRun } from '#web/features/import-stock/photos/photo-run.ts'
import type { CarOutcome } from '#web/features/import-stock/photos/run-car.ts'
import { ZipError } from '#web/features/import-stock/photos/zip-error.ts'

const tones: Record<'busy' | CarOutcome, BadgeTone> = {
  busy: 'neutral',
  done: 'green',
  skipped: 'neutral',
  failed: 'red',
}

type PhotoCarProps = { car: CarPhotos; uploadText: ImportTools['uploadText'] }

/** A car: how many of its photos were found, which are missing, and how they fare. */
export const PhotoCar = ({ car, uploadText }: PhotoCarProps) => {
  const { t, language } = useT('import')
  const state = usePhotoRun((run) => run.cars[car.listingId])
  const photos = usePhotoRun((run) => run.photos)
  const found = foundPhotos(car)
  const names = (how: 'NO' | 'TWICE') =>
    car.photos.filter((photo) => photo.found === how).map(({ name }) => name)
  const [missing, twice] = [names('NO'), names('TWICE')]
  const states = found.map(({ key, name }) => ({ name, of: photos[photoId(car.listingId, key)] }))
  const noRoom = states.filter(({ of }) => of?.phase === 'noRoom').length
  const whyOf = (error: unknown) =>
    error instanceof ZipError
      ? t(error.problem === 'TOO_LARGE' ? 'photos.file.TOO_LARGE' : 'photos.file.DAMAGED')
      : uploadText(error)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-1.5 p-4 text-sm">
      <div className="flex min-w-0 flex-1 flex-col items-start gap-0.5">
        <bdi className="font-medium break-words">
          {(language === 'ar' ? car.titleAr : car.title) || t('untitled')}
        </bdi>
        {car.stockNumber && <bdi className="break-words text-ink-3">{car.stockNumber}</bdi>}
        {missing.length > 0 && (
          <span className="break-words text-amber">
            {t('photos.carMissing', { names: listOf(missing, language) })}
          </span>
        )}
        {twice.length > 0 && (
          <span className="break-words text-amber">
            {t('photos.carTwice', { names: listOf(twice, language) })}
          </span>
        )}
        {noRoom > 0 && <span className="text-ink-3">{t('photos.noRoom', { count: noRoom })}</span>}
        {states.map(
          ({ name, of }) =>
            of?.phase === 'failed' && (
              <span key={name} className="break-words text-red">
                <bdi>{name}</bdi>: {whyOf(of.error)}
              </span>
            ),
        )}
      </div>
      <span className="text-ink-3 tabular-nums">
        {t('photos.car', { found: found.length, count: car.photos.length })}
      </span>
      {state && <Badge tone={tones[state]}>{t(`photos.carState.${state}`)}</Badge>}
    </div>
  )
}
