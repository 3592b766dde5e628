import { useEffect, useRef, type RefObject } from 'react'

/**
 * The ref of a list that grows by the press of a button, and what to call at each press. The button goes with the last part, and the focus
 * with it: then the first of the new items has the focus, where the button was.
 */
export const useFocusFirstNew = <List extends HTMLElement>(
  isEnd: boolean,
): [RefObject<List | null>, noteShown: () => void] => {
  const list = useRef<List>(null)
  const shown = useRef(0)
  useEffect(() => {
    if (!isEnd || shown.current === 0 || document.activeElement !== document.body) return
    const first = list.current?.children[shown.current]
    if (!(first instanceof HTMLElement)) return
    first.tabIndex = -1
    first.focus({ preventScroll: true })
  }, [isEnd])
  return [list, () => void (shown.current = list.current?.children.length ?? 0)]
}
