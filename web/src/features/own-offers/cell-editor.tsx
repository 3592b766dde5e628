import { useEffect, useRef, type ReactNode } from 'react'

type EditorProps = {
  onLeave: (hasMovedOn: boolean) => void
  /** `leave` gives the focus back to the cell, unless it has moved on. */
  children: (leave: () => void) => ReactNode
}

/**
 * The form of a cell: takes the focus when it appears. When the focus goes elsewhere, what was changed is saved as by its button,
 * since it can be undone; what cannot be saved stays open and says why.
 */
export const CellEditor = ({ onLeave, children }: EditorProps) => {
  const box = useRef<HTMLDivElement>(null)
  const isChanged = useRef(false)
  const hasMovedOn = useRef(false)
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('input, button, select')
    first?.focus()
    // An availability opens its choices.
    if (first instanceof HTMLButtonElement) first.click()
  }, [])
  return (
    <div
      ref={box}
      onChange={() => (isChanged.current = true)}
      onFocus={() => (hasMovedOn.current = false)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)) return
        // Escape leads to the cell itself, and so does a press of a button in Safari, which focuses none.
        if (relatedTarget === currentTarget.closest('[data-cell]')) return
        hasMovedOn.current = true
        const form = currentTarget.querySelector('form')
        if (form && isChanged.current) form.requestSubmit()
        else onLeave(true)
      }}
      className="w-full min-w-0 py-1"
    >
      {children(() => onLeave(hasMovedOn.current))}
    </div>
  )
}
