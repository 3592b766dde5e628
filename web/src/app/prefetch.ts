import { useEffect, useEffectEvent } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { listingQuery } from '#web/entities/listing/queries.ts'
import { authToken } from '#web/stores/session.ts'
import { routes, type Route } from './routes.ts'

// A mouse that crosses the page touches many links; one that rests on a link means it.
const restMs = 90

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const isOurs = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && link.pathname !== location.pathname && !link.download

const prefetchListing = async (slug: string, client: QueryClient): Promise<void> => {
  await client.prefetchQuery(listingQuery(slug, authToken() !== null))
}

/**
 * Fetches the page behind a link, and the data that its route names, while a finger, a resting mouse or the focus is on the link; not for
 * visitors who asked to save data.
 */
export const usePrefetch = (preload: (route: Route) => Promise<unknown>): void => {
  const client = useQueryClient()
  const prefetch = useEffectEvent(async (pathname: string) => {
    for (const route of Object.values<Route>(routes)) {
      const match = matchPath(route.path, pathname)
      if (!match) continue
      const { slug } = match.params
      await Promise.all([preload(route), route.prefetch && slug && prefetchListing(slug, client)])
    }
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const soon = ({ target }: Event, ms: number) => {
      clearTimeout(timer)
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
      if (!link || !isOurs(link) || savesData()) return
      // The page itself reports what fails.
      timer = setTimeout(() => void prefetch(link.pathname).catch(() => {}), ms)
    }
    const listening = new AbortController()
    const onPointer = (event: PointerEvent) => soon(event, event.pointerType === 'mouse' ? restMs : 0)
    document.addEventListener('pointerover', onPointer, listening)
    document.addEventListener('focusin', (event) => soon(event, restMs), listening)
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [])
}
