import { pricesPath } from '#shared/rules/prices-path.ts'
import { routes, type PageName } from './routes.ts'

type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>

const withQuery = (path: string, query: QueryValues = {}) => {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null || value === '' || value === false ? [] : [[name, String(value)]],
  )
  return given.length ? `${path}?${new URLSearchParams(given)}` : path
}

const fixed =
  <P extends string>(path: P) =>
  (): P =>
    path

/** The acts of a buyer at the page of a car: write, offer a price, ask for a viewing. */
export const contactActs = ['message', 'offer', 'viewing'] as const
export type ContactAct = (typeof contactActs)[number]

/** The address of every page, so that none is ever typed by hand. Empty query values are left out. */
export const paths = {
  home: fixed(routes.home.path),
  cars: (query?: QueryValues) => withQuery(routes.cars.path, query),
  car: (slugOrId: string) => `/cars/${encodeURIComponent(slugOrId)}`,
  /** The car with the form of an act open: where signing in for it leads back to. */
  carAct: (slugOrId: string, act: ContactAct) => `/cars/${encodeURIComponent(slugOrId)}#${act}`,
  /** The sale agreement of a car, to be printed. */
  agreement: (slugOrId: string) => `/cars/${encodeURIComponent(slugOrId)}/agreement`,
  /** The card for the window of a car, to be printed. */
  windowCard: (slugOrId: string) => `/cars/${encodeURIComponent(slugOrId)}/window-card`,
  /** Cars side by side, by slug or id, in this order. The commas stay readable: people share this address. */
  compare: (cars: readonly string[] = []) =>
    routes.compare.path + (cars.length ? `?cars=${cars.map(encodeURIComponent).join()}` : ''),
  dealers: fixed(routes.dealers.path),
  dealer: (slugOrId: string) => `/dealer/${encodeURIComponent(slugOrId)}`,
  /** The market value of a model; names as the API has them. */
  prices: (make: string, model: string) => pricesPath(make, model),
  pricesOfYear: (make: string, model: string, year: number) => pricesPath(make, model, year),
  /** The wizard, with what is known of the car filled in. */
  sell: (car?: QueryValues) => withQuery(routes.sell.path, car),
  /** The wizard; with an id it edits that listing, at a step or at the first one before it that lacks something. */
  sellYourCar: (edit?: string, step?: string) => withQuery(routes.sellYourCar.path, { edit, step }),
  dashboard: (tab?: string, more?: QueryValues) => withQuery(routes.dashboard.path, { tab, ...more }),
  sellerDashboard: (tab?: string, more?: QueryValues) =>
    withQuery(routes.sellerDashboard.path, { tab, ...more }),
  admin: fixed(routes.admin.path),
  adminListings: fixed(routes.adminListings.path),
  /** The sign-in page; with a path of ours it returns there afterwards. */
  auth: (next?: string, mode?: 'signup') => withQuery(routes.auth.path, { next, mode }),
  forgotPassword: fixed(routes.forgotPassword.path),
  /** The page that a link in an email opens. */
  resetPassword: () => routes.resetPassword.path,
  /** The page that the link in an email opens which confirms its address. */
  confirmEmail: () => routes.confirmEmail.path,
  /** The page that a mailed invitation to a dealership's team opens. */
  join: () => routes.join.path,
  numberPlates: (query?: QueryValues) => withQuery(routes.numberPlates.path, query),
  /** The plates with the details of one open; its slug is its number, `333` or `q-333`. */
  numberPlate: (slugOrId: string) => `/number-plates/${encodeURIComponent(slugOrId)}`,
  insurance: fixed(routes.insurance.path),
  financing: fixed(routes.financing.path),
  safetyTips: fixed(routes.safetyTips.path),
  contact: fixed(routes.contact.path),
  profile: (tab?: string) => withQuery(routes.profile.path, { tab }),
  /** Pages of a visitor's saved things, without an account; a signed-in user is led to their own. */
  favorites: fixed(routes.favorites.path),
  savedSearches: fixed(routes.savedSearches.path),
  notifications: fixed(routes.notifications.path),
  unsubscribe: fixed(routes.unsubscribe.path),
  /** The page that the email about a car's availability opens. */
  stillAvailable: () => routes.stillAvailable.path,
  verification: fixed(routes.verification.path),
  terms: fixed(routes.terms.path),
  privacy: fixed(routes.privacy.path),
} as const satisfies Record<PageName | 'carAct', (...args: never[]) => string>
