import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * A ref: its element takes the focus when `state` has changed and the button that was pressed for it went with the old one. `isOwn` tells
 * such a press from a change that was made elsewhere, which moves no focus.
 */
export const useFocusAfter = <Target extends HTMLElement>(
  state: unknown,
  isOwn: boolean,
): RefObject<Target | null> => {
  const target = useRef<Target>(null)
  const shown = useRef(state)
  const onChange = useEffectEvent(() => {
    if (isOwn && document.activeElement === document.body) target.current?.focus()
  })
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    onChange()
  }, [state])
  return target
}
