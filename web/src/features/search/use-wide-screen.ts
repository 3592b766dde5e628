import { useSyncExternalStore } from 'react'

// The width from which filters stand beside the results. Tailwind's lg.
const wide = '(min-width: 64rem)'

const subscribe = (changed: () => void) => {
  const media = window.matchMedia(wide)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** True where there is room for a column of filters; elsewhere a phone is spared the work of drawing them unseen. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches)
