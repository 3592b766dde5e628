import { Check } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'

type RowCheckboxProps = { title: string; checked: boolean; onChange: (checked: boolean) => void }

/** The box on a listing's photo that takes it into the selection; as large as a thumb. */
export const RowCheckbox = ({ title, checked, onChange }: RowCheckboxProps) => {
  const { t } = useT('inventory')
  return (
    <label className="absolute start-0 top-0 grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={t('select', { title })}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="peer size-6 appearance-none rounded-xs border border-edge bg-card/95 shadow-card transition-colors checked:border-brand checked:bg-brand forced-colors:appearance-auto"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute size-4 text-white opacity-0 peer-checked:opacity-100 forced-colors:hidden"
      />
    </label>
  )
}
