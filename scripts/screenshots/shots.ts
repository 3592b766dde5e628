import type { APIRequestContext, Page } from 'playwright'

export type View = {
  /** After the name of the site: `/cars?sort=price_asc`. A function looks something up first. */
  path: string | ((request: APIRequestContext) => Promise<string>)
  language: 'en' | 'ar'
  theme?: 'dark'
  /** A demo account; absent: a visitor. */
  who?: string
  /** In a browser that runs no scripts. */
  withoutScripts?: boolean
  /** Brings the page into the state to show. */
  prepare?: (page: Page) => Promise<void>
}

/** One picture of the README: a desktop, or several phones side by side. */
export type Shot = { name: string } & ({ desktop: View } | { phones: readonly View[] })

type Car = { slug: string }

const getJson = async <Answer>(request: APIRequestContext, path: string): Promise<Answer> =>
  (await (await request.get(path)).json()) as Answer

// The same cars in every run: the market is drawn from seeds, and the oldest stand in one order.
const cars = async (request: APIRequestContext, query: string): Promise<readonly string[]> => {
  const { listings } = await getJson<{ listings: Car[] }>(request, `/api/listings?${query}`)
  if (listings.length === 0) throw new Error(`No car answers ${query}: is this the demo market?`)
  return listings.map(({ slug }) => slug)
}

const oneCar = async (request: APIRequestContext): Promise<string> =>
  `/cars/${(await cars(request, 'make=Toyota&model=Land%20Cruiser&limit=1&sortBy=priceQAR'))[0]}`

const threeCars = async (request: APIRequestContext): Promise<string> => {
  const slugs = await cars(request, 'bodyType=SUV&limit=3&sortBy=priceQAR')
  return `/compare?cars=${slugs.join(',')}`
}

const storefront = async (request: APIRequestContext): Promise<string> => {
  const dealers = await getJson<Car[]>(request, '/api/dealers')
  return `/dealer/${dealers[0]?.slug}`
}

const toPrices = async (page: Page): Promise<void> => {
  await page.locator('#prices, #price-comparison').first().scrollIntoViewIfNeeded({ timeout: 15_000 })
}

const toDescription = async (page: Page): Promise<void> => {
  await page.locator('section:has(> h2 + div > .bg-sand)').first().scrollIntoViewIfNeeded({ timeout: 15_000 })
}

/** The screens that a reviewer looks at: each is taken at both widths in both languages. */
export const reviewed: readonly ({ name: string } & Omit<View, 'language'>)[] = [
  { name: 'home', path: '/' },
  { name: 'results', path: '/cars?search=patrol+under+150' },
  { name: 'nearest', path: '/cars?search=patrol+platinum+2020+doha+white' },
  { name: 'car', path: oneCar },
  { name: 'car-description', path: oneCar, prepare: toDescription },
  { name: 'car-without-scripts', path: oneCar, withoutScripts: true },
  { name: 'compare', path: threeCars },
  { name: 'plates', path: '/number-plates?search=77777' },
  { name: 'prices', path: '/prices/toyota/land-cruiser/2021' },
  { name: 'storefront', path: storefront },
]

/** Every picture in `web/screenshots`, in the order of the README. */
export const shots: readonly Shot[] = [
  { name: 'home-en', desktop: { path: '/', language: 'en' } },
  { name: 'home-ar-dark', desktop: { path: '/', language: 'ar', theme: 'dark' } },
  { name: 'search-en', desktop: { path: '/cars?search=toyta+suv+under+150k', language: 'en' } },
  { name: 'car-ar', desktop: { path: oneCar, language: 'ar' } },
  {
    name: 'phones',
    phones: [
      { path: '/', language: 'en' },
      { path: '/cars?bodyType=SUV', language: 'ar' },
      { path: oneCar, language: 'en', theme: 'dark' },
    ],
  },
  { name: 'price-en', desktop: { path: oneCar, language: 'en', prepare: toPrices } },
  { name: 'compare-en', desktop: { path: threeCars, language: 'en' } },
  { name: 'plates-ar', desktop: { path: '/number-plates', language: 'ar' } },
  { name: 'dealer-ar', desktop: { path: storefront, language: 'ar' } },
  { name: 'messages-en', desktop: { path: '/dashboard?tab=messages', language: 'en', who: 'buyer' } },
  { name: 'inventory-en', desktop: { path: '/seller-dashboard', language: 'en', who: 'dealer' } },
  {
    name: 'analytics-ar',
    desktop: { path: '/seller-dashboard?tab=analytics', language: 'ar', who: 'dealer' },
  },
  {
    name: 'wizard-ar-dark',
    desktop: { path: '/sell-your-car', language: 'ar', theme: 'dark', who: 'seller' },
  },
  { name: 'review-en', desktop: { path: '/admin', language: 'en', who: 'admin' } },
  { name: 'figures-ar', desktop: { path: '/admin?tab=figures', language: 'ar', who: 'admin' } },
]
