import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'

// Nobody presses a link sooner, and the page itself comes first.
const arrivalMs = 1000

/** Fetches pages ahead of a press on their links, once the one that was asked for stands. */
export const usePrefetch = (routes: RouteObject[]): void => {
  const client = useQueryClient()
  useEffect(() => {
    let stop: (() => void) | undefined
    const start = async () => {
      const { prefetchLinks } = await import('./prefetch-links.ts')
      stop = prefetchLinks(routes, client)
    }
    // Without it links work all the same.
    const timer = setTimeout(() => void start().catch(() => {}), arrivalMs)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [routes, client])
}
