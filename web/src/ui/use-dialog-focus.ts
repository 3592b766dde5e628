import { useEffect, type RefObject } from 'react'

/**
 * For a field that is the reason a dialog opened: takes the focus, with its text selected, after the dialog has put it
 * on its title.
 */
export const useDialogFocus = (field: RefObject<HTMLInputElement | null>): void =>
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.select()
    })
    return () => cancelAnimationFrame(frame)
  }, [field])
