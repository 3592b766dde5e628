import { useId, type ReactNode } from 'react'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from './cx.ts'
import { FieldError } from './field-error.tsx'

/** Props of every field besides those of its own input. */
export type FieldProps = {
  label: string
  /** Keeps the label for screen readers alone, where the place says it already. */
  labelHidden?: boolean
  hint?: ReactNode
  /** A sentence when the answer is not accepted. */
  error?: string | undefined
  /** The id of a sentence elsewhere that says what is wrong with this and other fields together. */
  problemId?: string | undefined
  /** Marks the label `(optional)`. Fields are required unless they say this. */
  optional?: boolean
  className?: string | undefined
}

type Control = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** Label, hint and error around one control, tied together for screen readers. */
export const Field = ({
  label,
  labelHidden,
  hint,
  error,
  problemId,
  optional,
  className,
  id: givenId,
  children,
}: FieldProps & { id?: string | undefined; children: (control: Control) => ReactNode }) => {
  const { t } = useT()
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, problemId].filter(Boolean).join(' ')
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
        {optional && <span className="ms-1.5 font-normal text-ink-3">{t('field.optional')}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error || problemId ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** The box of a text field, an area or a select. */
export const controlClass =
  'w-full min-w-0 rounded-control border border-edge bg-card text-base text-ink transition-colors ' +
  'placeholder:text-ink-3 hover:border-ink-2 focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus ' +
  'aria-invalid:border-red disabled:cursor-not-allowed disabled:bg-sand disabled:text-ink-3 disabled:hover:border-edge'
