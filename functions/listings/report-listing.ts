import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { personOf } from '#functions/core/caller.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { insertReport, toReported } from '#functions/data/reports.ts'
import { readVisible } from '#functions/listings/read-visible.ts'
import { reportListing as route } from '#shared/api/reports.ts'

const live = { readVisible, insertReport, newId, now }

/** Reports a public car to the admins. A repetition is no error and stores nothing. */
export const reportListing = async ({ actor, params, body, request }: Input<typeof route>, deps = live) => {
  const { listing } = await deps.readVisible(params.id, undefined)
  if (actor?.id === listing.ownerId) throw new AppError('OWN_LISTING')
  await deps.insertReport(
    {
      id: deps.newId('report'),
      reason: body.reason,
      details: body.details ?? '',
      status: 'OPEN',
      createdAt: deps.now().toISOString(),
      resolvedAt: null,
      listing: toReported(listing),
      samePhotos: [],
      reporterId: actor?.id ?? null,
    },
    personOf(listing.id, { actor, visitor: body.visitor, request }),
  )
  return { received: true as const }
}

export const handler = routeHandler(route, reportListing)
