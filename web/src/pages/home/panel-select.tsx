import { useId } from 'react'
import { ChevronDown } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import type { Option } from '#web/ui/select-field.tsx'

type PanelSelectProps = {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  /** Why it cannot be used yet. */
  disabledReason?: string | undefined
  className?: string
}

/** A select without a box of its own, its label inside: one cell of the hero's search panel. */
export const PanelSelect = ({
  label,
  placeholder,
  value,
  onChange,
  options,
  disabledReason,
  className,
}: PanelSelectProps) => {
  const id = useId()
  return (
    <div
      className={cx(
        'relative min-w-0 flex-1 rounded-card transition-colors hover:bg-sand focus-within:bg-sand lg:not-first:before:absolute lg:not-first:before:inset-y-3 lg:not-first:before:-start-1 lg:not-first:before:w-px lg:not-first:before:bg-line',
        className,
      )}
    >
      <label htmlFor={id} className="pointer-events-none absolute start-4 top-2.5 text-xs text-ink-3">
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={disabledReason !== undefined}
        title={disabledReason}
        onChange={(event) => onChange(event.target.value)}
        className="h-17 w-full cursor-pointer appearance-none truncate rounded-card bg-transparent ps-4 pe-9 pt-5 text-base font-medium text-ink disabled:cursor-not-allowed disabled:font-normal disabled:text-ink-3"
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-4 bottom-5 size-4 text-ink-3" />
    </div>
  )
}
