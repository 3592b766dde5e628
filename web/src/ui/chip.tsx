import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { cx } from './cx.ts'

/** The classes of a chip, for links and buttons that look like one. */
export const chipClass =
  'inline-flex min-h-9 items-center gap-2 rounded-full bg-sand px-4 text-sm whitespace-nowrap text-ink-2 transition-colors cramped:whitespace-normal ' +
  'hover:bg-sand-2 hover:text-ink forced-colors:border'

/** The classes of a chip that chooses, where it is chosen or pressed: one colour wherever a list is narrowed. */
export const choiceChipClass = `${chipClass} aria-pressed:bg-maroon-tint aria-pressed:text-maroon forced-colors:aria-pressed:border-4`

type ChipProps = { children: ReactNode; onRemove: () => void; /** `Remove Toyota`. */ removeLabel: string }

/** An active filter that a press takes away. */
export const RemovableChip = ({ children, onRemove, removeLabel }: ChipProps) => (
  <button
    type="button"
    onClick={onRemove}
    aria-label={removeLabel}
    className={cx(chipClass, 'relative pe-3 after:absolute after:-inset-1')}
  >
    {children}
    <X aria-hidden className="size-3.5" />
  </button>
)
