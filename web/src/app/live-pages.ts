import type { PageName } from './paths.ts'

/** The pages that the router's own file knows: where visits begin, and where accounts work. */
export const firstPages = [
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

/** Addresses that a later version will have; nothing links to them before. */
const pagesToCome: ReadonlySet<PageName> = new Set()

/** True when there is a page to link to: header, footer, menus and cards link to these alone, so no link leads to nothing. */
export const isLive = (page: PageName): boolean => !pagesToCome.has(page)
