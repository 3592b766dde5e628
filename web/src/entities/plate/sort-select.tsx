import { useT } from '#web/i18n/use-t.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { plateSorts, type PlateSortChoice } from '#web/entities/plate/sort-options.ts'

type SortSelectProps = {
  value: PlateSortChoice
  /** There is a text that plates fit more or less well. */
  hasText: boolean
  onChange: (sort: PlateSortChoice) => void
}

/** The order of the plates. */
export const SortSelect = ({ value, hasText, onChange }: SortSelectProps) => {
  const { t } = useT('plates')
  const choices: PlateSortChoice[] = [...(hasText ? (['relevance'] as const) : []), ...plateSorts]
  return (
    <SelectField
      label={t('sort.label')}
      labelHidden
      value={value}
      onChange={({ target }) => onChange(target.value as PlateSortChoice)}
      options={choices.map((choice) => ({ value: choice, label: t(`sort.${choice}`) }))}
      className="w-full sm:w-56"
    />
  )
}
