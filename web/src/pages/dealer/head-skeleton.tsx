import { Skeleton } from '#web/ui/skeleton.tsx'
import { storefrontLayout } from './layout.ts'

const figures = 5

/** The head and the figures of a storefront that are still to come, of the same geometry. */
export const HeadSkeleton = () => (
  <div aria-hidden>
    <div className={storefrontLayout.head}>
      <Skeleton className={`${storefrontLayout.cover} rounded-e-panel lg:order-last`} />
      <div>
        <Skeleton className="size-16 rounded-control" />
        <span className="mt-4 flex items-center text-3xl lg:text-4xl">
          &#8203;
          <Skeleton className="h-7 w-60" />
        </span>
        <span className="mt-3 flex h-6.5 items-center">
          <Skeleton className="h-3 w-48" />
        </span>
        <Skeleton className="mt-6 h-11 w-60 rounded-control" />
      </div>
    </div>
    <div className={storefrontLayout.stats}>
      {Array.from({ length: figures }, (_, index) => (
        <div key={index} className={index === figures - 1 ? 'max-sm:col-span-2' : undefined}>
          <span className="flex items-center text-xs">
            &#8203;
            <Skeleton className="h-3 w-24" />
          </span>
          <span className="mt-1 flex items-center text-2xl">
            &#8203;
            <Skeleton className="h-5 w-16" />
          </span>
        </div>
      ))}
    </div>
  </div>
)
