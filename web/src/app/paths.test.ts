import { expect, it } from 'vitest'
import { paths } from './paths.ts'

it('leaves empty and false query values out and encodes the rest', () => {
  expect(paths.cars({ make: 'Land Rover', model: '', minPrice: 0, dealerOnly: false, isGCCSpec: true })).toBe(
    '/cars?make=Land+Rover&minPrice=0&isGCCSpec=true',
  )
})

it('names compared cars in order, with commas that stay readable', () => {
  expect(paths.compare(['nissan-patrol-2020-ab', 'lst_1'])).toBe('/compare?cars=nissan-patrol-2020-ab,lst_1')
  expect(paths.compare()).toBe('/compare')
})

it('names a car as it may be typed', () => {
  expect(paths.prices('Mercedes-Benz', 'S-Class')).toBe('/prices/mercedes-benz/s-class')
  expect(paths.pricesOfYear('Lynk & Co', '01', 2023)).toBe('/prices/lynk-co/01/2023')
  expect(paths.sell({ make: 'Kia', model: 'Rio', year: undefined })).toBe('/sell?make=Kia&model=Rio')
  expect(paths.sell()).toBe('/sell')
})

it('leads back to the form of an act', () => {
  expect(paths.carAct('x', 'viewing')).toBe('/cars/x#viewing')
})

it('is the whole site map', () => {
  // These take a query, a list or a model, not a text.
  const {
    cars: _cars,
    carAct: _carAct,
    compare: _compare,
    numberPlates: _plates,
    sell: _sell,
    prices: _prices,
    pricesOfYear: _pricesOfYear,
    ...named
  } = paths
  const map = Object.entries(named).map(
    ([name, path]) => `${name}: ${(path as (value: string) => string)('x')}`,
  )
  expect(map).toMatchInlineSnapshot(`
    [
      "home: /",
      "car: /cars/x",
      "agreement: /cars/x/agreement",
      "windowCard: /cars/x/window-card",
      "dealers: /dealers",
      "dealer: /dealer/x",
      "sellYourCar: /sell-your-car?edit=x",
      "dashboard: /dashboard?tab=x",
      "sellerDashboard: /seller-dashboard?tab=x",
      "admin: /admin",
      "adminListings: /admin-listings",
      "auth: /auth?next=x",
      "forgotPassword: /forgot-password",
      "resetPassword: /reset-password",
      "confirmEmail: /confirm-email",
      "join: /join",
      "numberPlate: /number-plates/x",
      "insurance: /insurance",
      "financing: /financing",
      "safetyTips: /safety-tips",
      "contact: /contact",
      "profile: /profile?tab=x",
      "favorites: /favorites",
      "savedSearches: /saved-searches",
      "notifications: /notifications",
      "unsubscribe: /unsubscribe",
      "stillAvailable: /still-available",
      "verification: /verification",
      "terms: /terms-of-service",
      "privacy: /privacy-policy",
    ]
  `)
})
