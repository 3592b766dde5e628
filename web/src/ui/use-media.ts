import { useSyncExternalStore } from 'react'

/** Whether a media query holds, live: `useMedia('(min-width: 64rem)')`. For what must not even be loaded elsewhere. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
  )
