import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** A sheet of paper is narrower than a page. */
export const paperWidth = 'mx-auto max-w-4xl px-4 pt-4 pb-14 sm:px-6'

/** A paper about a car while the car is on its way. */
export const PaperSkeleton = () => {
  const { t } = useT()
  return (
    <div aria-busy className={paperWidth}>
      <h1 className="sr-only">{t('loading')}</h1>
      <Skeleton className="mt-4 h-3.5 w-32" />
      <Skeleton className="mt-6 h-8 w-64 max-w-full" />
      <Skeleton className="mt-4 h-4 w-44" />
      <Skeleton className="mt-4 h-4" />
      <Skeleton className="mt-14 h-dvh rounded-card" />
    </div>
  )
}
