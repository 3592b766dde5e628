import type { ComponentProps, ReactNode } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & {
  label: ReactNode
  hint?: ReactNode
}

/** On or off, at once. */
export const Switch = ({ label, hint, ...input }: SwitchProps) => (
  <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-sm text-ink">
    <span className="flex flex-col">
      {label}
      {hint && <span className="text-xs text-ink-3">{hint}</span>}
    </span>
    <span className="relative inline-flex h-7 w-12 shrink-0">
      <input
        {...input}
        type="checkbox"
        role="switch"
        className="peer absolute inset-0 appearance-none rounded-full border border-edge bg-sand-2 transition-colors checked:border-brand checked:bg-brand forced-colors:appearance-auto"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute start-1 top-1 size-5 rounded-full bg-white shadow-card transition-[inset-inline-start] peer-checked:start-6 forced-colors:hidden"
      />
    </span>
  </label>
)
