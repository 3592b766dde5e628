import type { PageName } from './paths.ts'

/**
 * The pages that exist. Header, footer, menus and cards link to these alone, so that no link leads to nothing; the
 * router does not compile until it has each of them, and none besides.
 */
export const livePages = [
  'home',
  'cars',
  'car',
  'compare',
  'sell',
  'sellYourCar',
  'dashboard',
  'sellerDashboard',
  'admin',
  'auth',
] as const satisfies readonly PageName[]

export type LivePage = (typeof livePages)[number]

/** True when there is a page to link to. */
export const isLive = (page: PageName): boolean => (livePages as readonly PageName[]).includes(page)
