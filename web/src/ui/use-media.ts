import { useSyncExternalStore } from 'react'
import { browserOnly } from './browser-only.ts'

/** A screen with room for something beside the content: Tailwind's `lg`. */
export const desktopQuery = '(min-width: 64rem)'

/**
 * Whether a media query holds, live: `useMedia(desktopQuery)`. For what must not even be loaded elsewhere. No shell knows it:
 * what asks on the first sight of a page stands in a Suspense boundary of its own.
 */
export const useMedia = (query: string): boolean => {
  browserOnly()
  return useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
  )
}

/** Whether the screen is a desktop's, as `useMedia` says it. */
export const useIsDesktop = (): boolean => useMedia(desktopQuery)
