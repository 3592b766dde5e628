import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Goes on from what somebody typed or chose before the app had come, in a page as it was drawn at build time: React leaves that in
 * the control, and tells nobody. For controls that such a page shows; `value` is what the control has otherwise.
 */
export const useGoOn = (
  control: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  tell: (value: string) => void,
): void => {
  const goOn = useEffectEvent(() => {
    const kept = control.current?.value
    if (kept !== undefined && kept !== value) tell(kept)
  })
  useLayoutEffect(() => goOn(), [])
}
