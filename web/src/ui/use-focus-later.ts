import { useEffect, useState, type RefObject } from 'react'
import { focusMain } from './focus-main.ts'

/**
 * Gives a function that puts the focus on `target` once the page is drawn anew: where the focused button goes away with
 * its row, and a dialog that is closing still keeps everything behind it from the focus.
 */
export const useFocusLater = (target: RefObject<HTMLElement | null>): (() => void) => {
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) target.current?.focus()
  }, [asked, target])
  return () => {
    setAsked((times) => times + 1)
    // With the last row its whole list has gone, and the target with it.
    setTimeout(() => !target.current && document.activeElement === document.body && focusMain())
  }
}
