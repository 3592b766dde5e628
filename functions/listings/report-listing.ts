import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { type Actor, networkOf, personOf } from '#functions/core/caller.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { countTogether, takeNamed } from '#functions/data/rate-limits.ts'
import { addToReport, insertReport, toReported, wasReported } from '#functions/data/reports.ts'
import { readReputation } from '#functions/data/reputation.ts'
import { readVisible } from '#functions/listings/read-visible.ts'
import { reportListing as route } from '#shared/api/reports.ts'
import { accountLimits, isEstablished } from '#shared/rules/reputation.ts'

const livePlace = { readReputation, takeNamed }

type From = { actor: Actor | undefined; ip: string; listingId: string }

/** Whether a report gets a row of its own, or else the account, network or car with which it is counted. */
export const takeReportPlace = async (
  { actor, ip, listingId }: From,
  at: Date,
  deps = livePlace,
): Promise<{ isRow: boolean; source: string }> => {
  const reputation = actor ? await deps.readReputation(actor, ip, at) : 'new'
  const network = networkOf(ip)
  const hasPlace = async (...limit: Parameters<typeof takeNamed>) =>
    (await deps.takeNamed(...limit)) === undefined
  const ofAccount = actor
    ? await hasPlace('reportsOfAccount', actor.id, at, accountLimits.reports[reputation])
    : true
  if (!ofAccount || isEstablished(reputation)) return { isRow: ofAccount, source: actor?.id ?? network }
  const isOfNetwork =
    (await hasPlace('reportsOfNetworkAboutOne', `${network} ${listingId}`, at)) &&
    (await hasPlace('reportsOfNetwork', network, at))
  if (!isOfNetwork) return { isRow: false, source: network }
  return { isRow: await hasPlace('reportsOfListing', listingId, at), source: listingId }
}

const live = {
  readVisible,
  wasReported,
  takeReportPlace,
  countTogether,
  insertReport,
  addToReport,
  newId,
  now,
}

/**
 * Reports a public car to the admins. A repetition is no error and stores nothing; what an account or network reports beyond its places is
 * counted in one row, so nobody is told that they wrote for nothing and nobody fills the queue.
 */
export const reportListing = async ({ actor, params, body, request }: Input<typeof route>, deps = live) => {
  const { listing } = await deps.readVisible(params.id, undefined)
  if (actor?.id === listing.ownerId) throw new AppError('OWN_LISTING')
  const [at, received] = [deps.now(), { received: true as const }]
  const person = personOf(listing.id, { actor, visitor: body.visitor, request })
  if (await deps.wasReported(person, listing.id, at)) return received
  const { isRow, source } = await deps.takeReportPlace({ actor, ip: request.ip, listingId: listing.id }, at)
  const fresh = deps.newId('report')
  const { count, id } = isRow
    ? { count: 1, id: fresh }
    : await deps.countTogether('foldedReports', source, fresh, at)
  if (count > 1) {
    await deps.addToReport(id)
    return received
  }
  await deps.insertReport(
    {
      id,
      reason: body.reason,
      details: body.details ?? '',
      status: 'OPEN',
      createdAt: at.toISOString(),
      resolvedAt: null,
      listing: toReported(listing),
      samePhotos: [],
      reporterId: actor?.id ?? null,
      sellerId: listing.ownerId,
    },
    person,
  )
  return received
}

export const handler = routeHandler(route, reportListing)
