import { useRef } from 'react'
import { SelectField } from '#web/ui/select-field.tsx'
import { useGoOn } from '#web/ui/use-go-on.ts'
import { useShownAtOnce } from './use-browse.ts'

type SortSelectProps<Sort extends string> = {
  label: string
  sorts: readonly Sort[]
  value: Sort | 'relevance'
  /** With a text, results can also be sorted by relevance. */
  hasText: boolean
  labelOf: (sort: Sort | 'relevance') => string
  onChange: (sort: Sort | 'relevance') => void | Promise<void>
  className: string
}

/** The order of the results. */
export const SortSelect = <Sort extends string>({
  label,
  sorts,
  value: sorted,
  hasText,
  labelOf,
  onChange,
  className,
}: SortSelectProps<Sort>) => {
  const select = useRef<HTMLSelectElement>(null)
  const [value, change] = useShownAtOnce(sorted, (_, chosen: typeof sorted) => chosen, onChange)
  const choose = (chosen: string) => change(chosen as Sort | 'relevance')
  useGoOn(select, value, choose)
  const choices = [...(hasText ? (['relevance'] as const) : []), ...sorts]
  return (
    <SelectField
      label={label}
      labelHidden
      value={value}
      ref={select}
      onChange={({ target }) => choose(target.value)}
      options={choices.map((choice) => ({ value: choice, label: labelOf(choice) }))}
      className={className}
    />
  )
}
