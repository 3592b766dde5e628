import type { ReactNode, Ref } from 'react'
import { readWhole, writeWhole } from '#web/i18n/typed-number.ts'
import { TextField } from './text-field.tsx'

type NumberFieldProps = {
  id: string
  label: string
  unit: string
  value: string
  onChange: (text: string) => void
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  name?: string
  /** After what was typed is grouped. */
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** A whole number with its unit. It is grouped when the seller leaves it; while it is typed nothing moves under the caret. */
export const NumberField = ({ unit, value, onChange, onBlur, ...field }: NumberFieldProps) => (
  <TextField
    {...field}
    inputMode="numeric"
    autoComplete="off"
    maxLength={20}
    value={value}
    onBlur={() => {
      const number = readWhole(value)
      if (number !== undefined) onChange(writeWhole(number))
      onBlur?.()
    }}
    onChange={(event) => onChange(event.target.value)}
    after={<span className="px-3">{unit}</span>}
  />
)
