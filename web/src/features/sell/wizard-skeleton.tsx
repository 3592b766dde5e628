import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { WizardFrame } from './wizard-frame.tsx'

const segments = ['a', 'b', 'c', 'd', 'e']
const fields = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** What stands beside the steps, where there is room. */
export const AsideSkeleton = () => (
  <Skeleton className="mt-8 hidden aspect-[4/5] w-full rounded-card lg:block" />
)

/** The wizard while the seller or the listing is being fetched, of the same geometry. */
export const WizardSkeleton = () => {
  const { t } = useT()
  return (
    <div aria-busy>
      <span className="sr-only">{t('loading')}</span>
      <WizardFrame
        top={
          <div className="flex min-h-11 items-center gap-1.5 sm:min-h-13 sm:gap-3">
            {segments.map((key) => (
              <Skeleton key={key} className="h-1.5 flex-1 rounded-full" />
            ))}
          </div>
        }
        aside={<AsideSkeleton />}
      >
        <Skeleton className="h-8 w-48" />
        <Skeleton className="mt-3 h-5 w-72 max-w-full" />
        <div className="mt-7 grid gap-5 sm:grid-cols-2">
          {fields.map((key) => (
            <div key={key} className="flex flex-col gap-1.5">
              <Skeleton className="h-5 w-24" />
              <Skeleton className="h-12 w-full rounded-control" />
            </div>
          ))}
        </div>
        <Skeleton className="mt-10 mb-8 h-11 w-full rounded-control" />
      </WizardFrame>
    </div>
  )
}
