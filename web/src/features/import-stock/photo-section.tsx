import { useId, useMemo, useState } from 'react'
import { CircleAlert, Images } from 'lucide-react'
import { limits } from '#shared/constants/limits.ts'
import type { ImportView } from '#shared/schemas/stock-import.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { formatFileSize } from '#web/i18n/file-size.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Card } from '#web/ui/card.tsx'
import { FilePicker } from '#web/ui/file-picker.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Collected, nothingCollected, type RefusedFile, matchPhotos } from './match-photos.ts'
import { PhotoCars } from './photo-cars.tsx'
import { PhotoControls } from './photo-controls.tsx'
import { addPhotos, usePhotoRun } from './photo-run.ts'
import { useAllRows } from './queries.ts'
import { zipLimits } from './zip.ts'

/** Photos for the cars of an import, found by the names in its rows. Nothing where no row names any. */
export const PhotoSection = ({ of }: { of: ImportView }) => {
  const { t } = useT('import')
  const { data: rows, error, refetch } = useAllRows(of)
  const run = usePhotoRun()
  const isOwn = run.importId === of.id
  const collected = isOwn ? run.collected : nothingCollected
  const match = useMemo(() => rows && matchPhotos(rows, collected), [rows, collected])
  if (!match && error) return <LoadFailed title={t('rows.failed')} error={error} onRetry={refetch} />
  if (!match) return <Skeleton className="h-48 rounded-card" />
  const named = match.cars.reduce((sum, { photos }) => sum + photos.length, 0)
  if (named === 0) return null
  const hasChosen = collected.sources.size > 0
  return (
    <Card flat className="p-4 sm:p-6">
      <section className="flex flex-col gap-5" aria-labelledby={`photos-${of.id}`}>
        <div>
          <h3 id={`photos-${of.id}`} className="text-lg font-semibold">
            {t('photos.title')}
          </h3>
          <p className="mt-1 max-w-2xl text-sm text-ink-2">{t('photos.lead', { count: named })}</p>
        </div>
        {!isOwn && run.phase === 'running' ? (
          <p role="status" className="rounded-card bg-amber-tint px-4 py-3 text-sm">
            {t('photos.otherRun')}
          </p>
        ) : (
          <>
            {run.phase !== 'running' && <PhotoChooser of={of} collected={collected} />}
            {hasChosen && (
              <>
                <PhotoControls match={match} named={named} />
                <PhotoCars match={match} />
              </>
            )}
          </>
        )}
      </section>
    </Card>
  )
}

const accept = ['image/*', '.heic', '.heif', '.zip', 'application/zip']

/** Chooses photos or zips of them, and lists the files that could not be used. */
const PhotoChooser = ({ of, collected }: { of: ImportView; collected: Collected }) => {
  const { t, language } = useT('import')
  const id = useId()
  const [reading, setReading] = useState(false)
  const size = formatFileSize(zipLimits.bytes, language)
  const sentence = ({ name, problem }: RefusedFile) => {
    if (problem === 'TOO_LARGE') return t('photos.refused.TOO_LARGE', { name, size })
    if (problem === 'TOO_MANY') return t('photos.refused.TOO_MANY', { name, most: zipLimits.entries })
    return t(`photos.refused.${problem}`, { name })
  }
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return
    setReading(true)
    await addPhotos(of.id, files)
    setReading(false)
  }
  return (
    <>
      <FilePicker
        id={id}
        accept={accept}
        multiple
        describedBy={`${id}-rules`}
        onFiles={(files) => void take(files)}
        className="flex flex-col items-center gap-1 rounded-card border border-dashed border-edge bg-card px-4 py-8 text-center hover:border-ink-2 hover:bg-sand"
      >
        <Images aria-hidden className="mb-2 size-8 stroke-[1.25] text-maroon" />
        <span className="font-medium">{t(collected.sources.size > 0 ? 'photos.more' : 'photos.choose')}</span>
        <span className="text-sm text-ink-2 max-sm:hidden">{t('photos.drop')}</span>
        <span id={`${id}-rules`} className="text-xs text-ink-3">
          {t('photos.rules', { most: limits.listing.photos, size })}
        </span>
      </FilePicker>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {reading && t('photos.reading')}
      </p>
      {collected.refused.length > 0 && (
        <ul role="alert" className="flex flex-col gap-1 rounded-card bg-red-tint px-4 py-3 text-sm text-red">
          {collected.refused.map((refused) => (
            <li key={refused.name} className="flex items-start gap-2 break-words">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0">{sentence(refused)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
