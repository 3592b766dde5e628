/** Every page of the product: its name and its address as the router matches it. */
export const pathPatterns = {
  home: '/',
  cars: '/cars',
  car: '/cars/:slug',
  compare: '/compare',
  dealers: '/dealers',
  dealer: '/dealer/:slug',
  sell: '/sell',
  sellYourCar: '/sell-your-car',
  dashboard: '/dashboard',
  sellerDashboard: '/seller-dashboard',
  admin: '/admin',
  adminListings: '/admin-listings',
  auth: '/auth',
  numberPlates: '/number-plates',
  insurance: '/insurance',
  financing: '/financing',
  safetyTips: '/safety-tips',
  contact: '/contact',
  profile: '/profile',
  verification: '/verification',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
} as const

export type PageName = keyof typeof pathPatterns

type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>

const withQuery = (path: string, query: QueryValues = {}) => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' || value === false ? [] : [[name, String(value)]],
  )
  return given.length ? `${path}?${new URLSearchParams(given)}` : path
}

const fixed =
  <P extends string>(path: P) =>
  (): P =>
    path

/** The address of every page, so that none is ever typed by hand. Empty query values are left out. */
export const paths = {
  home: fixed(pathPatterns.home),
  cars: (query?: QueryValues) => withQuery(pathPatterns.cars, query),
  car: (slugOrId: string) => `/cars/${encodeURIComponent(slugOrId)}`,
  /** Cars side by side, by slug or id, in this order. The commas stay readable: people share this address. */
  compare: (cars: readonly string[] = []) =>
    pathPatterns.compare + (cars.length ? `?cars=${cars.map(encodeURIComponent).join()}` : ''),
  dealers: fixed(pathPatterns.dealers),
  dealer: (slugOrId: string) => `/dealer/${encodeURIComponent(slugOrId)}`,
  sell: fixed(pathPatterns.sell),
  /** The wizard; with an id it edits that listing. */
  sellYourCar: (edit?: string) => withQuery(pathPatterns.sellYourCar, { edit }),
  dashboard: (tab?: string) => withQuery(pathPatterns.dashboard, { tab }),
  sellerDashboard: (tab?: string) => withQuery(pathPatterns.sellerDashboard, { tab }),
  admin: fixed(pathPatterns.admin),
  adminListings: fixed(pathPatterns.adminListings),
  /** The sign-in page; with a path of ours it returns there afterwards. */
  auth: (next?: string) => withQuery(pathPatterns.auth, { next }),
  numberPlates: fixed(pathPatterns.numberPlates),
  insurance: fixed(pathPatterns.insurance),
  financing: fixed(pathPatterns.financing),
  safetyTips: fixed(pathPatterns.safetyTips),
  contact: fixed(pathPatterns.contact),
  profile: fixed(pathPatterns.profile),
  verification: fixed(pathPatterns.verification),
  terms: fixed(pathPatterns.terms),
  privacy: fixed(pathPatterns.privacy),
} as const satisfies Record<PageName, (...args: never[]) => string>
