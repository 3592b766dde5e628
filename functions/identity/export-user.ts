import { now } from '#functions/adapters/clock.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { listOwnAppeals } from '#functions/data/appeals.ts'
import { listConsents } from '#functions/data/consents.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { listFavoritePlates } from '#functions/data/favorite-plates.ts'
import { listFavorites } from '#functions/data/favorites.ts'
import { listOwnedListings } from '#functions/data/listings.ts'
import { nobody } from '#functions/data/leave-lead.ts'
import { listEveryNotification, type NotificationRecord } from '#functions/data/notifications.ts'
import { listOwnedPlates } from '#functions/data/plates.ts'
import { readPreferences } from '#functions/data/preferences.ts'
import { readReplyTemplates } from '#functions/data/reply-templates.ts'
import { listOwnReports } from '#functions/data/reports.ts'
import { listSavedSearches } from '#functions/data/saved-searches.ts'
import { listEveryImport } from '#functions/data/stock-imports.ts'
import { getOwnSubmission } from '#functions/data/submissions.ts'
import { toCurrentUser } from '#functions/data/user-view.ts'
import { toStorefront } from '#functions/dealers/views.ts'
import { ownShareOfLeads } from '#functions/identity/own-share-of-leads.ts'
import { toOwnListing } from '#functions/listings/views.ts'
import { toOwnPlate } from '#functions/plates/views.ts'
import { toImportView } from '#functions/stock-imports/views.ts'
import { toOwnSubmission } from '#functions/verification/views.ts'
import { exportUser as route } from '#shared/api/user-export.ts'

const live = {
  readPreferences,
  listConsents,
  listOwnedListings,
  listOwnedPlates,
  listFavorites,
  listFavoritePlates,
  listSavedSearches,
  ownShareOfLeads,
  findDealer,
  getOwnSubmission,
  readReplyTemplates,
  listEveryImport,
  listEveryNotification,
  listOwnReports,
  listOwnAppeals,
  now,
}

/** What the caller was told, without the name of who wrote to them. */
const withoutSender = ({ about, ...told }: NotificationRecord): NotificationRecord => ({
  ...told,
  about: about.lead ? { ...about, lead: { ...about.lead, from: nobody } } : about,
})

/** Everything that is kept about the caller, in one answer. */
export const exportUser = async ({ actor }: Input<typeof route>, deps = live) => {
  const [
    { preferences },
    consents,
    listings,
    plates,
    favorites,
    favoritePlates,
    savedSearches,
    leads,
    dealer,
    application,
    replyTemplates,
    stockImports,
    notifications,
    reports,
    appeals,
  ] = await Promise.all([
    deps.readPreferences(actor.id),
    deps.listConsents(actor.id),
    deps.listOwnedListings(actor.id),
    deps.listOwnedPlates(actor.id),
    deps.listFavorites(actor.id),
    deps.listFavoritePlates(actor.id),
    deps.listSavedSearches(actor.id),
    deps.ownShareOfLeads(actor.id),
    deps.findDealer(actor.id),
    deps.getOwnSubmission(actor.id),
    deps.readReplyTemplates(actor.id),
    deps.listEveryImport(actor.id),
    deps.listEveryNotification(actor.id),
    deps.listOwnReports(actor.id),
    deps.listOwnAppeals(actor.id),
  ])
  return {
    exportedAt: deps.now().toISOString(),
    profile: toCurrentUser(actor),
    preferences,
    consents,
    listings: listings.map(toOwnListing),
    plates: plates.map(toOwnPlate),
    favorites,
    favoritePlates,
    savedSearches,
    leads,
    storefront: dealer ? toStorefront(dealer) : null,
    application: application ? toOwnSubmission(application) : null,
    replyTemplates,
    stockImports: stockImports.map(toImportView),
    notifications: notifications.map(withoutSender),
    reports: reports.map(({ listing, ...report }) => ({ ...report, listingId: listing.id })),
    appeals,
  }
}

export const handler = routeHandler(route, exportUser)
