import { useRef } from 'react'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { create } from 'zustand'
import { useT } from '#web/i18n/use-t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useGoOn } from '#web/ui/use-go-on.ts'

type SortSelectProps<Sort extends string> = {
  label: string
  sorts: readonly Sort[]
  value: Sort | 'relevance'
  /** With a text, results can also be sorted by relevance. */
  hasText: boolean
  labelOf: (sort: Sort | 'relevance') => string
  onChange: (sort: Sort | 'relevance') => void
  className: string
}

/** The order of the results. */
export const SortSelect = <Sort extends string>({
  label,
  sorts,
  value,
  hasText,
  labelOf,
  onChange,
  className,
}: SortSelectProps<Sort>) => {
  const select = useRef<HTMLSelectElement>(null)
  const choose = (chosen: string) => onChange(chosen as Sort | 'relevance')
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

/** How cars are laid out. Kept for the visit only (spec 4). */
export const useViewMode = create<{ mode: 'grid' | 'list' }>(() => ({ mode: 'grid' }))

const modes = [
  { mode: 'grid', icon: LayoutGrid },
  { mode: 'list', icon: Rows3 },
] as const

/** Cards side by side, or one under the other. */
export const ViewToggle = () => {
  const { t } = useT('search')
  const { mode: chosen } = useViewMode()
  return (
    <div role="group" aria-label={t('view.label')} className="flex gap-0.5">
      {modes.map(({ mode, icon: Icon }) => (
        <IconButton
          key={mode}
          label={t(`view.${mode}`)}
          icon={<Icon className="size-5" />}
          aria-pressed={mode === chosen}
          onClick={() => useViewMode.setState({ mode })}
          className="aria-pressed:bg-sand aria-pressed:text-ink"
        />
      ))}
    </div>
  )
}
