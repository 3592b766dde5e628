import { useT } from '#web/i18n/use-t.ts'
import type { FilterPanelProps } from './filter-panel.tsx'
import { LazyFilterPanel } from './lazy-filter-panel.tsx'

/** On a desk: the filters beside the plates, always in sight, with a scroll of their own. */
export const FilterColumn = ({ onSkip, ...panel }: FilterPanelProps & { onSkip: () => void }) => {
  const { t } = useT('plates')
  return (
    <aside
      aria-label={t('filters')}
      className="sticky top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto overscroll-contain rounded-card border border-line bg-card p-5 [scrollbar-width:thin]"
    >
      {/* Past the filters by keyboard, seen only when it has the focus. */}
      <a
        href="#results"
        onClick={(event) => {
          // The address is the search's; a fragment would be one more entry in the history.
          event.preventDefault()
          onSkip()
        }}
        className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-10 focus:rounded-control focus:bg-brand focus:px-4 focus:py-2.5 focus:text-sm focus:font-medium focus:text-white"
      >
        {t('filters.skip')}
      </a>
      <LazyFilterPanel {...panel} />
    </aside>
  )
}
