import { sayAvailability } from '#functions/commands/change-availability.ts'
import { AppError, requireVersion } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { readCounts } from '#functions/data/counts.ts'
import { readOwn } from './own-listings.ts'
import { toOwnListing } from './views.ts'
import { setAvailability as route } from '#shared/api/availability.ts'
import { canPost } from '#shared/rules/user.ts'

const live = { readOwn, sayAvailability, readCounts }

/** Sets the availability of the caller's own approved car. The same value again confirms it. */
export const setAvailability = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const seen = await deps.readOwn(params.id, actor)
  if (!canPost(actor)) throw new AppError('DEALERSHIP_NOT_VERIFIED')
  requireVersion(seen, body.version)
  const counts = await deps.readCounts(seen)
  return toOwnListing({ ...(await deps.sayAvailability(seen, body.availability)), ...counts })
}

export const handler = routeHandler(route, setAvailability)
