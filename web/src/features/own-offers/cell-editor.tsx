import { useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'

/** Saves what was changed in the open form and closes it, then does this; where it stays open, it does not. */
export type Finish = (then: () => void) => void

type EditorProps = {
  finish: Ref<Finish>
  onLeave: (hasMovedOn: boolean) => void
  /** `leave` gives the focus back to the cell, unless it has moved on. */
  children: (leave: () => void) => ReactNode
}

/**
 * The form of a cell: takes the focus when it appears. When the focus goes elsewhere, or another cell is to be edited, what was changed
 * is saved as by its button, since it can be undone; what cannot be saved stays open and says why.
 */
export const CellEditor = ({ finish: finishRef, onLeave, children }: EditorProps) => {
  const box = useRef<HTMLDivElement>(null)
  const isChanged = useRef(false)
  // A press inside has begun, or Escape: neither saves, should the focus go to the cell.
  const isKept = useRef(false)
  // What follows once it is closed; none while its user is at it.
  const onward = useRef<() => void>(undefined)
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('input, button, select')
    first?.focus()
    // An availability opens its choices.
    if (first instanceof HTMLButtonElement) first.click()
  }, [])
  const leave = () => {
    isChanged.current = false
    onLeave(onward.current !== undefined)
    onward.current?.()
  }
  const finish: Finish = (then) => {
    // A touch moves the focus and presses at once: what the first has begun to save is not saved twice.
    const isUnderWay = onward.current !== undefined
    onward.current = then
    if (isUnderWay) return
    const form = box.current?.querySelector('form')
    if (form && isChanged.current) form.requestSubmit()
    else leave()
  }
  useImperativeHandle(finishRef, () => finish)
  const stay = (keep: boolean) => {
    isKept.current = keep
    onward.current = undefined
  }
  return (
    <div
      ref={box}
      onChange={() => {
        isChanged.current = true
        stay(false)
      }}
      onKeyDownCapture={({ key }) => stay(key === 'Escape')}
      onPointerDownCapture={() => stay(true)}
      onFocus={() => (onward.current = undefined)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return
        // Escape leads to the cell itself, and so does a press of a button in Safari, which focuses none.
        if (isKept.current && relatedTarget === currentTarget.closest('[data-cell]')) return
        onward.current = undefined
        const moveOn = () => {
          const isElsewhere = box.current?.contains(document.activeElement) === false
          if (isElsewhere && !onward.current) finish(() => undefined)
        }
        // The row is lower without its form: closed under a mouse, it would take what is pressed away before the click.
        if (relatedTarget.matches(':active'))
          window.addEventListener('mouseup', () => setTimeout(moveOn), { once: true })
        else moveOn()
      }}
      className="w-full min-w-0 py-1"
    >
      {children(leave)}
    </div>
  )
}
