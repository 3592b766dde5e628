import type { ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import { pillClass, pillInputClass } from './pill-class.ts'

type PillChoice = { value: string; label: string; mark?: ReactNode }

type ChoicePillsProps = {
  /** Id of the first choice, which takes the focus when an answer is missing. */
  id: string
  legend: string
  choices: readonly PillChoice[]
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** One of a few short words, all of them in sight: quicker than a list for a thumb. */
export const ChoicePills = ({ id, legend, choices, value, onChange, error }: ChoicePillsProps) => (
  <fieldset
    className="min-w-0"
    data-invalid={error ? true : undefined}
    aria-describedby={error ? `${id}-error` : undefined}
  >
    <legend className="mb-2 text-sm font-medium">{legend}</legend>
    <div className="flex flex-wrap gap-2">
      {choices.map((choice, index) => (
        <label key={choice.value} className={pillClass}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={id}
            value={choice.value}
            checked={value === choice.value}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={() => onChange(choice.value)}
            className={pillInputClass}
          />
          {choice.mark}
          {choice.label}
        </label>
      ))}
    </div>
    {error && (
      <div className="mt-2">
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
    )}
  </fieldset>
)
