import { useId, useRef } from 'react'
import { ChevronDown } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import type { Option } from '#web/ui/select-field.tsx'
import { useGoOn } from '#web/ui/use-go-on.ts'
import { PanelCell, panelControlClass } from './panel-cell.tsx'

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

/** A choice in the hero's search panel. */
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
  const select = useRef<HTMLSelectElement>(null)
  useGoOn(select, value, onChange)
  return (
    <PanelCell id={id} label={label} className={className}>
      <select
        ref={select}
        id={id}
        value={value}
        disabled={disabledReason !== undefined}
        title={disabledReason}
        onChange={(event) => onChange(event.target.value)}
        className={cx(
          panelControlClass,
          'cursor-pointer appearance-none pe-9 disabled:cursor-not-allowed disabled:font-normal disabled:text-ink-3',
        )}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-4 bottom-5 size-4 text-ink-3" />
    </PanelCell>
  )
}
