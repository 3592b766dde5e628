import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
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
  <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
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
      <p id={`${id}-error`} className="mt-2 flex items-start gap-1.5 text-xs text-red">
        <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
        {error}
      </p>
    )}
  </fieldset>
)
