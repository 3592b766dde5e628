import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'

export type FilterDrawerProps = FilterPanelProps & {
  open: boolean
  onClose: () => void
  /** Plates that match now; absent while unknown. */
  total: number | undefined
  onClear: () => void
  /** Brings the plates into view. */
  onShow: () => void
}

/** The filters in a sheet, with the number of plates they leave on the button that closes it. */
export const FilterDrawer = ({ open, onClose, total, onClear, onShow, ...panel }: FilterDrawerProps) => {
  const { t } = useT('plates')
  const show = () => {
    onClose()
    onShow()
  }
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
          <Button wide onClick={show} className="tabular-nums">
            {total === undefined ? t('filters.close') : t('filters.show', { count: total })}
          </Button>
        </>
      }
    >
      <FilterPanel {...panel} />
    </Drawer>
  )
}
