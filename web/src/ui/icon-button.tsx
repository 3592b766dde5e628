import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Tooltip } from './tooltip.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Its accessible name and its tooltip. */
  label: string
  /** The tooltip, where a press would do something else than the name of a toggle says. */
  tip?: string | undefined
  icon: ReactNode
  /** `plain` on paper and cards, `float` on photographs. */
  look?: 'plain' | 'float'
}

/** A round button with only a picture on it, 44 px so that a thumb finds it. */
export const IconButton = ({
  label,
  tip = label,
  icon,
  look = 'plain',
  className,
  ...rest
}: IconButtonProps) => (
  <Tooltip text={tip}>
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        'relative inline-grid shrink-0 place-items-center rounded-full text-ink-2 transition-colors print:hidden',
        'hover:text-ink disabled:cursor-not-allowed disabled:opacity-55',
        look === 'plain' && 'size-11 hover:bg-sand',
        look === 'float' &&
          'size-10 bg-card/90 text-ink shadow-card after:absolute after:-inset-0.5 hover:bg-card',
        className,
      )}
    >
      {icon}
    </button>
  </Tooltip>
)
