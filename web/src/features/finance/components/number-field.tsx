import { useState } from 'react'
import { toWesternDigits } from '#shared/rules/phone.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { readNumber } from '#web/i18n/typed-number.ts'
import { useT } from '#web/i18n/use-t.ts'
import { TextField } from '#web/ui/text-field.tsx'

type NumberFieldProps = {
  label: string
  value: number
  onChange: (value: number) => void
  /** What is typed beyond it becomes it. */
  most: number
  /** Decimals, none unless told. */
  digits?: number
  /** Behind the number: `QAR`, `%`. */
  unit: string
}

/** A number to type, in any script's digits. It counts as soon as it can be read, and is put in order when one leaves. */
export const NumberField = ({ label, value, onChange, most, digits = 0, unit }: NumberFieldProps) => {
  const { t, language } = useT('finance')
  const [typed, setTyped] = useState<string>()
  const factor = 10 ** digits
  const type = (text: string) => {
    setTyped(text)
    const number = readNumber(text)
    if (number !== undefined) onChange(Math.min(most, Math.round(number * factor) / factor))
  }
  return (
    <TextField
      label={label}
      inputMode={digits ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed ?? formatNumber(value, language, digits)}
      onChange={({ target }) => type(toWesternDigits(target.value))}
      onBlur={() => setTyped(undefined)}
      error={typed !== undefined && readNumber(typed) === undefined ? t('invalid') : undefined}
      after={<span className="pe-3">{unit}</span>}
    />
  )
}
