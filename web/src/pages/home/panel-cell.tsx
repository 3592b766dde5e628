import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type PanelCellProps = { id: string; label: string; className?: string | undefined; children: ReactNode }

/** A control without a box of its own, its label inside: one cell of the hero's search panel. */
export const PanelCell = ({ id, label, className, children }: PanelCellProps) => (
  <div
    className={cx(
      'relative min-w-0 flex-1 rounded-card transition-colors hover:bg-sand focus-within:bg-sand not-first:before:absolute not-first:before:bg-line max-lg:not-first:before:inset-x-4 max-lg:not-first:before:top-0 max-lg:not-first:before:h-px lg:not-first:before:inset-y-3 lg:not-first:before:-start-1 lg:not-first:before:w-px',
      className,
    )}
  >
    <label htmlFor={id} className="pointer-events-none absolute start-4 top-2.5 text-xs text-ink-3">
      {label}
    </label>
    {children}
  </div>
)

/** How the control of a cell looks. No height of its own: see TextField. */
export const panelControlClass =
  'min-h-17 w-full truncate rounded-card bg-transparent ps-4 pt-5 text-base font-medium text-ink'
