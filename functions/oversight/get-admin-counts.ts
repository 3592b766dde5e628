import { provenHandler } from '#functions/core/proven-handler.ts'
import { appealCounts } from '#functions/data/appeals.ts'
import { contactMessageCounts } from '#functions/data/contact-messages.ts'
import { readCounts } from '#functions/data/counters.ts'
import { dealerReviewCounts } from '#functions/data/dealer-reviews.ts'
import { dealerCounts } from '#functions/data/dealers.ts'
import { listingCounts } from '#functions/data/listings.ts'
import { plateCounts } from '#functions/data/plates.ts'
import { countOpenChecks } from '#functions/data/publication-checks.ts'
import { countNewQuotes } from '#functions/data/quotes.ts'
import { reportCounts } from '#functions/data/reports.ts'
import { userCounts } from '#functions/data/user-accounts.ts'
import { countWaitingDealers } from '#functions/data/waiting-dealers.ts'
import { getAdminCounts as route } from '#shared/api/oversight.ts'

const live = { readCounts, countOpenChecks, countNewQuotes, countWaitingDealers }

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Returns the totals and queue lengths for admins, mostly from kept counts: eleven small queries, however large the market. */
export const getAdminCounts = async (_input: unknown, deps = live) => {
  const [
    [users, listings, dealers, plates, reports, appeals, messages, reviews],
    openChecks,
    openQuotes,
    pendingVerifications,
  ] = await Promise.all([
    Promise.all(
      [
        userCounts,
        listingCounts,
        dealerCounts,
        plateCounts,
        reportCounts,
        appealCounts,
        contactMessageCounts,
        dealerReviewCounts,
      ].map((name) => deps.readCounts(name)),
    ),
    deps.countOpenChecks(),
    deps.countNewQuotes(),
    deps.countWaitingDealers(),
  ])
  return {
    totalUsers: sumOf(users!),
    totalListings: sumOf(listings!),
    pendingListings: listings!['PENDING'] ?? 0,
    totalDealers: sumOf(dealers!),
    pendingVerifications,
    pendingPlates: plates!['PENDING'] ?? 0,
    openReports: reports!['OPEN'] ?? 0,
    openAppeals: appeals!['OPEN'] ?? 0,
    openMessages: messages!['OPEN'] ?? 0,
    openChecks,
    openDealerReviews: reviews!['OPEN'] ?? 0,
    openQuotes,
  }
}

export const handler = provenHandler(route, getAdminCounts)
