import type { ComponentType } from 'react'
import { useRoutes, type RouteObject } from 'react-router-dom'
import { lazyPage } from './lazy-page.ts'
import { SiteLayout } from './layouts/site-layout.tsx'
import { firstPages } from './live-pages.ts'
import { pathPatterns } from './paths.ts'
import { usePrefetch } from './use-prefetch.ts'

const wizard = lazyPage(async () => (await import('#web/pages/sell.tsx')).SellPage, ['sell', 'uploads'])
const dashboard = lazyPage(
  async () => (await import('#web/pages/dashboard.tsx')).DashboardPage,
  ['dashboard', 'cars', 'availability'],
)

const pages: Record<(typeof firstPages)[number], ComponentType> = {
  home: lazyPage(async () => (await import('#web/pages/home.tsx')).HomePage, ['home', 'cars']),
  cars: lazyPage(async () => (await import('#web/pages/cars.tsx')).CarsPage, ['search', 'cars']),
  car: lazyPage(async () => (await import('#web/pages/car.tsx')).CarPage, ['listing', 'cars']),
  compare: lazyPage(async () => (await import('#web/pages/compare.tsx')).ComparePage, ['compare', 'cars']),
  sell: wizard,
  sellYourCar: wizard,
  dashboard,
  sellerDashboard: dashboard,
  admin: lazyPage(async () => (await import('#web/pages/admin.tsx')).AdminPage, ['admin', 'cars']),
  auth: lazyPage(async () => (await import('#web/pages/auth.tsx')).AuthPage, ['auth']),
}

const FurtherPages = lazyPage(async () => (await import('./further-pages.tsx')).FurtherPages, [])

const routes: RouteObject[] = [
  {
    Component: SiteLayout,
    children: [
      ...firstPages.map((name) => ({ path: pathPatterns[name], Component: pages[name] })),
      { path: '*', Component: FurtherPages },
    ],
  },
]

/** The whole URL tree. Header and footer stay while the page between them changes. */
export const Router = () => {
  usePrefetch(routes)
  return useRoutes(routes)
}
