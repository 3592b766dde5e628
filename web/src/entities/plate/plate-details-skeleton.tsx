import { readPlateNumber } from '#shared/rules/plate-number.ts'
import { useT } from '#web/i18n/use-t.ts'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PlateStage } from './plate-stage.tsx'

/** A plate whose details are still to come, of their geometry; its address already says what is written on it. */
export const PlateDetailsSkeleton = ({ slug }: { slug: string }) => {
  const { t } = useT()
  const number = readPlateNumber(slug)
  return (
    <div aria-busy>
      <p className="sr-only">{t('loading')}</p>
      <PlateStage>
        {number ? (
          <PlateDrawing decorative plate={{ country: 'QA', ...number }} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
      </PlateStage>
      <Skeleton className="mt-5 h-8 w-44" />
      <Skeleton className="mt-2 h-4 w-32" />
      <Skeleton className="mt-4 h-6 w-24 rounded-full" />
      <Skeleton className="mt-10 h-5 w-40" />
      <div className="mt-3 grid grid-cols-2 gap-6 sm:grid-cols-4">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-10" />
        ))}
      </div>
      <Skeleton className="mt-8 h-12 w-56 max-w-full" />
      <Skeleton className="mt-8 h-64 rounded-card" />
    </div>
  )
}
