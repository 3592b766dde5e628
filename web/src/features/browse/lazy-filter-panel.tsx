import { lazy, Suspense } from 'react'
import { loadNamespace } from '#web/i18n/catalogue.ts'
import { currentLanguage } from '#web/stores/language.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { FilterPanelProps } from './filter-panel.tsx'

/** Fetches the filters and their words ahead of their showing. */
export const loadFilterPanel = async () => {
  const words = loadNamespace(currentLanguage(), 'filters')
  const { FilterPanel } = await import('./filter-panel.tsx')
  await words
  return FilterPanel
}

const FilterPanel = lazy(async () => ({ default: await loadFilterPanel() }))

/** Filters that are still to come. */
export const FilterPanelSkeleton = () => (
  <div aria-busy className="flex h-dvh flex-col gap-5">
    <Skeleton className="h-4 w-20" />
    <Skeleton className="h-12 rounded-control" />
    <Skeleton className="h-90 rounded-control" />
    <Skeleton className="h-72 rounded-control" />
  </div>
)

/** The filters, fetched apart from the page: the first cars show before anybody needs them. */
export const LazyFilterPanel = (panel: FilterPanelProps) => (
  <Suspense fallback={<FilterPanelSkeleton />}>
    <FilterPanel {...panel} waiting={<FilterPanelSkeleton />} />
  </Suspense>
)
