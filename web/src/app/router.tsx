import type { ComponentType } from 'react'
import { useRoutes, type RouteObject } from 'react-router-dom'
import { SiteLayout } from './layouts/site-layout.tsx'
import { lazyPage } from './lazy-page.ts'
import { usePrefetch } from './prefetch.ts'
import { routes, type Route } from './routes.ts'

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
  usePrefetch(async (route) => pageOf(route).preload())
  return useRoutes(tree)
}
