import { useRef } from 'react'
import { useT } from '#web/i18n/use-t.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { useGoOn } from '#web/ui/use-go-on.ts'
import { sortOptions, type SortChoice } from '#web/features/browse/sort-options.ts'

type SortSelectProps = {
  value: SortChoice
  /** There is a text that cars fit more or less well. */
  hasText: boolean
  onChange: (sort: SortChoice) => void
}

/** The order of the results. */
export const SortSelect = ({ value, hasText, onChange }: SortSelectProps) => {
  const { t } = useT('search')
  const select = useRef<HTMLSelectElement>(null)
  const choose = (chosen: string) => onChange(chosen as SortChoice)
  useGoOn(select, value, choose)
  const choices: SortChoice[] = [...(hasText ? (['relevance'] as const) : []), ...sortOptions]
  return (
    <SelectField
      label={t('sort.label')}
      labelHidden
      value={value}
      ref={select}
      onChange={({ target }) => choose(target.value)}
      options={choices.map((choice) => ({ value: choice, label: t(`sort.${choice}`) }))}
      className="max-lg:flex-1 lg:w-56"
    />
  )
}
