import { useT } from '#web/i18n/use-t.ts'
import { TickBox } from '#web/ui/tick-box.tsx'

type RowCheckboxProps = { title: string; checked: boolean; onChange: (checked: boolean) => void }

/** The box on a listing's photo that takes it into the selection. */
export const RowCheckbox = ({ title, checked, onChange }: RowCheckboxProps) => {
  const { t } = useT('inventory')
  return (
    <TickBox
      label={t('select', { title })}
      checked={checked}
      onChange={onChange}
      className="absolute start-0 top-0"
    />
  )
}
