export type Budget = {
  route: string
  /** The page's module, as the build's manifest names it. */
  page: string
  /** What it fetches by itself before it can be used: the module of its first tab. */
  firstPart?: string
  /** The message namespaces that the router loads with the page (web/src/app/router.tsx). */
  messages: readonly string[]
  /** kB of JavaScript, compressed by brotli, until the page can be used. */
  kB: number
}

/** What each page may weigh. Agreed before the pages were written; raising one is a decision to be argued for. */
export const budgets: readonly Budget[] = [
  { route: '/', page: 'src/pages/home.tsx', messages: ['home', 'cars'], kB: 92 },
  { route: '/cars', page: 'src/pages/cars.tsx', messages: ['search', 'cars'], kB: 96 },
  { route: '/cars/:slug', page: 'src/pages/car.tsx', messages: ['listing', 'cars'], kB: 96 },
  {
    route: '/cars/:slug/agreement',
    page: 'src/pages/agreement.tsx',
    messages: ['agreement', 'listing', 'vehicle'],
    kB: 96,
  },
  { route: '/dealers', page: 'src/pages/dealers.tsx', messages: ['directory', 'dealers'], kB: 96 },
  {
    route: '/dealer/:slug',
    page: 'src/pages/dealer.tsx',
    messages: ['storefront', 'cars', 'dealers'],
    kB: 96,
  },
  {
    route: '/number-plates',
    page: 'src/pages/number-plates.tsx',
    messages: ['plates', 'saved-plates'],
    kB: 110,
  },
  { route: '/insurance', page: 'src/pages/insurance.tsx', messages: ['providers', 'insurance'], kB: 96 },
  { route: '/financing', page: 'src/pages/financing.tsx', messages: ['providers', 'financing'], kB: 96 },
  { route: '/safety-tips', page: 'src/pages/safety-tips.tsx', messages: ['safety'], kB: 96 },
  { route: '/contact', page: 'src/pages/contact.tsx', messages: ['contact'], kB: 96 },
  {
    route: '/profile',
    page: 'src/pages/profile.tsx',
    messages: ['profile', 'auth'],
    kB: 115,
  },
  {
    route: '/forgot-password',
    page: 'src/pages/forgot-password.tsx',
    messages: ['password', 'auth'],
    kB: 105,
  },
  {
    route: '/reset-password',
    page: 'src/pages/reset-password.tsx',
    messages: ['password', 'auth'],
    kB: 105,
  },
  {
    route: '/cars/:slug/window-card',
    page: 'src/pages/window-card.tsx',
    messages: ['window-card', 'vehicle'],
    kB: 96,
  },
  {
    route: '/still-available',
    page: 'src/pages/still-available.tsx',
    messages: ['still-available', 'availability'],
    kB: 97,
  },
  { route: '/unsubscribe', page: 'src/pages/unsubscribe.tsx', messages: ['unsubscribe'], kB: 96 },
  { route: '/terms-of-service', page: 'src/pages/terms.tsx', messages: ['legal'], kB: 96 },
  { route: '/privacy-policy', page: 'src/pages/privacy.tsx', messages: ['legal'], kB: 96 },
  { route: '/compare', page: 'src/pages/compare.tsx', messages: ['compare', 'cars'], kB: 102 },
  { route: '/auth', page: 'src/pages/auth.tsx', messages: ['auth'], kB: 108 },
  { route: '/sell', page: 'src/pages/sell.tsx', messages: ['sell', 'uploads'], kB: 120 },
  {
    route: '/verification',
    page: 'src/pages/verification.tsx',
    messages: ['verification', 'uploads', 'rejection'],
    kB: 120,
  },
  {
    route: '/dashboard',
    page: 'src/pages/dashboard.tsx',
    messages: ['dashboard', 'cars', 'availability'],
    kB: 115,
  },
  {
    route: '/admin',
    page: 'src/pages/admin.tsx',
    firstPart: 'src/pages/admin/listings-tab.tsx',
    messages: ['admin', 'cars', 'moderation'],
    kB: 115,
  },
  {
    route: '/admin-listings',
    page: 'src/pages/admin-listings.tsx',
    messages: ['admin-listings', 'admin'],
    kB: 115,
  },
]

/** Loaded before any page (eagerNamespaces in web/src/i18n/namespaces.ts). */
export const eagerMessages = ['common'] as const

export const cssBudgetKB = 13
/** A document without the styles inlined in it, and the fonts of the language that needs more of them. */
export const documentBudgetKB = 8
export const fontBudgetKB = 55
/** The service worker's script, and all that it fetches when it is installed, after the page has loaded. */
export const workerBudgetKB = 12
export const precacheBudgetKB = 400
/** Chunk names and their order move a few hundred bytes from build to build. */
export const toleranceKB = 1
