import { reportOffer } from '#functions/commands/report-offer.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { toReported } from '#functions/data/reports.ts'
import { readVisible } from '#functions/listings/read-visible.ts'
import { reportListing as route } from '#shared/api/reports.ts'

const live = { readVisible, reportOffer }

/** Reports a public car to the admins. */
export const reportListing = async ({ params, ...report }: Input<typeof route>, deps = live) => {
  const { listing } = await deps.readVisible(params.id, undefined)
  return deps.reportOffer({ ...report, listing: toReported(listing), plate: null, ownerId: listing.ownerId })
}

export const handler = routeHandler(route, reportListing)
