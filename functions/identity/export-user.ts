import { now } from '#functions/core/time.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { listOwnAppeals } from '#functions/data/appeals.ts'
import { listConsents, readPreferences } from '#functions/data/preferences.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { listFavoritePlates, listFavorites } from '#functions/data/favorites.ts'
import { readReplyTemplates } from '#functions/data/reply-templates.ts'
import { listOwnReports } from '#functions/data/reports.ts'
import { listSessions, readDevices, type SessionRecord } from '#functions/data/sessions.ts'
import { listSavedSearches } from '#functions/data/saved-searches.ts'
import { listEveryImport } from '#functions/data/stock-imports.ts'
import { getOwnSubmission } from '#functions/data/submissions.ts'
import { toCurrentUser } from '#functions/data/user-views.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { toStorefront } from '#functions/dealers/views.ts'
import { exportPage } from './export-page.ts'
import { toImportView } from '#functions/stock-imports/views.ts'
import { toOwnSubmission } from '#functions/verification/views.ts'
import { exportUser as route } from '#shared/api/user-export.ts'

const live = {
  readPreferences,
  listConsents,
  listFavorites,
  listFavoritePlates,
  listSavedSearches,
  findDealer,
  getOwnSubmission,
  readReplyTemplates,
  listEveryImport,
  listOwnReports,
  listOwnAppeals,
  listSessions,
  readDevices,
  exportPage,
  now,
}

const toExportedSession = ({
  id,
  browser,
  system,
  startedAt,
  lastUsedAt,
  provedAt,
  factors,
}: SessionRecord) => ({
  id,
  browser,
  system,
  startedAt,
  lastUsedAt,
  provedAt,
  factors,
})

/** The parts of an export that are short: they have a limit of their own, or people make few of them. */
const theRest = async ({ id }: UserRecord, deps: typeof live) => {
  const [
    { preferences },
    consents,
    favorites,
    favoritePlates,
    savedSearches,
    dealer,
    application,
    replyTemplates,
    stockImports,
    reports,
    appeals,
    sessions,
    devices,
  ] = await Promise.all([
    deps.readPreferences(id),
    deps.listConsents(id),
    deps.listFavorites(id),
    deps.listFavoritePlates(id),
    deps.listSavedSearches(id),
    deps.findDealer(id),
    deps.getOwnSubmission(id),
    deps.readReplyTemplates(id),
    deps.listEveryImport(id),
    deps.listOwnReports(id),
    deps.listOwnAppeals(id),
    deps.listSessions(id, deps.now()),
    deps.readDevices(id),
  ])
  return {
    preferences,
    consents,
    favorites,
    favoritePlates,
    savedSearches,
    storefront: dealer ? toStorefront(dealer) : null,
    application: application ? toOwnSubmission(application) : null,
    replyTemplates,
    stockImports: stockImports.map(toImportView),
    reports: reports.map(({ listing, ...report }) => ({ ...report, listingId: listing.id })),
    appeals,
    sessions: sessions.map(toExportedSession),
    devices: devices ?? [],
  }
}

/** Everything that is kept about the caller: in one answer, but for long lists, which go on under the cursor. */
export const exportUser = async ({ actor, query }: Input<typeof route>, deps = live) => {
  const [lists, rest] = await Promise.all([
    deps.exportPage(actor.id, query.cursor),
    query.cursor === undefined ? theRest(actor, deps) : {},
  ])
  return { exportedAt: deps.now().toISOString(), profile: toCurrentUser(actor), ...rest, ...lists }
}

export const handler = provenHandler(route, exportUser)
