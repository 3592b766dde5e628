import { useState } from 'react'
import type { CarPhotos, PhotoMatch } from '#web/features/import-stock/photos/match-photos.ts'
import type { ImportTools } from '#web/features/import-stock/import-tools.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { PhotoCar } from './photo-car.tsx'

type PhotoCarsProps = { match: PhotoMatch; uploadText: ImportTools['uploadText'] }

const shownFirst = 20

// What wants to be looked at comes first; else the order of the file.
const hasGap = ({ photos }: CarPhotos): boolean => photos.some(({ found }) => found !== 'YES')

/** The cars of an import with what was found of their photos, gaps first. */
export const PhotoCars = ({ match, uploadText }: PhotoCarsProps) => {
  const { t } = useT('import')
  const [shown, setShown] = useState(shownFirst)
  const cars = [...match.cars.filter(hasGap), ...match.cars.filter((car) => !hasGap(car))]
  return (
    <div className="flex flex-col gap-3">
      <h4 className="text-base font-medium">{t('photos.cars')}</h4>
      <ul className="overflow-clip rounded-card border border-line">
        {cars.slice(0, shown).map((car) => (
          <li key={car.listingId} className="border-b border-line last:border-b-0">
            <PhotoCar car={car} uploadText={uploadText} />
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
