import {
  cloneElement,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { cx } from './cx.ts'
import { placeBeside } from './place-beside.ts'
import { useBackCloses } from './use-back-closes.ts'

type Trigger = ReactElement<{
  popoverTarget?: string
  'aria-expanded'?: boolean
  id?: string
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}>

type MenuProps = {
  /** The button that opens it: a Button, an IconButton or a plain `<button>`. */
  trigger: Trigger
  /** The list's name for screen readers. */
  label: string
  align?: 'start' | 'end'
  children: ReactNode
}

const items = 'a[href], button:not(:disabled)'

const moveFocus = (event: KeyboardEvent, list: HTMLElement | null) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  // A blocked button opens nothing by an arrow either.
  if (!step || !list || event.currentTarget.ariaDisabled === 'true') return
  event.preventDefault()
  list.showPopover()
  const all = [...list.querySelectorAll<HTMLElement>(items)]
  const at = all.indexOf(document.activeElement as HTMLElement)
  // From the button, where `at` is -1: down to the first, up to the last.
  all.at(at < 0 && step < 0 ? -1 : (at + step) % all.length)?.focus()
}

/**
 * A button with a short list under it: links or buttons of `menuItemClass`. The browser's popover closes it on Esc and
 * on a press elsewhere; Back and a press on an item close it too. Arrow keys walk along the items.
 */
export const Menu = ({ trigger, label, align = 'end', children }: MenuProps) => {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useBackCloses(open, () => popover.current?.hidePopover())
  return (
    <>
      {cloneElement(trigger, {
        popoverTarget: id,
        'aria-expanded': open,
        id: `${id}-trigger`,
        onKeyDown: (event) => moveFocus(event, popover.current),
      })}
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onToggle={(event) => {
          const isOpen = event.newState === 'open'
          setOpen(isOpen)
          const button = document.getElementById(`${id}-trigger`)
          if (isOpen && button) placeBeside(event.currentTarget, button, align)
        }}
        onKeyDown={(event) => moveFocus(event, popover.current)}
        onClick={(event) => {
          if ((event.target as HTMLElement).closest(items)) popover.current?.hidePopover()
        }}
        className={cx(
          'fixed m-0 min-w-52 rounded-card border border-line bg-raised p-1.5 text-ink shadow-float',
          'opacity-0 transition-opacity open:opacity-100 starting:open:opacity-0',
        )}
      >
        {children}
      </div>
    </>
  )
}

/** The classes of a menu item, for links: `<Link className={menuItemClass}>`. */
export const menuItemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-sm text-ink transition-colors ' +
  'hover:bg-sand focus-visible:bg-sand disabled:text-ink-3 disabled:hover:bg-transparent [&>svg]:size-4.5 [&>svg]:text-ink-3'
