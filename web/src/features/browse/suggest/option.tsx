import { useEffect, useRef, type ReactNode } from 'react'

type OptionProps = {
  id: string
  active: boolean
  /** The Delete key removes it. */
  removable?: boolean
  onChoose: () => void
  children: ReactNode
}

/** One row of the list: 44 px, so that a thumb finds it. The active one is always in sight. */
export const Option = ({ id, active, removable, onChoose, children }: OptionProps) => {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // The keys are the box's: the focus never comes here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      aria-keyshortcuts={removable ? 'Delete' : undefined}
      onClick={onChoose}
      className="flex h-11 scroll-my-1.5 cursor-pointer items-center gap-3 rounded-control px-3 text-sm text-ink hover:bg-sand-2/50 aria-selected:bg-sand-2/50 aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-ink-3"
    >
      {children}
    </div>
  )
}
