import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { showInRow } from './show-in-row.ts'
import { isBrowserKey } from '#web/ui/is-browser-key.ts'

type Tab<Id extends string> = {
  id: Id
  label: string
  count?: string | undefined
  /** A count that comes and goes: where the row wraps, its room is kept, else a count could move the rest of the page. */
  keepsRoom?: boolean
  icon?: ReactNode
}

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** The panel of the chosen tab. */
  children: ReactNode
  className?: string
}

// Enough for two digits, and on a phone, where the row scrolls, none.
const roomClass = 'sm:min-w-8'

/** Panels of which one shows. Arrow keys move along the row in reading direction; a long row scrolls sideways on a phone and wraps elsewhere, where nothing scrolls it but a touchpad. */
export const Tabs = <Id extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  className,
}: TabsProps<Id>) => {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)

  // On a phone the row is longer than the screen: the chosen one must be seen, also when counts arrive and push it on.
  const counted = tabs.map(({ count }) => count).join()
  useEffect(() => {
    const row = list.current
    const chosen = document.getElementById(`${base}-${value}`)
    if (counted && row && chosen) showInRow(row, chosen)
  }, [base, value, counted])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isBrowserKey(event)) return
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: -1, [forward]: 1 }
    const at = tabs.findIndex((tab) => tab.id === value)
    const to =
      { Home: 0, End: tabs.length - 1 }[event.key] ??
      (at + (steps[event.key] ?? 0) + tabs.length) % tabs.length
    if (to === at || !tabs[to]) return
    event.preventDefault()
    onChange(tabs[to].id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-x-6 overflow-x-auto border-b border-line [scrollbar-width:none] sm:flex-wrap"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className={cx(
              '-mb-px inline-flex h-12 items-center gap-2 border-b-2 border-transparent text-sm font-medium whitespace-nowrap text-ink-2 transition-colors',
              'hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-maroon aria-selected:text-ink [&>svg]:size-4.5',
              // There a border that is not meant to be seen is, unless it has the page's own colour.
              'forced-colors:not-aria-selected:border-[Canvas]',
            )}
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && (
              <span
                className={cx(
                  'rounded-full bg-sand px-2 py-0.5 text-center text-xs text-ink-2 tabular-nums',
                  tab.keepsRoom && roomClass,
                )}
              >
                {tab.count}
              </span>
            )}
            {tab.keepsRoom && tab.count === undefined && (
              <span aria-hidden className={cx('max-sm:hidden', roomClass)} />
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${value}`} className="pt-6">
        {children}
      </div>
    </div>
  )
}
