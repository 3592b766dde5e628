import type { ReactNode, Ref } from 'react'
import { pillClass, pillInputClass } from './pill-class.ts'

type CheckPillsProps<Value extends string> = {
  legend: string
  hint?: ReactNode
  choices: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  /** No more can be chosen; what is chosen can be taken back. */
  isFull?: boolean
  /** The element that says why the choice is not accepted. */
  errorId?: string | undefined
  onToggle: (value: Value) => void
  /** The first of them. */
  ref?: Ref<HTMLInputElement>
}

/** Any of some short words, all of them in sight. */
export const CheckPills = <Value extends string>({
  legend,
  hint,
  choices,
  chosen,
  isFull = false,
  errorId,
  onToggle,
  ref,
}: CheckPillsProps<Value>) => (
  <fieldset className="min-w-0" aria-describedby={errorId}>
    <legend className="text-sm font-medium">{legend}</legend>
    {hint && <p className="mt-1 text-xs text-ink-3">{hint}</p>}
    <div className="mt-3 flex flex-wrap gap-2">
      {choices.map(({ value, label }, index) => (
        <label key={value} className={pillClass}>
          <input
            ref={index === 0 ? ref : undefined}
            type="checkbox"
            checked={chosen.includes(value)}
            aria-invalid={errorId ? true : undefined}
            aria-disabled={(isFull && !chosen.includes(value)) || undefined}
            onChange={() => onToggle(value)}
            className={pillInputClass}
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
)
