import { lazy, Suspense } from 'react'
import { useT } from '#web/i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { FilterPanelProps } from './filter-panel.tsx'

const FilterPanel = lazy(async () => ({ default: (await import('./filter-panel.tsx')).FilterPanel }))

const Groups = () => (
  <div aria-busy className="flex h-dvh flex-col gap-5">
    <Skeleton className="h-4 w-20" />
    <Skeleton className="h-12 rounded-control" />
    <Skeleton className="h-60 rounded-control" />
    <Skeleton className="h-48 rounded-control" />
  </div>
)

/** On a desk: the filters beside the results, always in sight, with a scroll of their own. */
export const FilterColumn = (panel: FilterPanelProps) => {
  const { t } = useT('search')
  return (
    <aside
      aria-label={t('filters')}
      className="sticky top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto overscroll-contain rounded-card border border-line bg-card p-5 [scrollbar-width:thin]"
    >
      <Suspense fallback={<Groups />}>
        <FilterPanel {...panel} />
      </Suspense>
    </aside>
  )
}
