import type { RouteId } from '#shared/api/routes.ts'
import { accountSamples } from './samples-account.ts'
import { dealerReviewSamples } from './samples-dealer-reviews.ts'
import { adminSamples } from './samples-admin.ts'
import { publicSamples } from './samples-public.ts'
import { sellingSamples } from './samples-selling.ts'
import type { Sample } from './sample.ts'

/** A valid call of every route. A new route does not compile without one. */
export const samples: Readonly<Record<RouteId, Sample>> = {
  ...publicSamples,
  ...accountSamples,
  ...sellingSamples,
  ...adminSamples,
  ...dealerReviewSamples,
}
