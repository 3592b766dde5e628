import { useT } from '#web/i18n/use-t.ts'
import type { FilterPanelProps } from './filter-panel.tsx'
import { LazyFilterPanel } from './lazy-filter-panel.tsx'

/** On a desk: the filters beside the results, always in sight, with a scroll of their own. */
export const FilterColumn = (panel: FilterPanelProps) => {
  const { t } = useT('search')
  return (
    <aside
      aria-label={t('filters')}
      className="sticky top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto overscroll-contain rounded-card border border-line bg-card p-5 [scrollbar-width:thin]"
    >
      <LazyFilterPanel {...panel} />
    </aside>
  )
}
