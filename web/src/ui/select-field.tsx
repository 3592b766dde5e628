import type { ComponentProps } from 'react'
import { ChevronDown } from 'lucide-react'
import { cx } from './cx.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'

export type Option = { value: string; label: string; disabled?: boolean }

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'className'> & {
    options: readonly Option[]
    /** The first entry, with an empty value: `Any make`. */
    placeholder?: string
    /** The height of the buttons beside it. */
    compact?: boolean
  }

/** A native select: the phone's own wheel, the desktop's own type-ahead. */
export const SelectField = ({
  label,
  labelHidden,
  hint,
  error,
  optional,
  className,
  options,
  placeholder,
  compact,
  ...select
}: SelectFieldProps) => (
  <Field {...{ label, labelHidden, hint, error, optional, className, id: select.id }}>
    {(control) => (
      <span className="relative flex items-center">
        <select
          {...select}
          {...control}
          className={cx(controlClass, compact ? 'h-11' : 'h-12', 'appearance-none truncate ps-3.5 pe-10')}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute end-3.5 size-4 text-ink-3" />
      </span>
    )}
  </Field>
)
