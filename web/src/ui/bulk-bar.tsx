import { useEffect, useRef, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { ProgressBar } from './progress-bar.tsx'

type Press = { label: string; onPress: () => void }

type BulkBarProps = {
  label: string
  /** How many are selected, in words. */
  status: string
  /** Takes all that the filters find; absent when all of it is selected. */
  all?: Press | undefined
  clear: Press
  /** The progress of a running action, in words and from 0 to 1. */
  progress?: { text: string; label: string; value: number } | null
  /** Buttons for the actions. */
  children: ReactNode
}

/** The actions for the selected rows, in sight while the list scrolls. */
export const BulkBar = ({ label, status, all, clear, progress, children }: BulkBarProps) => {
  const bar = useRef<HTMLElement>(null)
  // Elements that get the keyboard focus in the list are not hidden under the bar, whose lines are more on a phone.
  useEffect(() => {
    const { style } = document.documentElement
    const watch = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = `${bar.current?.offsetHeight ?? 0}px`
    })
    if (bar.current) watch.observe(bar.current)
    return () => {
      watch.disconnect()
      style.removeProperty('scroll-padding-block-end')
    }
  }, [])
  return (
    <section
      ref={bar}
      aria-label={label}
      className="sticky bottom-[calc(var(--tab-bar)+0.75rem)] z-10 flex flex-col gap-3 rounded-panel border border-line bg-raised p-3 shadow-float sm:p-4"
    >
      {progress ? (
        <div role="status" className="flex flex-col gap-2 text-sm">
          {progress.text}
          <ProgressBar label={progress.label} value={progress.value} />
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p role="status" className="text-sm font-medium">
            {status}
          </p>
          {all && (
            <Button variant="ghost" size="sm" onClick={all.onPress}>
              {all.label}
            </Button>
          )}
          <span className="ms-auto sm:order-last sm:ms-0">
            <IconButton label={clear.label} icon={<X className="size-5" />} onClick={clear.onPress} />
          </span>
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1 sm:ms-auto">{children}</div>
        </div>
      )}
    </section>
  )
}
