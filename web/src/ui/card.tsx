import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

/** A surface on the page. `flat` has no shadow, for forms and panels. */
export const Card = ({ flat = false, className, ...rest }: ComponentProps<'div'> & { flat?: boolean }) => (
  <div
    {...rest}
    className={cx(
      'break-inside-avoid rounded-card border border-line bg-card',
      !flat && 'shadow-card',
      className,
    )}
  />
)
