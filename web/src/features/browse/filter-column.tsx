import { useT } from '#web/i18n/use-t.ts'
import type { FilterPanelProps } from './filter-panel.tsx'
import { FilterPanelSkeleton, LazyFilterPanel } from './lazy-filter-panel.tsx'

const column =
  'sticky top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto overscroll-contain rounded-card border border-line bg-card p-5 [scrollbar-width:thin]'

/** On a desk: the filters beside the results, always in sight, with a scroll of their own. */
export const FilterColumn = (panel: FilterPanelProps) => {
  const { t } = useT('search')
  return (
    <aside aria-label={t('filters')} className={column}>
      <LazyFilterPanel {...panel} />
    </aside>
  )
}

/** A FilterColumn that is still to come, of the same geometry; as wide as the screen is not known, nothing on a phone. */
export const FilterColumnSkeleton = () => (
  <div className={`${column} max-lg:hidden`}>
    <FilterPanelSkeleton />
  </div>
)
