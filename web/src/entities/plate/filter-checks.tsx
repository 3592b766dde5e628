import type { ReactNode } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FilterGroup } from '#web/ui/filter-group.tsx'
import { toggledValue } from '#web/entities/plate/plate-search.ts'

type FilterChecksProps<Value extends string> = {
  legend: string
  choices: readonly { value: Value; label: string; after?: ReactNode }[]
  chosen: readonly Value[]
  onChange: (chosen: readonly Value[]) => void
}

/** Choices to tick, several at once. */
export const FilterChecks = <Value extends string>({
  legend,
  choices,
  chosen,
  onChange,
}: FilterChecksProps<Value>) => (
  <FilterGroup legend={legend}>
    <ul>
      {choices.map(({ value, label, after }) => (
        <li key={value}>
          <Checkbox
            label={label}
            after={after}
            checked={chosen.includes(value)}
            onChange={() => onChange(toggledValue(chosen, value))}
          />
        </li>
      ))}
    </ul>
  </FilterGroup>
)
