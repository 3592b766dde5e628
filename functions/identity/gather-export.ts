import { now } from '#functions/core/time.ts'
import { listOwnAppeals } from '#functions/data/appeals.ts'
import { listPasskeys } from '#functions/data/passkeys.ts'
import { listConsents, readPreferences } from '#functions/data/preferences.ts'
import { listOwnDealerReviews, listReviewsOf } from '#functions/data/dealer-reviews.ts'
import { findEmployment } from '#functions/data/employments.ts'
import { listOwnFormerEmployments } from '#functions/data/former-employments.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { listFavoritePlates, listFavorites } from '#functions/data/favorites.ts'
import { readReplyTemplates } from '#functions/data/reply-templates.ts'
import { listOwnReports } from '#functions/data/reports.ts'
import { listUserQuotes } from '#functions/data/quotes.ts'
import { listSessions, readDevices } from '#functions/data/sessions.ts'
import { listSavedSearches } from '#functions/data/saved-searches.ts'
import { findFeed } from '#functions/data/stock-feeds.ts'
import { listEveryImport } from '#functions/data/stock-imports.ts'
import { getOwnSubmission } from '#functions/data/submissions.ts'
import { toCurrentUser } from '#functions/data/user-views.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { toStorefront } from '#functions/dealers/views.ts'
import { isOfCar, listWorkingCopies } from '#functions/data/working-copies.ts'
import { toWorkingCopy } from '#functions/listings/working-copy-views.ts'
import { exportPage } from './export-page.ts'
import { toFeedView } from '#functions/stock-feeds/views.ts'
import { toImportView } from '#functions/stock-imports/views.ts'
import { toOwnSubmission, toSubmission } from '#functions/verification/views.ts'
import { userExport, type UserExport } from '#shared/schemas/user-export.ts'

/** What a dealership has written about its reviews. */
const listReviewAnswers = async (dealerId: string) => {
  const reviews = await listReviewsOf(dealerId)
  return reviews.flatMap(({ id, answer, report }) =>
    answer || report ? [{ reviewId: id, answer, report }] : [],
  )
}

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
  findFeed,
  listOwnReports,
  listUserQuotes,
  listOwnAppeals,
  listSessions,
  readDevices,
  listPasskeys,
  listWorkingCopies,
  findEmployment,
  listOwnFormerEmployments,
  listOwnDealerReviews,
  listReviewAnswers,
  exportPage,
  now,
}

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
    feed,
    reports,
    quotes,
    appeals,
    sessions,
    devices,
    passkeys,
    workingCopies,
    employment,
    formerEmployments,
    dealerReviews,
    reviewAnswers,
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
    deps.findFeed(id),
    deps.listOwnReports(id),
    deps.listUserQuotes(id),
    deps.listOwnAppeals(id),
    deps.listSessions(id, deps.now()),
    deps.readDevices(id),
    deps.listPasskeys(id),
    deps.listWorkingCopies(id, deps.now()),
    deps.findEmployment(id),
    deps.listOwnFormerEmployments(id, deps.now()),
    deps.listOwnDealerReviews(id),
    deps.listReviewAnswers(id),
  ])
  return {
    preferences,
    consents,
    favorites,
    favoritePlates,
    savedSearches,
    storefront: dealer ? toStorefront(dealer) : null,
    application: application ? toOwnSubmission(application) : null,
    applicationAsSent: application?.draft ? toSubmission(application) : null,
    replyTemplates,
    stockImports: stockImports.map(toImportView),
    stockFeed: feed ? toFeedView(feed) : null,
    reports: reports.map(({ listing, plate, ...report }) => ({
      ...report,
      listingId: listing.id,
      ...(plate && { plateId: plate.id }),
    })),
    quotes,
    appeals,
    sessions,
    devices: devices ?? [],
    passkeys,
    employment: employment ?? null,
    formerEmployments,
    dealerReviews,
    reviewAnswers,
    workingCopies: workingCopies.filter(isOfCar).map(toWorkingCopy),
    typedForms: workingCopies.filter((copy) => !isOfCar(copy)),
  }
}

/**
 * Everything that is kept about a person, as they may see it: at once, but for long lists, which go on under the cursor.
 * @throws AppError BAD_REQUEST for an invalid cursor
 */
export const gatherExport = async (
  user: UserRecord,
  cursor: string | undefined,
  deps = live,
): Promise<UserExport> => {
  const [lists, rest] = await Promise.all([
    deps.exportPage(user.id, cursor),
    cursor === undefined ? theRest(user, deps) : {},
  ])
  // Parsing leaves out what is not theirs to see, such as the secrets of sessions.
  return userExport.parse({
    exportedAt: deps.now().toISOString(),
    profile: toCurrentUser(user),
    ...rest,
    ...lists,
  })
}
