import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The page while its car is looked up, of the same geometry. */
export const AnswerSkeleton = () => {
  const { t } = useT('still-available')
  return (
    <div className="page-width flex min-h-[70dvh] justify-center py-8 sm:py-16">
      <div className="w-full max-w-lg">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <h1 className="text-3xl">{t('title')}</h1>
        <Skeleton className="mt-3 h-5 w-60" />
        <div aria-hidden className="mt-6 overflow-hidden rounded-card border border-line bg-card shadow-card">
          <Skeleton className="aspect-[16/10] w-full" />
          <div className="flex flex-col gap-4 p-5">
            <Skeleton className="h-5 w-60 max-w-full" />
            <Skeleton className="h-13 w-full rounded-control" />
            <Skeleton className="h-11 w-full rounded-control" />
          </div>
        </div>
      </div>
    </div>
  )
}
