import { useLayoutEffect, useRef, type FocusEvent, type MouseEvent, type RefObject } from 'react'

/**
 * For a list of chips that a press takes away, perhaps with others: whoever works with the keyboard goes on with the next
 * one that is left, or with `after` when the whole list goes.
 */
export const useChipFocus = (after: RefObject<HTMLElement | null>) => {
  const ref = useRef<HTMLUListElement>(null)
  /** The button in focus and those behind it. */
  const rest = useRef<readonly HTMLElement[]>([])
  useLayoutEffect(
    () => () => {
      if (ref.current?.contains(document.activeElement)) after.current?.focus({ preventScroll: true })
    },
    [after],
  )
  useLayoutEffect(() => {
    const [focused, ...others] = rest.current
    // React does not tell of a blur when it takes the element away.
    if (focused && !focused.isConnected) others.find(({ isConnected }) => isConnected)?.focus()
  })
  const onFocus = ({ target }: FocusEvent) => {
    const buttons = [...(ref.current?.querySelectorAll('button') ?? [])]
    rest.current = buttons.slice(buttons.indexOf(target as HTMLButtonElement))
  }
  const onBlur = () => {
    rest.current = []
  }
  const onClickCapture = ({ target }: MouseEvent) => {
    const pressed = (target as Element).closest('button:not([aria-disabled])')
    pressed?.closest('li')?.nextElementSibling?.querySelector('button')?.focus()
  }
  return { ref, onClickCapture, onFocus, onBlur }
}
