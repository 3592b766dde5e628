import { useEffect, useEffectEvent } from 'react'

const mark = 'overlay'

/**
 * While something lies over the page, Back takes that away instead of the page, as a phone's user expects. The entry
 * that this adds to the history has the page's own address and goes when the overlay is closed otherwise.
 */
export const useBackCloses = (open: boolean, close: () => void): void => {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    const onPopState = () => onBack()
    // A tick later: an effect that React only tries out (strict mode) must leave no entry behind.
    const timer = setTimeout(() => {
      history.pushState({ ...(history.state as object | null), [mark]: true }, '')
      window.addEventListener('popstate', onPopState)
    })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', onPopState)
      if ((history.state as Record<string, unknown> | null)?.[mark]) history.back()
    }
  }, [open])
}
