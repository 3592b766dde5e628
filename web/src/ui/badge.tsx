import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type BadgeTone = 'neutral' | 'green' | 'amber' | 'red' | 'maroon' | 'float'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sand text-ink-2',
  green: 'bg-green-tint text-green',
  amber: 'bg-amber-tint text-amber',
  red: 'bg-red-tint text-red',
  maroon: 'bg-maroon-tint text-maroon',
  // On photographs.
  float: 'bg-card/95 text-ink shadow-card',
}

/** A word or two about the state of something. Colour never says it alone. */
export const Badge = ({
  tone = 'neutral',
  icon,
  children,
  className,
}: {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
  className?: string
}) => (
  <span
    className={cx(
      'inline-flex min-h-6.5 items-center gap-1.5 rounded-full px-2.5 text-xs font-medium whitespace-nowrap cramped:whitespace-normal forced-colors:border [&>svg]:size-3.5 [&>svg]:shrink-0',
      tones[tone],
      className,
    )}
  >
    {icon}
    {children}
  </span>
)
