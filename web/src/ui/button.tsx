import type { ComponentProps } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  /** Under way: a spinner shows and presses are ignored, but focus stays. */
  pending?: boolean
  /** Why it cannot be pressed now. It stays focusable, so that everybody can learn the reason. */
  disabledReason?: string | undefined
}

/** A button. `type` is `button` by default, so that it never submits a form by accident. */
export const Button = ({
  variant,
  size,
  wide,
  pending = false,
  disabledReason,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => {
  const blocked = pending || disabledReason !== undefined
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ variant, size, wide }), className)}
      aria-busy={pending || undefined}
      aria-disabled={blocked || rest['aria-disabled']}
      // The title describes it, unless something else does; text within it would be a part of its name.
      aria-describedby={disabledReason ? undefined : rest['aria-describedby']}
      title={disabledReason ?? rest.title}
      onClick={(event) => {
        // Not `disabled`: that would drop the focus and hide the reason. Also stops a submit button's form.
        if (blocked) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {pending && <Spinner className="size-4" />}
      {children}
    </button>
  )
}
