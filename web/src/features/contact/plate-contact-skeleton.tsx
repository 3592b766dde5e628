import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The ways to a seller that are still to come, of their geometry. */
export const PlateContactSkeleton = () => {
  const { t } = useT()
  return (
    <div aria-busy className="flex flex-col gap-6">
      <p className="sr-only">{t('loading')}</p>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Skeleton className="h-14 w-32" />
        <Skeleton className="h-8 w-28 sm:w-40" />
      </div>
      <Skeleton className="h-7 w-full" />
      <Skeleton className="h-11 w-full rounded-control" />
      <Skeleton className="h-40 w-full rounded-card" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
