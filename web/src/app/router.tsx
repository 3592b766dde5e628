import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { matchPath, useRoutes, type RouteObject } from 'react-router-dom'
import { listingQueryOptions } from '#web/entities/listing/queries.ts'
import { authToken } from '#web/stores/session.ts'
import { SiteLayout } from './layouts/site-layout.tsx'
import { lazyPage } from './lazy-page.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

const modules = import.meta.glob<Record<string, ComponentType>>('../pages/*.tsx')

const load = async (page: string): Promise<ComponentType> => {
  const [Page] = Object.values(await modules[`../pages/${page}`]!())
  return Page!
}

const pages = new Map<string, ReturnType<typeof lazyPage<object>>>()

/** The component of a page; two addresses of one page share it, so that what is open and typed there stays. */
const pageOf = ({ page, messages }: Pick<Route, 'page' | 'messages'>) => {
  if (!pages.has(page))
    pages.set(
      page,
      lazyPage(async () => load(page), messages),
    )
  return pages.get(page)!
}

const notFound = { page: 'not-found.tsx', messages: ['not-found'] } as const

// Header and footer stay while the page between them changes.
const tree: RouteObject[] = [
  {
    Component: SiteLayout,
    children: [
      ...Object.values(routes).map((route) => ({ path: route.path, Component: pageOf(route) })),
      { path: '*', Component: pageOf(notFound) },
    ],
  },
]

/** The whole URL tree. */
export const Router = () => {
  usePrefetch()
  return useRoutes(tree)
}

// A mouse that crosses the page touches many links; one that rests on a link means it.
const restMs = 90

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const isOurs = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && link.pathname !== location.pathname && !link.download

/**
 * Fetches the page behind a link, and the data that its route names, while a finger, a resting mouse or the focus is on the link; not for
 * visitors who asked to save data.
 */
const usePrefetch = (): void => {
  const client = useQueryClient()
  const prefetch = useEffectEvent(async (pathname: string) => {
    for (const route of Object.values<Route>(routes)) {
      const match = matchPath(route.path, pathname)
      if (!match) continue
      const { slug } = match.params
      await Promise.all([
        pageOf(route).preload(),
        route.prefetch && slug && client.prefetchQuery(listingQueryOptions(slug, authToken() !== null)),
      ])
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
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') soon(event, 0)
      // Browsers of phones tell of a mouse that rests where a finger last was, whatever page has come there since.
      else if (matchMedia('(hover: hover)').matches) soon(event, restMs)
    }
    document.addEventListener('pointerover', onPointer, listening)
    document.addEventListener('focusin', (event) => soon(event, restMs), listening)
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [])
}
