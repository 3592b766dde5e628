import { useEffect } from 'react'

/** Has the browser ask before the page is left while something would be lost by it. */
export const useAskBeforeLeaving = (wouldLose: boolean): void =>
  useEffect(() => {
    if (!wouldLose) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [wouldLose])
