import type { QueryClient } from '@tanstack/react-query'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { authToken } from '#web/stores/session.ts'
import type { Preloadable } from './lazy-page.ts'
import { pathPatterns } from './paths.ts'

// A mouse that crosses the page touches many links; one that rests on a link means it.
const restMs = 90

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const isOurs = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && link.pathname !== location.pathname && !link.download

/** A car's own data. */
const prefetchCar = async (slug: string, client: QueryClient): Promise<void> => {
  const { listingQuery } = await import('#web/entities/listing/get-listing.ts')
  await client.prefetchQuery(listingQuery(slug, authToken() !== null))
}

// Whatever fails here is told by the page itself.
const prefetchPage = async (pathname: string, routes: RouteObject[], client: QueryClient): Promise<void> => {
  const { route, params } = matchRoutes(routes, pathname)?.at(-1) ?? {}
  const { preload } = (route?.Component ?? {}) as Partial<Preloadable>
  const slug = route?.path === pathPatterns.car && params?.['slug']
  await Promise.all([preload?.(), slug && prefetchCar(slug, client)])
  if (route?.path !== '*') return
  const { routes: further } = await import('./further-pages.tsx')
  // The last of these is for addresses that do not exist.
  if (further !== routes) await prefetchPage(pathname, further, client)
}

/**
 * Fetches the page behind a link while a finger, a resting mouse or the focus is on it, and a car's own data too; not for
 * who asks to be spared data. Returns what ends it.
 */
export const prefetchLinks = (routes: RouteObject[], client: QueryClient): (() => void) => {
  let timer: ReturnType<typeof setTimeout>
  const soon = ({ target }: Event, ms: number) => {
    clearTimeout(timer)
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || !isOurs(link) || savesData()) return
    timer = setTimeout(() => void prefetchPage(link.pathname, routes, client).catch(() => {}), ms)
  }
  const onPointer = (event: PointerEvent) => soon(event, event.pointerType === 'mouse' ? restMs : 0)
  const onFocus = (event: FocusEvent) => soon(event, restMs)
  document.addEventListener('pointerover', onPointer)
  document.addEventListener('focusin', onFocus)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', onPointer)
    document.removeEventListener('focusin', onFocus)
  }
}
