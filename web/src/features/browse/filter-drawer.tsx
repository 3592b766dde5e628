import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import type { FilterPanelProps } from './filter-panel.tsx'
import { LazyFilterPanel } from './lazy-filter-panel.tsx'

export type FilterDrawerProps = FilterPanelProps & {
  open: boolean
  onClose: () => void
  /** Cars that match now; absent while unknown. */
  total: number | undefined
  onClear: () => void
}

/** The filters in a sheet, with the number of cars they leave on the button that closes it. */
export const FilterDrawer = ({ open, onClose, total, onClear, ...panel }: FilterDrawerProps) => {
  const { t } = useT('filters')
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('filters')}
      footer={
        <>
          <Button variant="secondary" onClick={onClear}>
            {t('filters.clear')}
          </Button>
          <Button wide onClick={onClose} className="tabular-nums">
            {total === undefined ? t('filters.close') : t('filters.show', { count: total })}
          </Button>
        </>
      }
    >
      <LazyFilterPanel {...panel} />
    </Drawer>
  )
}
