import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { FieldError } from './field-error.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode
  /** At the end of the row: the count of a facet. */
  after?: ReactNode
  error?: string | undefined
  className?: string
}

/** A box to tick with its words; the whole row is the target. */
export const Checkbox = ({ label, after, error, className, ...input }: CheckboxProps) => {
  const id = useId()
  return (
    <div className={className}>
      <label className="group flex min-h-10 cursor-pointer items-center gap-3 text-sm text-ink has-disabled:cursor-not-allowed has-disabled:text-ink-3">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className={cx(
            'tick size-5 shrink-0 appearance-none rounded-xs border border-edge bg-card',
            'group-hover:border-ink-2 checked:border-brand checked:bg-brand aria-invalid:border-red disabled:bg-sand',
            'forced-colors:appearance-auto',
          )}
        />
        <span className="min-w-0 flex-1">{label}</span>
        {after !== undefined && <span className="text-xs text-ink-3 tabular-nums">{after}</span>}
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
