import { useEffect, useEffectEvent } from 'react'
import { enterOverlay } from './overlay-history.ts'

/** While something lies over the page, Back takes that away instead of the page, as a phone's user expects. */
export const useBackCloses = (open: boolean, close: () => void): void => {
  const onBack = useEffectEvent(close)
  useEffect(() => (open ? enterOverlay(() => onBack()) : undefined), [open])
}
