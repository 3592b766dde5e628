import type { ReactNode } from 'react'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

type WizardFrameProps = { top: ReactNode; aside: ReactNode; children: ReactNode }

/** The layout of the wizard: progress above, the step in a panel, the preview beside it where there is room. */
export const WizardFrame = ({ top, aside, children }: WizardFrameProps) => (
  <div className="grid items-start gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
    <div className="lg:col-span-2">{top}</div>
    <div className="min-w-0 sm:rounded-panel sm:border sm:border-line sm:bg-card sm:px-8 sm:pt-8">
      {children}
    </div>
    {aside}
  </div>
)

/** What stands beside the steps, where there is room. */
export const AsideSkeleton = () => (
  <Skeleton className="mt-8 hidden aspect-[4/5] w-full rounded-card lg:block" />
)

const segments = ['a', 'b', 'c', 'd', 'e']
const fields = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

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
