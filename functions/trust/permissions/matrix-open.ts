import { publishedKey } from '#functions/testing/archives.ts'
import { but, everybody } from '#functions/trust/permissions/actors.ts'
import { row, rows, type Options, type Row } from '#functions/trust/permissions/row.ts'
import { car, plate } from '#functions/trust/permissions/things-offers.ts'
import { storefront } from '#functions/trust/permissions/things-people.ts'
import type { RouteId } from '#shared/api/routes.ts'

const inEnglish: Options = { params: { language: 'en' } }
const ofThing: Options = { params: ({ thing }) => ({ language: 'en', id: thing.id }) }
const everyPart = { make: 'nissan', model: 'all', bodyType: 'all', city: 'all', page: '1', said: 'all' }

/** Routes that answer every caller alike. The documents are for crawlers, which own nothing. */
export const open = {
  getHealth: [row(everybody(200))],
  getOpenapi: [row(everybody(200))],
  getMakesModels: [row(everybody(200))],
  getLocations: [row(everybody(200))],
  getQarToUsd: [row(everybody(200))],
  listSuggestions: [row(everybody(200), { query: { q: 'patr' } })],
  sendContactMessage: [
    row(everybody(204), {
      body: {
        name: 'Maryam',
        email: 'maryam@matrix.example',
        subject: 'A question',
        message: 'Is there a shop in Doha?',
      },
    }),
  ],
  getMarketValue: [row(everybody(200), { params: { make: 'nissan', model: 'patrol' } })],
  getHomePage: [row(everybody(200), inEnglish)],
  getCarsPage: [row(everybody(200), { params: { language: 'en', ...everyPart } })],
  getCarPage: [
    row(but(everybody(200), { RD: 404 }), { ...ofThing, on: car('APPROVED') }),
    ...rows(everybody(404), [car('DRAFT'), car('PENDING'), car('REJECTED')], ofThing),
    row(everybody(404), {
      ...ofThing,
      on: { ...car('APPROVED', 'SU'), name: 'APPROVED car of a suspended seller' },
    }),
  ],
  getDealersPage: [row(everybody(200), inEnglish)],
  getDealerPage: [
    row(everybody(200), { ...ofThing, on: storefront('DO') }),
    row(everybody(404), { ...ofThing, on: { ...storefront('UD'), name: 'unverified dealership' } }),
    row(everybody(404), { ...ofThing, on: { ...storefront('RD'), name: 'revoked dealership' } }),
  ],
  getPlatesPage: [row(everybody(200), { params: { language: 'en', page: '1', said: 'all' } })],
  getPricesPage: [
    row(everybody(200), { params: { language: 'en', make: 'nissan', model: 'patrol', year: '2020' } }),
    row(everybody(404), { params: { language: 'en', make: 'nissan', model: 'trabant', year: 'all' } }),
  ],
  getPlatePage: [
    row(but(everybody(200), { RD: 404 }), { ...ofThing, on: plate('APPROVED') }),
    ...rows(everybody(404), [plate('PENDING'), plate('REJECTED')], ofThing),
    row(everybody(404), {
      ...ofThing,
      on: { ...plate('APPROVED', 'SU'), name: 'APPROVED plate of a suspended seller' },
    }),
  ],
  getTextPage: [row(everybody(200), { params: { language: 'en', name: 'contact' } })],
  getRobots: [row(everybody(200))],
  // No sitemap exists until its job has run.
  getArchiveKey: [
    row(everybody(200), { params: async () => ({ id: await publishedKey() }) }),
    row(everybody(404), { as: 'unknown', params: { id: '0'.repeat(32) } }),
  ],
  getMarketIndex: [row(everybody(200))],
  getMarketFile: [row(everybody(404), { params: { name: 'n'.repeat(22) } })],
  listMarketChanges: [row(everybody(200), { query: { since: '2026-01-01T00:00:00.000Z' } })],
  getSitemap: [row(everybody(404), { params: { name: 'nothing' } })],
} satisfies Partial<Record<RouteId, readonly Row[]>>
