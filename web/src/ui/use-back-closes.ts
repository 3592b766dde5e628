import { useEffect, useEffectEvent } from 'react'

let note: (() => void) | undefined

type Options = {
  /** The browser closes it on Back by itself where it can: a `<dialog>` or a popover. */
  isNative?: boolean
}

/**
 * While something lies over the page, Back takes that away instead of the page. Chrome on Android does so for dialogs and popovers
 * (CloseWatcher); Safari on an iPhone leaves the page. Only such browsers fetch what it takes.
 */
export const useBackCloses = (open: boolean, close: () => void, { isNative = true }: Options = {}): void => {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!open || (isNative && 'CloseWatcher' in window)) return
    let leave: (() => void) | undefined
    let isOver = false
    import('./overlay-history.ts').then(
      ({ enterOverlay, noteAddress }) => {
        note = noteAddress
        if (!isOver) leave = enterOverlay(() => onBack())
      },
      // Without a connection Back leads to the page before.
      () => {},
    )
    return () => {
      isOver = true
      leave?.()
    }
  }, [open, isNative])
  // After each render: a new address draws anew what shows filters, and the header with its menus.
  useEffect(() => note?.())
}
