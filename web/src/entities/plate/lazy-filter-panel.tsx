import { lazy, Suspense } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { FilterPanelProps } from './filter-panel.tsx'

const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }))

const groups = (
  <div aria-busy className="flex h-dvh flex-col gap-5">
    <Skeleton className="h-4 w-20" />
    <Skeleton className="h-24 rounded-control" />
    <Skeleton className="h-12 rounded-control" />
    <Skeleton className="h-90 rounded-control" />
  </div>
)

/** The filters, fetched apart from the page: the first plates show before anybody needs them. */
export const LazyFilterPanel = (panel: FilterPanelProps) => (
  <Suspense fallback={groups}>
    <FilterPanel {...panel} />
  </Suspense>
)
