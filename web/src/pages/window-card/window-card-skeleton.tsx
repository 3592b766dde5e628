import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** A sheet of paper is narrower than a page. */
export const windowCardWidth = 'mx-auto max-w-4xl px-4 pt-4 pb-14 sm:px-6'

/** The window card while its car is on its way. */
export const WindowCardSkeleton = () => {
  const { t } = useT()
  return (
    <div aria-busy className={windowCardWidth}>
      <h1 className="sr-only">{t('loading')}</h1>
      <Skeleton className="mt-4 h-3.5 w-32" />
      <Skeleton className="mt-6 h-8 w-64 max-w-full" />
      <Skeleton className="mt-4 h-4 w-44" />
      <Skeleton className="mt-4 h-4" />
      <Skeleton className="mt-14 h-dvh rounded-card" />
    </div>
  )
}
