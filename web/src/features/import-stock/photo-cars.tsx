import { titleIn } from '#shared/rules/title-in.ts'
import { useState } from 'react'
import { useUploadText } from '#web/entities/upload/upload-text.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { type CarPhotos, foundPhotos, type PhotoMatch } from './match-photos.ts'
import { usePhotoRun } from './photo-run.ts'
import { listOf } from './row-text.ts'
import type { CarOutcome } from './run-car.ts'
import { ZipError } from './zip.ts'

const shownFirst = 20

// Cars with missing photos come first, the rest in the order of the file.
const hasGap = ({ photos }: CarPhotos): boolean => photos.some(({ found }) => found !== 'YES')

/** The cars of an import with the photos found for each. */
export const PhotoCars = ({ match }: { match: PhotoMatch }) => {
  const { t } = useT('import')
  const [shown, setShown] = useState(shownFirst)
  const cars = [...match.cars.filter(hasGap), ...match.cars.filter((car) => !hasGap(car))]
  return (
    <div className="flex flex-col gap-3">
      <h4 className="text-base font-medium">{t('photos.cars')}</h4>
      <ul className="overflow-clip rounded-card border border-line">
        {cars.slice(0, shown).map((car) => (
          <li key={car.listingId} className="border-b border-line last:border-b-0">
            <PhotoCar car={car} />
          </li>
        ))}
      </ul>
      {cars.length > shown && (
        <Button variant="ghost" className="self-center" onClick={() => setShown(cars.length)}>
          {t('photos.moreCars', { count: cars.length - shown })}
        </Button>
      )}
      {match.unused.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-9 text-ink-2">
            {t('photos.unused', { count: match.unused.length })}
          </summary>
          <p className="mt-1 break-words text-ink-3">
            {match.unused.map(({ key, name }) => (
              <bdi key={key} className="me-3 inline-block">
                {name}
              </bdi>
            ))}
          </p>
        </details>
      )}
    </div>
  )
}

const tones: Record<'busy' | CarOutcome, BadgeTone> = {
  busy: 'neutral',
  done: 'green',
  skipped: 'neutral',
  failed: 'red',
}

/** A car: how many of its photos were found, which are missing, and how their upload went. */
const PhotoCar = ({ car }: { car: CarPhotos }) => {
  const { t, language } = useT('import')
  const uploadText = useUploadText()
  const state = usePhotoRun((run) => run.cars[car.listingId])
  const photos = usePhotoRun((run) => run.photos[car.listingId])
  const found = foundPhotos(car)
  const names = (how: 'NO' | 'TWICE') =>
    car.photos.filter((photo) => photo.found === how).map(({ name }) => name)
  const [missing, twice] = [names('NO'), names('TWICE')]
  const states = found.map(({ key, name }) => ({ name, of: photos?.[key] }))
  const noRoom = states.filter(({ of }) => of?.phase === 'noRoom').length
  const reasonOf = (error: unknown) =>
    error instanceof ZipError
      ? t(error.problem === 'TOO_LARGE' ? 'photos.file.TOO_LARGE' : 'photos.file.DAMAGED')
      : uploadText(error)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-1.5 p-4 text-sm">
      <div className="flex min-w-0 flex-1 flex-col items-start gap-0.5">
        <bdi className="font-medium break-words">{titleIn(car, language) || t('untitled')}</bdi>
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
                <bdi>{name}</bdi>: {reasonOf(of.error)}
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
