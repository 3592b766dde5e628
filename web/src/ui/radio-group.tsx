import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { FieldError } from './field-error.tsx'

type Choice<Value extends string> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

type ChoiceProps<Value extends string> = {
  legend: string
  legendHidden?: boolean
  choices: readonly Choice<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  error?: string | undefined
  className?: string
}

/** One of a few, each in its own bordered box with room for a hint. */
export const RadioGroup = <Value extends string>({
  legend,
  legendHidden,
  choices,
  value,
  onChange,
  error,
  className,
}: ChoiceProps<Value>) => {
  const name = useId()
  return (
    <fieldset
      className={cx('min-w-0', className)}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2.5">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-edge/60 bg-card p-3.5 text-sm transition-colors hover:border-edge has-checked:border-maroon has-checked:bg-maroon-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-55"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
              className="mt-0.5 size-4.5 shrink-0 appearance-none rounded-full border border-edge bg-card outline-none checked:border-[5px] checked:border-maroon forced-colors:appearance-auto"
            />
            <span className="flex flex-col">
              <span className="font-medium">{choice.label}</span>
              {choice.hint && <span className="text-xs text-ink-2">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${name}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}

/** One of a few, side by side on one track: grid or list, sign in or sign up. */
export const SegmentedControl = <Value extends string>({
  legend,
  choices,
  value,
  onChange,
  className,
}: Omit<ChoiceProps<Value>, 'error' | 'legendHidden'>) => {
  const name = useId()
  return (
    <fieldset className={cx('inline-flex min-w-0 rounded-control bg-sand p-1', className)}>
      <legend className="sr-only">{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="relative inline-flex min-h-9 flex-1 cursor-pointer items-center justify-center gap-2 rounded-[7px] px-3.5 text-sm font-medium whitespace-nowrap text-ink-2 transition-colors cramped:min-w-0 cramped:px-1.5 cramped:whitespace-normal hover:text-ink has-checked:bg-card has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-focus forced-colors:has-checked:border [&>svg]:size-4.5"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            className="pointer-events-none absolute inset-0 appearance-none outline-none"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
