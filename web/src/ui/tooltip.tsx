import { cloneElement, useId, useRef, useState, type ReactElement } from 'react'
import { placeBeside } from './place-beside.ts'

const delay = 700

type Target = ReactElement<{
  onPointerEnter?: (event: React.PointerEvent<HTMLElement>) => void
  onPointerLeave?: (event: React.PointerEvent<HTMLElement>) => void
  onFocus?: (event: React.FocusEvent<HTMLElement>) => void
  onBlur?: (event: React.FocusEvent<HTMLElement>) => void
  onPointerDown?: (event: React.PointerEvent<HTMLElement>) => void
  onKeyDown?: (event: React.KeyboardEvent<HTMLElement>) => void
}>

/**
 * A few words beside what they explain, after 700 ms of a mouse over it or of keyboard focus. A press or a key takes it away.
 * The element needs a name of its own: this is for eyes only.
 */
export const Tooltip = ({ text, children }: { text: string; children: Target }) => {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [wanted, setWanted] = useState(false)

  const showSoon = (target: HTMLElement) => {
    clearTimeout(timer.current)
    setWanted(true)
    timer.current = setTimeout(() => {
      if (!bubble.current || !target.isConnected) return
      bubble.current.showPopover()
      placeBeside(bubble.current, target, 'center')
    }, delay)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setWanted(false)
  }

  return (
    <>
      {cloneElement(children, {
        onPointerEnter: (event) => {
          children.props.onPointerEnter?.(event)
          if (event.pointerType === 'mouse') showSoon(event.currentTarget)
        },
        onPointerLeave: (event) => {
          children.props.onPointerLeave?.(event)
          hide()
        },
        onFocus: (event) => {
          children.props.onFocus?.(event)
          if (event.currentTarget.matches(':focus-visible')) showSoon(event.currentTarget)
        },
        onBlur: (event) => {
          children.props.onBlur?.(event)
          hide()
        },
        onPointerDown: (event) => {
          children.props.onPointerDown?.(event)
          hide()
        },
        onKeyDown: (event) => {
          children.props.onKeyDown?.(event)
          hide()
        },
      })}
      {wanted && (
        <span
          ref={bubble}
          id={id}
          popover="manual"
          aria-hidden
          className="pointer-events-none fixed m-0 rounded-xs bg-ink px-2.5 py-1 text-xs text-paper"
        >
          {text}
        </span>
      )}
    </>
  )
}
