import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react'

/**
 * For a list of chips that a press takes away: whoever works with the keyboard goes on with the next one, or with
 * `after` when the whole list goes.
 */
export const useChipFocus = (after: RefObject<HTMLElement | null>) => {
  const ref = useRef<HTMLUListElement>(null)
  useLayoutEffect(
    () => () => {
      if (ref.current?.contains(document.activeElement)) after.current?.focus({ preventScroll: true })
    },
    [after],
  )
  const onClickCapture = ({ target }: MouseEvent) => {
    const pressed = (target as Element).closest('button:not([aria-disabled])')
    pressed?.closest('li')?.nextElementSibling?.querySelector('button')?.focus()
  }
  return { ref, onClickCapture }
}
