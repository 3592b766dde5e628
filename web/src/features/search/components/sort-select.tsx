import { useT } from '#web/i18n/use-t.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { isSortValue, sortOptions, type SortValue } from '../sort-options.ts'

/** The order of the results. */
export const SortSelect = ({
  value,
  onChange,
}: {
  value: SortValue
  onChange: (sort: SortValue) => void
}) => {
  const { t } = useT('search')
  return (
    <SelectField
      label={t('sort.label')}
      labelHidden
      value={value}
      onChange={({ target }) => isSortValue(target.value) && onChange(target.value)}
      options={sortOptions.map((option) => ({ value: option, label: t(`sort.${option}`) }))}
      className="max-lg:flex-1 lg:w-56"
    />
  )
}
