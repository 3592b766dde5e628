import * as admin from '#shared/api/admin.ts'
import * as analytics from '#shared/api/analytics.ts'
import * as appeals from '#shared/api/appeals.ts'
import * as archives from '#shared/api/archives.ts'
import * as availability from './availability.ts'
import * as config from '#shared/api/config.ts'
import * as contact from '#shared/api/contact.ts'
import * as dealers from '#shared/api/dealers.ts'
import * as dealerReviews from '#shared/api/dealer-reviews.ts'
import * as favorites from '#shared/api/favorites.ts'
import * as identity from '#shared/api/identity.ts'
import * as leads from '#shared/api/leads.ts'
import * as listingImage from '#shared/api/listing-image.ts'
import * as listings from '#shared/api/listings.ts'
import * as marketIndex from './market-index.ts'
import * as notifications from '#shared/api/notifications.ts'
import * as oversight from '#shared/api/oversight.ts'
import * as pages from '#shared/api/pages.ts'
import * as passkeys from '#shared/api/passkeys.ts'
import * as plates from '#shared/api/plates.ts'
import * as preferences from '#shared/api/preferences.ts'
import * as prices from '#shared/api/prices.ts'
import * as providers from '#shared/api/providers.ts'
import * as quotes from '#shared/api/quotes.ts'
import * as reach from '#shared/api/reach.ts'
import * as reports from '#shared/api/reports.ts'
import * as reviewClaims from '#shared/api/review-claims.ts'
import * as savedSearches from '#shared/api/saved-searches.ts'
import * as search from '#shared/api/search.ts'
import * as secondFactor from '#shared/api/second-factor.ts'
import * as sessions from '#shared/api/sessions.ts'
import * as signIn from '#shared/api/sign-in.ts'
import * as staff from './staff.ts'
import * as stock from './stock.ts'
import * as stockFeeds from '#shared/api/stock-feeds.ts'
import * as stockImports from '#shared/api/stock-imports.ts'
import * as uploads from '#shared/api/uploads.ts'
import * as userExport from '#shared/api/user-export.ts'
import * as sellers from '#shared/api/sellers.ts'
import * as users from '#shared/api/users.ts'
import * as verification from '#shared/api/verification.ts'
import * as viewings from './viewings.ts'
import * as visits from '#shared/api/visits.ts'
import * as workingCopies from './working-copies.ts'
import type { Contract } from '#shared/api/contract.ts'
import { session } from '#shared/schemas/user.ts'

// Only the gateway, CDK, OpenAPI and tests read the whole table; a handler imports its noun's file alone, so that its
// bundle carries nothing else.
const table = {
  ...config,
  ...identity,
  ...sessions,
  ...signIn,
  ...passkeys,
  ...reach,
  ...secondFactor,
  ...userExport,
  ...archives,
  ...listings,
  ...listingImage,
  ...marketIndex,
  ...uploads,
  ...dealers,
  ...dealerReviews,
  ...favorites,
  ...leads,
  ...viewings,
  ...notifications,
  ...preferences,
  ...contact,
  ...visits,
  ...prices,
  ...reports,
  ...search,
  ...savedSearches,
  ...plates,
  ...pages,
  ...providers,
  ...quotes,
  ...verification,
  ...admin,
  ...reviewClaims,
  ...sellers,
  ...users,
  ...appeals,
  ...oversight,
  ...analytics,
  ...availability,
  ...staff,
  ...stock,
  ...workingCopies,
  ...stockFeeds,
  ...stockImports,
}

export type RouteId = keyof typeof table

export const contracts: Readonly<Record<RouteId, Contract>> = table

/** The same as a list. Each has a handler, a grant and a test. */
export const liveRoutes: readonly Contract[] = Object.values(contracts)

/** The routes that give a session to a caller without one: all ways to get in, and the one to stay in. */
export const sessionRoutes: readonly Contract[] = liveRoutes.filter(
  ({ access, response }) => access === 'public' && response === session,
)
