import type { LiveRouteId } from '#shared/api/routes.ts'
import type { Grant } from '#infra/grants.ts'

/**
 * What each route may touch; its role allows nothing else. A route without its line here does not compile.
 * Whoever asks for a token reads the caller's item, and whoever has a limit writes its count, so the one needs
 * `table:read` and the other `table:write` whatever its handler does.
 */
export const routeAccess = {
  getHealth: [],
  getOpenapi: [],
  getMakesModels: [],
  getLocations: [],
  getQarToUsd: [],

  getUser: ['table:read'],
  login: ['table:read', 'table:write', 'accounts:sign-in'],
  register: ['table:write', 'accounts:create', 'accounts:sign-in'],
  refresh: ['table:read', 'table:write', 'accounts:sign-in'],
  logout: ['table:read', 'table:write'],
  logoutEverywhere: ['table:read', 'table:write', 'accounts:sign-out'],
  updateUser: ['table:read', 'table:write', 'accounts:sign-in'],
  changePassword: [
    'table:read',
    'table:write',
    'accounts:sign-in',
    'accounts:set-password',
    'accounts:sign-out',
  ],
  forgotPassword: ['table:read', 'table:write'],
  resetPassword: ['table:read', 'table:write', 'accounts:set-password', 'accounts:sign-out'],
  exportUser: ['table:read', 'table:write'],
  deleteAccount: ['table:read', 'table:write', 'accounts:sign-in', 'accounts:delete'],

  searchListings: ['table:read', 'search:read'],
  listCards: ['table:read'],
  listSuggestions: ['table:read', 'search:read'],
  listFeatured: ['table:read', 'search:read'],
  getListing: ['table:read'],
  listListingImages: ['table:read'],
  createListing: ['table:read', 'table:write'],
  updateListing: ['table:read', 'table:write'],
  getOwnListing: ['table:read'],
  deleteListing: ['table:read', 'table:write'],
  listUserListings: ['table:read'],
  listSellerListings: ['table:read'],
  setAvailability: ['table:read', 'table:write'],
  answerAvailability: ['table:read', 'table:write'],
  changeListings: ['table:read', 'table:write'],
  getPriceRating: ['table:read', 'search:read'],
  getPriceGuidance: ['table:read', 'search:read'],
  getSellerAnalytics: ['table:read'],
  getListingAnalytics: ['table:read', 'search:read'],
  getSellerSummary: ['table:read'],
  recordView: ['table:read', 'table:write'],
  recordContact: ['table:read', 'table:write'],
  reportListing: ['table:read', 'table:write'],

  createImport: ['table:read', 'table:write', 'imports:sign'],
  listImports: ['table:read'],
  getImport: ['table:read'],
  listImportRows: ['table:read'],
  startImport: ['table:read', 'table:write', 'imports:start'],

  createPhotoUpload: ['table:read', 'table:write', 'photos:sign'],
  createDocumentUpload: ['table:read', 'table:write', 'documents:sign'],
  getUpload: ['table:read'],
  readDocument: ['table:read', 'table:write', 'documents:read'],

  listDealers: ['table:read', 'search:read'],
  getDealer: ['table:read', 'search:read'],
  getStorefront: ['table:read'],
  updateStorefront: ['table:read', 'table:write'],

  listFavorites: ['table:read'],
  addFavorite: ['table:read', 'table:write'],
  removeFavorite: ['table:read', 'table:write'],
  createLead: ['table:read', 'table:write'],
  listUserLeads: ['table:read'],
  listSellerLeads: ['table:read'],
  updateLead: ['table:read', 'table:write'],
  listLeadMessages: ['table:read'],
  sendLeadMessage: ['table:read', 'table:write'],
  markLeadRead: ['table:read', 'table:write'],
  getReplyTemplates: ['table:read'],
  setReplyTemplates: ['table:read', 'table:write'],
  listNotifications: ['table:read'],
  readNotifications: ['table:read', 'table:write'],
  listSavedSearches: ['table:read'],
  createSavedSearch: ['table:read', 'table:write'],
  updateSavedSearch: ['table:read', 'table:write'],
  deleteSavedSearch: ['table:read', 'table:write'],
  getPreferences: ['table:read'],
  setPreferences: ['table:read', 'table:write'],
  listConsents: ['table:read'],
  unsubscribe: ['table:read', 'table:write'],
  sendContactMessage: ['table:read', 'table:write'],

  listInsuranceProviders: ['table:read'],
  listFinancingProviders: ['table:read'],

  listReviewQueue: ['table:read'],
  listAllListings: ['table:read'],
  setListingStatus: ['table:read', 'table:write'],
  deleteAnyListing: ['table:read', 'table:write'],
  listReports: ['table:read'],
  resolveReport: ['table:read', 'table:write'],
} as const satisfies Record<LiveRouteId, readonly Grant[]>

/** The same for what no request starts. */
export const jobAccess = {
  processPhoto: [
    'table:read',
    'table:write',
    'uploads:read',
    'uploads:delete',
    'photos:write',
    'photos:delete',
  ],
  processDocument: ['table:read', 'table:write', 'documents:read', 'documents:delete'],
  checkImport: ['table:read', 'table:write', 'imports:read', 'imports:delete'],
  applyImport: ['table:read', 'table:write', 'imports:delete'],
  compactSearchIndex: ['table:read', 'search:read', 'search:write'],
  deliverMail: ['table:read', 'table:write', 'mail:send', 'sms:send'],
  sendAlerts: ['table:read', 'table:write'],
  askStillAvailable: ['table:read', 'table:write'],
  removeDeletedUsers: ['table:read', 'table:write', 'accounts:delete'],
  sweepUploads: ['table:read', 'table:write', 'uploads:delete', 'photos:delete', 'documents:delete'],
} as const satisfies Record<string, readonly Grant[]>

export type JobName = keyof typeof jobAccess
