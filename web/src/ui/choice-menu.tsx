import { Check, ChevronDown } from 'lucide-react'
import { cx } from './cx.ts'
import { controlClass } from './field.tsx'
import { Menu, menuItemClass } from './menu.tsx'
import type { Option } from './select-field.tsx'

type ChoiceMenuProps<Value extends string> = {
  /** The name for screen readers, said before the present choice. */
  label: string
  value: Value
  options: readonly (Option & { value: Value })[]
  onChoose: (value: Value) => void
}

/**
 * A choice that acts at once. Unlike a select, where each press of an arrow key would act, arrows walk here along the choices and only a
 * press chooses.
 */
export const ChoiceMenu = <Value extends string>({
  label,
  value,
  options,
  onChoose,
}: ChoiceMenuProps<Value>) => {
  const present = options.find((option) => option.value === value)?.label ?? ''
  return (
    <Menu
      label={label}
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`${label}: ${present}`}
          className={cx(controlClass, 'relative flex h-11 items-center truncate ps-3.5 pe-10 text-start')}
        >
          {present}
          <ChevronDown aria-hidden className="absolute end-3.5 size-4 text-ink-3" />
        </button>
      }
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => option.value !== value && onChoose(option.value)}
          className={menuItemClass}
        >
          <Check aria-hidden className={cx(option.value !== value && 'invisible')} />
          {option.label}
        </button>
      ))}
    </Menu>
  )
}
