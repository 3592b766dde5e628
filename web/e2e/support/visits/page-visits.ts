import { paths } from '#web/app/paths.ts'
import type { PageName } from '#web/app/routes.ts'
import { stepsOf } from '#web/features/sell/steps.ts'
import { adminTabs, tabSearch } from '#web/entities/admin/admin-address.ts'
import { offerKinds } from '#web/features/own-offers/inventory-query.ts'
import { plateTabs } from '#web/entities/plate/plate-address.ts'
import { profileTabs } from '#web/features/account/profile-tabs.ts'
import type { Things } from './find-things.ts'
import type { Person, Visit } from './visit.ts'

const by = (who: Person, ...visited: readonly string[]): Visit[] => visited.map((path) => ({ who, path }))

const mailedToken = 'a'.repeat(43)

// The dashboard at every tab of this person, with both kinds of what they sell.
const dashboardOf = (who: Person, address: typeof paths.dashboard, { tabsOf }: Things): Visit[] =>
  tabsOf(who).flatMap((tab) =>
    tab === 'my-listings'
      ? by(who, ...offerKinds.map((view) => address(tab, { view })))
      : by(who, address(tab)),
  )

/**
 * Visits of every page of the product and of each of its tabs. A page or tab that is added has no visit until it is in its list
 * here: a missing page does not compile, and a tab is taken from the list that the page itself draws.
 */
export const pageVisits: Record<PageName, (things: Things) => Visit[]> = {
  home: () => [...by('visitor', paths.home()), ...by('seller', paths.home())],
  cars: () => by('visitor', paths.cars(), paths.cars({ page: 2, make: 'Toyota' })),
  car: ({ car, own, dealersCar }) => [
    ...by('visitor', paths.car(car)),
    ...by('seller', paths.car(own.APPROVED), paths.car(own.REJECTED)),
    ...by('admin', paths.car(dealersCar)),
  ],
  // The car that the demo has most of; a year that nobody offers, and no model at all.
  prices: () => by('visitor', paths.prices('Toyota', 'Land Cruiser'), '/prices/toyota/no-such-model'),
  pricesOfYear: () =>
    by(
      'visitor',
      paths.pricesOfYear('Toyota', 'Land Cruiser', 2022),
      paths.pricesOfYear('Toyota', 'Land Cruiser', 1990),
    ),
  agreement: ({ car }) => by('visitor', paths.agreement(car)),
  windowCard: ({ car }) => by('visitor', paths.windowCard(car)),
  compare: ({ car, otherCar }) => by('visitor', paths.compare(), paths.compare([car, otherCar])),
  dealers: () => by('visitor', paths.dealers()),
  dealer: ({ dealer }) => by('visitor', paths.dealer(dealer)),
  sell: () => [...by('visitor', paths.sell()), ...by('newdealer', paths.sell())],
  sellYourCar: ({ own }) =>
    by(
      'seller',
      paths.sellYourCar(),
      ...stepsOf({ role: 'PRIVATE' }).map((step) => paths.sellYourCar(own.APPROVED, step)),
      paths.sellYourCar(own.REJECTED),
    ),
  dashboard: (things) => [
    ...dashboardOf('buyer', paths.dashboard, things),
    ...by('visitor', paths.dashboard()),
  ],
  sellerDashboard: (things) => [
    ...dashboardOf('seller', paths.sellerDashboard, things),
    ...dashboardOf('dealer', paths.sellerDashboard, things),
    ...by('dealer', paths.sellerDashboard('analytics', { car: things.dealersCar })),
    ...by('newdealer', paths.sellerDashboard()),
  ],
  admin: () => [
    ...by('admin', ...adminTabs.map((tab) => paths.admin() + tabSearch(tab))),
    ...by('buyer', paths.admin()),
  ],
  adminListings: () => by('admin', paths.adminListings()),
  auth: () => by('visitor', paths.auth(), `${paths.auth()}?mode=signup`),
  forgotPassword: () => by('visitor', paths.forgotPassword()),
  resetPassword: () => by('visitor', `${paths.resetPassword()}#token=${mailedToken}`, paths.resetPassword()),
  join: () => by('visitor', `${paths.join()}#token=${mailedToken}`, paths.join()),
  confirmEmail: () => by('visitor', `${paths.confirmEmail()}#token=${mailedToken}`, paths.confirmEmail()),
  numberPlates: () => [
    ...by('visitor', ...plateTabs.map((tab) => paths.numberPlates({ tab }))),
    ...by('seller', paths.numberPlates({ tab: 'sell' })),
  ],
  numberPlate: ({ plate }) =>
    by('visitor', paths.numberPlate(plate), `${paths.numberPlate(plate)}#contact`, paths.numberPlate('404')),
  insurance: () => [...by('visitor', paths.insurance()), ...by('admin', paths.insurance())],
  financing: () => by('visitor', paths.financing()),
  safetyTips: () => by('visitor', paths.safetyTips()),
  contact: () => by('visitor', paths.contact()),
  profile: () => [
    ...by('buyer', ...profileTabs.map((tab) => paths.profile(tab))),
    ...by('dealer', paths.profile()),
  ],
  favorites: () => by('visitor', paths.favorites()),
  savedSearches: () => by('visitor', paths.savedSearches()),
  notifications: () => [...by('seller', paths.notifications()), ...by('newdealer', paths.notifications())],
  unsubscribe: () => by('visitor', paths.unsubscribe()),
  stillAvailable: () =>
    by('visitor', paths.stillAvailable(), `${paths.stillAvailable()}#token=${mailedToken}&answer=yes`),
  verification: () => by('newdealer', paths.verification()),
  terms: () => by('visitor', paths.terms()),
  privacy: () => by('visitor', paths.privacy()),
}

/** Addresses that lead nowhere. */
export const strayVisits = ({ own }: Things): Visit[] =>
  by(
    'visitor',
    '/no-such-page',
    paths.car('no-such-car'),
    paths.dealer('no-such-dealer'),
    paths.car(own.DRAFT),
  )
