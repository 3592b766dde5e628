import { useEffect, useEffectEvent } from 'react'

/**
 * Has Back close a modal where the browser does not: Chrome closes a `<dialog>` on Android's Back by itself (CloseWatcher),
 * Safari on an iPhone leaves the page. Only such browsers fetch what it takes.
 */
export const useBackWithoutWatcher = (open: boolean, close: () => void): void => {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!open || 'CloseWatcher' in window) return
    let leave: (() => void) | undefined
    let isOver = false
    import('./overlay-history.ts').then(
      ({ enterOverlay }) => {
        if (!isOver) leave = enterOverlay(() => onBack())
      },
      // Without a connection Back leads to the page before, as it used to.
      () => {},
    )
    return () => {
      isOver = true
      leave?.()
    }
  }, [open])
}
