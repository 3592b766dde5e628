import { randomBytes } from 'node:crypto'
import { registerSeller } from '#functions/testing/people.ts'
import { unsubscribeTokenOf } from './secrets.ts'
import type { Sample } from './sample.ts'

const page =
  (path: string): Sample =>
  () => ({ path: `/api/pages/en/${path}` })
const get =
  (path: string): Sample =>
  () => ({ path })
const visitor = () => randomBytes(16).toString('hex')

/** Calls of public routes. */
export const publicSamples = {
  getHealth: get('/api/health'),
  getLocations: get('/api/config/locations'),
  getMakesModels: get('/api/config/makes-models'),
  getOpenapi: get('/api/openapi.json'),
  getQarToUsd: get('/api/currency/qar-to-usd'),
  getListing: ({ car }) => ({ path: `/api/listings/${car.id}` }),
  listCards: ({ car }) => ({ path: `/api/listings/cards?ids=${car.id}` }),
  listMarketCards: ({ car }) => ({ path: `/api/market-index/cards?ids=${car.id}` }),
  listMarketChanges: get('/api/market-index/changes?since=2026-01-01T00:00:00.000Z'),
  getMarketIndex: get('/api/market-index'),
  getMarketFile: ({ marketFile }) => ({ path: `/api/market-index/files/${marketFile}` }),
  listFeatured: get('/api/listings/featured'),
  listListingImages: ({ car }) => ({ path: `/api/listings/${car.id}/images` }),
  searchListings: get('/api/listings?search=nissan%20patrol'),
  getListingImage: ({ car }) => ({ path: `/api/listings/${car.id}/image` }),
  getListingPhoto: ({ car }) => ({ path: `/api/listings/${car.id}/photo?w=640` }),
  getDealer: ({ dealer }) => ({ path: `/api/dealers/${dealer.user.id}` }),
  listDealers: get('/api/dealers'),
  unsubscribe: async () => ({
    path: `/api/unsubscribe/${await unsubscribeTokenOf((await registerSeller()).user.id)}/leads`,
  }),
  sendContactMessage: () => ({
    path: '/api/contact',
    body: {
      name: 'Maryam',
      email: 'm@example.com',
      subject: 'A question',
      message: 'How long does a review take?',
    },
  }),
  recordContact: ({ car }) => ({
    path: `/api/listings/${car.id}/contacts`,
    body: { visitor: visitor(), channel: 'call' },
  }),
  recordView: ({ car }) => ({ path: `/api/listings/${car.id}/views`, body: { visitor: visitor() } }),
  getPriceRating: ({ car }) => ({ path: `/api/listings/${car.id}/price-rating` }),
  reportListing: ({ car }) => ({
    path: `/api/listings/${car.id}/reports`,
    body: { reason: 'WRONG_PRICE', visitor: visitor() },
  }),
  reportPlate: ({ plate }) => ({
    path: `/api/number-plates/${plate.id}/reports`,
    body: { reason: 'WRONG_PRICE', visitor: visitor() },
  }),
  listSuggestions: get('/api/search/suggestions?q=nis'),
  getMarketValue: get('/api/prices/nissan/patrol'),
  estimatePlate: get('/api/number-plates/estimate?plateNumber=777'),
  getPlate: ({ plate }) => ({ path: `/api/number-plates/${plate.id}` }),
  getPlateImage: ({ plate }) => ({ path: `/api/number-plates/${plate.id}/image` }),
  listPlates: get('/api/number-plates'),
  recordPlateContact: ({ plate }) => ({
    path: `/api/number-plates/${plate.id}/contacts`,
    body: { visitor: visitor(), channel: 'call' },
  }),
  recordPlateView: ({ plate }) => ({
    path: `/api/number-plates/${plate.id}/views`,
    body: { visitor: visitor() },
  }),
  getCarPage: ({ car }) => ({ path: `/api/pages/en/cars/${car.slug}` }),
  getCarsPage: page('cars/nissan/all/all/all/1/all'),
  getDealerPage: ({ dealer }) => ({ path: `/api/pages/en/dealers/${dealer.user.id}` }),
  getDealersPage: page('dealers'),
  getHomePage: page('home'),
  getPlatePage: ({ plate }) => ({ path: `/api/pages/en/number-plates/${plate.id}` }),
  getPlatesPage: page('number-plates/1/all'),
  getPricesPage: page('prices/nissan/patrol/all'),
  getTextPage: page('texts/contact'),
  getRobots: get('/api/robots'),
  getSitemap: get('/api/sitemaps/index'),
  listFinancingProviders: get('/api/financing/providers'),
  listInsuranceProviders: get('/api/insurance/providers'),
} satisfies Record<string, Sample>
