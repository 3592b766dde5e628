import { carPathKeys } from '#shared/rules/crawler.ts'
import {
  featuredSizes,
  gallerySizes,
  heroMedia,
  heroSizes,
  resultSizes,
} from '#web/entities/listing/photo-sizes.ts'
import type { Route } from './route.ts'

const wizard = { page: 'sell.tsx', messages: ['sell', 'uploads'], kB: 176.8 } as const
const dashboard = {
  page: 'dashboard.tsx',
  messages: ['dashboard', 'cars', 'availability'],
  kB: 161.3,
} as const
const plates = { page: 'number-plates.tsx', messages: ['plates', 'saved-plates'], kB: 159.8 } as const

const prices = {
  page: 'prices.tsx',
  messages: ['market-value', 'listing', 'cars'],
  kB: 157.3,
  firstCall: { url: '/api/prices/$1/$2' },
} as const

/**
 * Every page of the product. The router, the prerendered shells, prefetching, the early script, canonical addresses, byte budgets and
 * the journeys' visits read this table and nothing else.
 */
export const routes = {
  home: {
    path: '/',
    page: 'home.tsx',
    messages: ['home', 'cars'],
    lateMessages: ['home-details', 'dealers', 'recent', 'plate-drawing'],
    kB: 110.8,
    requests: 20,
    isPrerendered: true,
    firstCall: {
      url: '/api/listings/featured',
      isDrawn: true,
      photos: [
        { most: 1, media: heroMedia, sizes: heroSizes },
        { most: 1, media: `not all and ${heroMedia}`, sizes: featuredSizes, inSkeleton: true },
      ],
    },
  },
  cars: {
    path: '/cars',
    page: 'cars.tsx',
    messages: ['search', 'cars'],
    lateMessages: ['no-cars', 'saved-searches', 'suggestions'],
    kB: 123.5,
    // Five are the search's own index, which comes once the page is idle.
    requests: 28,
    isPrerendered: true,
    firstCall: {
      url: '/api/listings?page=1&limit=20&modelCounts=false',
      onlyUnfiltered: true,
      isDrawn: true,
      photos: [
        // One below the other on a phone, where the second is out of sight and would only slow down the first.
        { most: 1, media: 'not all and (min-width: 40rem)', sizes: resultSizes, inSkeleton: true },
        { most: 2, media: '(min-width: 40rem)', sizes: resultSizes, inSkeleton: true },
      ],
    },
    canonicalQuery: [...carPathKeys, 'page'],
  },
  car: {
    path: '/cars/:slug',
    page: 'car.tsx',
    messages: ['listing', 'cars'],
    lateMessages: ['vehicle', 'lead', 'price', 'finance', 'safe-deal', 'report', 'availability'],
    kB: 121,
    requests: 26,
    isPrerendered: true,
    firstCall: {
      url: '/api/listings/$1',
      photos: [{ most: 1, sizes: gallerySizes, inSkeleton: true, url: '/api/listings/$1/photo' }],
    },
    prefetch: 'listing',
  },
  prices: { path: '/prices/:make/:model', ...prices },
  pricesOfYear: { path: '/prices/:make/:model/:year', ...prices },
  agreement: {
    path: '/cars/:slug/agreement',
    page: 'agreement.tsx',
    messages: ['agreement', 'listing', 'vehicle'],
    kB: 156.9,
  },
  windowCard: {
    path: '/cars/:slug/window-card',
    page: 'window-card.tsx',
    messages: ['window-card', 'vehicle'],
    kB: 155.5,
  },
  compare: { path: '/compare', page: 'compare.tsx', messages: ['compare', 'cars', 'evidence'], kB: 156.9 },
  dealers: {
    path: '/dealers',
    page: 'dealers.tsx',
    messages: ['directory', 'dealers'],
    kB: 155,
    firstCall: { url: '/api/dealers' },
  },
  dealer: {
    path: '/dealer/:slug',
    page: 'dealer.tsx',
    messages: ['storefront', 'cars', 'dealers'],
    kB: 163.5,
    firstCall: { url: '/api/dealers/$1' },
  },
  sell: { path: '/sell', ...wizard },
  sellYourCar: { path: '/sell-your-car', ...wizard },
  dashboard: { path: '/dashboard', ...dashboard },
  sellerDashboard: { path: '/seller-dashboard', ...dashboard },
  admin: {
    path: '/admin',
    page: 'admin.tsx',
    messages: ['admin', 'cars', 'moderation'],
    kB: 249.6,
    firstPart: 'features/review/listings-tab.tsx',
  },
  adminListings: {
    path: '/admin-listings',
    page: 'admin-listings.tsx',
    messages: ['admin-listings', 'admin', 'moderation'],
    kB: 178,
  },
  auth: { path: '/auth', page: 'auth.tsx', messages: ['auth'], kB: 177 },
  forgotPassword: {
    path: '/forgot-password',
    page: 'forgot-password.tsx',
    messages: ['password', 'auth'],
    kB: 174.5,
  },
  resetPassword: {
    path: '/reset-password',
    page: 'reset-password.tsx',
    messages: ['password', 'auth'],
    kB: 176.5,
  },
  join: { path: '/join', page: 'join.tsx', messages: ['team', 'auth'], kB: 149 },
  confirmEmail: {
    path: '/confirm-email',
    page: 'confirm-email.tsx',
    messages: ['reach', 'auth'],
    kB: 158,
  },
  numberPlates: { path: '/number-plates', ...plates, canonicalQuery: ['page'] },
  numberPlate: { path: '/number-plates/:slug', ...plates },
  insurance: {
    path: '/insurance',
    page: 'insurance.tsx',
    messages: ['providers', 'insurance'],
    kB: 154.9,
    firstCall: { url: '/api/insurance/providers' },
  },
  financing: {
    path: '/financing',
    page: 'financing.tsx',
    messages: ['providers', 'financing'],
    kB: 155.5,
    firstCall: { url: '/api/financing/providers' },
  },
  safetyTips: { path: '/safety-tips', page: 'safety-tips.tsx', messages: ['safety'], kB: 147.9 },
  contact: { path: '/contact', page: 'contact.tsx', messages: ['contact'], kB: 171 },
  profile: { path: '/profile', page: 'profile.tsx', messages: ['profile', 'auth'], kB: 185.6 },
  favorites: {
    path: '/favorites',
    page: 'favorites.tsx',
    messages: ['keep', 'cars', 'saved-plates'],
    kB: 146.4,
  },
  savedSearches: {
    path: '/saved-searches',
    page: 'saved-searches.tsx',
    messages: ['keep', 'search', 'plates'],
    kB: 158.4,
  },
  notifications: {
    path: '/notifications',
    page: 'notifications.tsx',
    messages: ['notifications'],
    kB: 148,
  },
  unsubscribe: { path: '/unsubscribe', page: 'unsubscribe.tsx', messages: ['unsubscribe'], kB: 145 },
  stillAvailable: {
    path: '/still-available',
    page: 'still-available.tsx',
    messages: ['still-available', 'availability'],
    kB: 157.5,
  },
  verification: {
    path: '/verification',
    page: 'verification.tsx',
    messages: ['verification', 'uploads', 'rejection'],
    kB: 194.8,
  },
  terms: { path: '/terms-of-service', page: 'terms.tsx', messages: ['legal'], kB: 148.5 },
  privacy: { path: '/privacy-policy', page: 'privacy.tsx', messages: ['legal'], kB: 148.5 },
} as const satisfies Record<string, Route>

export type PageName = keyof typeof routes
