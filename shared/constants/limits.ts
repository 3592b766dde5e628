import { cityLength, listingLimits } from './listing-limits.ts'
import { plateLimits } from './plate-limits.ts'
import { comparedAtMost, searchLimits } from './search-limits.ts'
import { sellingLimits } from './selling-limits.ts'

/** Every limit of the product, once: the server enforces them, the web shows them, the tests probe their edges. */
export const limits = {
  /** A JSON body; photos and documents never pass through a handler. */
  jsonBodyBytes: 64 * 1024,
  jsonDepth: 10,
  jsonKeys: 200,
  /** API Gateway's own limits, imitated by the local gateway. */
  gatewayBodyBytes: 10 * 1024 * 1024,
  gatewayHeaderBytes: 10_240,
  gatewayTimeoutMs: 30_000,

  username: { min: 3, max: 32 },
  password: { min: 8, max: 128 },
  personName: 80,
  email: 254,
  phone: { min: 8, max: 24 },
  companyName: 120,
  city: cityLength,

  listing: listingLimits,
  rejectionReason: 500,
  /** Reason codes of one refusal. */
  reasonCodes: 5,
  appeal: { min: 10, max: 1000 },
  appealAnswer: 500,
  adminNotes: 2000,
  /** A dealership's application: its longer answers, and two short ones. */
  application: { text: 2000, revenue: 40 },

  photoBytes: 10 * 1024 * 1024,
  photoPixels: 40_000_000,
  documentBytes: 10_485_760,
  /**
   * Uploads of the last hour that no listing or application uses, per user: six times all photos of a car. Those that were
   * refused do not count.
   */
  looseUploads: 60,
  /** Photos of other sellers that one photo is known to resemble. */
  samePhotos: 5,
  uploadUrlSeconds: 300,
  documentUrlSeconds: 60,
  /** Private papers that one admin opens in an hour without anybody asking why. */
  documentReadsAnHour: 30,

  plate: plateLimits,
  lead: { name: 100, message: 2000, note: 2000, messages: 500 },
  /** Contact requests about one listing in a day, whoever sends them. */
  leadsPerListing: 100,
  /** What one answer lists of a person's conversations, the newest. */
  leadsAtOnce: 200,
  savedSearchName: 80,
  /** Parameters of one saved search: more than the search has. */
  savedSearchParams: 40,
  savedSearches: 50,
  notificationsAtOnce: 50,
  /** What one answer lists of the consent history, the newest. */
  consentsAtOnce: 200,
  report: { details: 1000 },
  contact: { name: { min: 2, max: 100 }, subject: { min: 5, max: 150 }, message: { min: 10, max: 4000 } },

  selling: sellingLimits,
  search: searchLimits,
  /** Listings that one call may ask for by id: what compare and recently viewed show at most. */
  cardsAtOnce: 20,
  compared: comparedAtMost,
  suggestions: 8,
  adminPage: { default: 50, max: 100 },
  adminSearch: 100,
  /** Rows that one request of an admin's search looks at; the next page goes on from there. */
  adminSearchReads: 2000,
  /** Listings that an admin decides about in one go. */
  adminBulk: 50,
  favorites: 500,
  /** Insurance companies; banks and finance houses: `atMost` of each, since one page shows them all. */
  provider: { atMost: 100, name: { min: 2, max: 80 }, coverage: 60, description: 500, website: 300 },
} as const

/** Roughly how long an access token lives; Cognito's setting in `infra` says the same. */
export const accessTokenSeconds = 15 * 60
export const refreshTokenDays = 30
