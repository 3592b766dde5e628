/** Every page of the product: its name and its address as the router matches it. */
export const pathPatterns = {
  home: '/',
  cars: '/cars',
  car: '/cars/:slug',
  agreement: '/cars/:slug/agreement',
  windowCard: '/cars/:slug/window-card',
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
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  numberPlates: '/number-plates',
  numberPlate: '/number-plates/:slug',
  insurance: '/insurance',
  financing: '/financing',
  safetyTips: '/safety-tips',
  contact: '/contact',
  profile: '/profile',
  notifications: '/notifications',
  unsubscribe: '/unsubscribe',
  stillAvailable: '/still-available',
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

/** The end of a car's address that opens its contact form. */
export const messageHash = '#message'

/** The address of every page, so that none is ever typed by hand. Empty query values are left out. */
export const paths = {
  home: fixed(pathPatterns.home),
  cars: (query?: QueryValues) => withQuery(pathPatterns.cars, query),
  car: (slugOrId: string) => `/cars/${encodeURIComponent(slugOrId)}`,
  /** The car with its contact form open: where signing in for it leads back to. */
  carMessage: (slugOrId: string) => `/cars/${encodeURIComponent(slugOrId)}${messageHash}`,
  /** The sale agreement of a car, to be printed. */
  agreement: (slugOrId: string) => `/cars/${encodeURIComponent(slugOrId)}/agreement`,
  /** The card for the window of a car, to be printed. */
  windowCard: (slugOrId: string) => `/cars/${encodeURIComponent(slugOrId)}/window-card`,
  /** Cars side by side, by slug or id, in this order. The commas stay readable: people share this address. */
  compare: (cars: readonly string[] = []) =>
    pathPatterns.compare + (cars.length ? `?cars=${cars.map(encodeURIComponent).join()}` : ''),
  dealers: fixed(pathPatterns.dealers),
  dealer: (slugOrId: string) => `/dealer/${encodeURIComponent(slugOrId)}`,
  sell: fixed(pathPatterns.sell),
  /** The wizard; with an id it edits that listing, at a step or at the first one before it that lacks something. */
  sellYourCar: (edit?: string, step?: string) => withQuery(pathPatterns.sellYourCar, { edit, step }),
  dashboard: (tab?: string, more?: QueryValues) => withQuery(pathPatterns.dashboard, { tab, ...more }),
  sellerDashboard: (tab?: string, more?: QueryValues) =>
    withQuery(pathPatterns.sellerDashboard, { tab, ...more }),
  admin: fixed(pathPatterns.admin),
  adminListings: fixed(pathPatterns.adminListings),
  /** The sign-in page; with a path of ours it returns there afterwards. */
  auth: (next?: string) => withQuery(pathPatterns.auth, { next }),
  forgotPassword: fixed(pathPatterns.forgotPassword),
  /** Where a mailed link leads. */
  resetPassword: (token?: string) => withQuery(pathPatterns.resetPassword, { token }),
  numberPlates: (query?: QueryValues) => withQuery(pathPatterns.numberPlates, query),
  /** The plates with the details of one open; its slug is its number, `333` or `q-333`. */
  numberPlate: (slugOrId: string) => `/number-plates/${encodeURIComponent(slugOrId)}`,
  insurance: fixed(pathPatterns.insurance),
  financing: fixed(pathPatterns.financing),
  safetyTips: fixed(pathPatterns.safetyTips),
  contact: fixed(pathPatterns.contact),
  profile: (tab?: string) => withQuery(pathPatterns.profile, { tab }),
  notifications: fixed(pathPatterns.notifications),
  unsubscribe: fixed(pathPatterns.unsubscribe),
  /** Where the letter that asks about a car leads. */
  stillAvailable: (token?: string, answer?: string) =>
    withQuery(pathPatterns.stillAvailable, { token, answer }),
  verification: fixed(pathPatterns.verification),
  terms: fixed(pathPatterns.terms),
  privacy: fixed(pathPatterns.privacy),
} as const satisfies Record<PageName | 'carMessage', (...args: never[]) => string>
