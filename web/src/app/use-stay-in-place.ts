import { useLayoutEffect } from 'react'

/**
 * What opens over a list at an address of its own (null or undefined: nothing is open), for which the router goes to the
 * top; the list stays where it is.
 */
export const useStayInPlace = (open: string | null | undefined): void =>
  useLayoutEffect(() => {
    if (open === undefined || open === null) return
    const top = window.scrollY
    // After the router's own layout effect, which comes later, and before anything is painted.
    queueMicrotask(() => window.scrollTo({ top, behavior: 'instant' }))
  }, [open])
