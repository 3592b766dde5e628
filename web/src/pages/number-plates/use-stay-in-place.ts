import { useLayoutEffect } from 'react'

/** A plate opens over the list at an address of its own, for which the router goes to the top; the list stays where it is. */
export const useStayInPlace = (slug: string | undefined): void =>
  useLayoutEffect(() => {
    if (slug === undefined) return
    const top = window.scrollY
    // After the router's own layout effect, which comes later, and before anything is painted.
    queueMicrotask(() => window.scrollTo({ top, behavior: 'instant' }))
  }, [slug])
