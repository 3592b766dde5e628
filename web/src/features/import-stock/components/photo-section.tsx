import { useMemo } from 'react'
import type { ImportView } from '#shared/schemas/stock-import.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useAllRows } from '#web/features/import-stock/api/list-import-rows.ts'
import { nothingCollected } from '#web/features/import-stock/photos/collect-photos.ts'
import { matchPhotos } from '#web/features/import-stock/photos/match-photos.ts'
import { usePhotoRun } from '#web/features/import-stock/photos/photo-run.ts'
import type { ImportPanelProps } from './import-panel.tsx'
import { PhotoCars } from './photo-cars.tsx'
import { PhotoChooser } from './photo-chooser.tsx'
import { PhotoControls } from './photo-controls.tsx'

type PhotoSectionProps = Pick<ImportPanelProps, 'tools' | 'listings'> & { of: ImportView }

/** Photos for the cars of an import, found by the names in its rows. Nothing where no row names any. */
export const PhotoSection = ({ of, tools, listings }: PhotoSectionProps) => {
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
                <PhotoControls match={match} named={named} tools={tools} listings={listings} />
                <PhotoCars match={match} uploadText={tools.uploadText} />
              </>
            )}
          </>
        )}
      </section>
    </Card>
  )
}
