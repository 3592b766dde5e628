import { useCallback, useEffect, useRef, useState } from 'react'
import { focusMain } from './focus-main.ts'

/**
 * A ref, and a function that puts the focus on its element once the page is drawn anew: where the focused button goes
 * away with its row, and a dialog that is closing still keeps everything behind it from the focus.
 */
export const useFocusLater = <Target extends HTMLElement>() => {
  const target = useRef<Target>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) target.current?.focus()
  }, [asked])
  // The same function each time: rows that have it are drawn again only when their item changes.
  const focus = useCallback(() => {
    setAsked((times) => times + 1)
    // With the last row its whole list has gone, and the target with it; or something stands in its place.
    setTimeout(() => {
      const isShown = target.current?.getClientRects().length
      if (!isShown && document.activeElement === document.body) focusMain()
    })
  }, [])
  return [target, focus] as const
}
