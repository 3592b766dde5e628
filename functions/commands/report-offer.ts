import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { type Actor, networkOf, personOf } from '#functions/core/caller.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { countTogether, takeNamed } from '#functions/data/rate-limits.ts'
import { addToReport, insertReport, type ReportRecord, wasReported } from '#functions/data/reports.ts'
import { readReputation } from '#functions/data/reputation.ts'
import { ConditionsFailed } from '#functions/data/transact.ts'
import type { reportListing } from '#shared/api/reports.ts'
import { accountLimits, isEstablished } from '#shared/rules/reputation.ts'
import type { ReportsCountedBy } from '#shared/schemas/report.ts'

const livePlace = { readReputation, takeNamed }

type From = { actor: Actor | undefined; ip: string; offerId: string }

/** Whether a report gets a row of its own, or else the account, network, car or plate with which it is counted. */
export const takeReportPlace = async (
  { actor, ip, offerId }: From,
  at: Date,
  deps = livePlace,
): Promise<{ isRow: boolean; source: string; countedBy: ReportsCountedBy }> => {
  const reputation = actor ? await deps.readReputation(actor, ip, at) : 'new'
  const network = networkOf(ip)
  const hasPlace = async (...limit: Parameters<typeof takeNamed>) =>
    (await deps.takeNamed(...limit)) === undefined
  const ofAccount = actor
    ? await hasPlace('reportsOfAccount', actor.id, at, accountLimits.reports[reputation])
    : true
  if (actor && (!ofAccount || isEstablished(reputation)))
    return { isRow: ofAccount, source: actor.id, countedBy: 'ACCOUNT' }
  const isOfNetwork =
    (await hasPlace('reportsOfNetworkAboutOne', `${network} ${offerId}`, at)) &&
    (await hasPlace('reportsOfNetwork', network, at))
  if (!isOfNetwork) return { isRow: false, source: network, countedBy: 'NETWORK' }
  return { isRow: await hasPlace('reportsOfListing', offerId, at), source: offerId, countedBy: 'OFFER' }
}

const live = { wasReported, takeReportPlace, countTogether, insertReport, addToReport, newId, now }

type Report = Pick<Input<typeof reportListing>, 'actor' | 'body' | 'request'> &
  Pick<ReportRecord, 'listing' | 'plate'> & { ownerId: string }

/**
 * Reports a public car or plate to the admins. A repetition is no error and stores nothing; what an account or network reports beyond its
 * places is counted in one row, so nobody is told that they wrote for nothing and nobody fills the queue.
 */
export const reportOffer = async (
  { actor, body, request, listing, plate, ownerId }: Report,
  deps: Partial<typeof live> = {},
) => {
  const { newId, now, ...stores } = { ...live, ...deps }
  if (actor?.id === ownerId) throw new AppError('OWN_LISTING')
  const [at, received] = [now(), { received: true as const }]
  const offerId = plate?.id ?? listing.id
  const person = personOf(listing.id, { actor, visitor: body.visitor, request })
  if (await stores.wasReported(person, listing.id, at)) return received
  const { isRow, source, countedBy } = await stores.takeReportPlace({ actor, ip: request.ip, offerId }, at)
  const fresh = newId('report')
  const { count, id } = isRow
    ? { count: 1, id: fresh }
    : await stores.countTogether('foldedReports', source, fresh, at)
  const add = () => stores.addToReport(id, { person, listingId: listing.id, at })
  // Counted is not stored: the one who was counted first may have failed to write the row, or is about to.
  if (count > 1 && (await add())) return received
  const row = {
    id,
    reason: body.reason,
    details: body.details ?? '',
    status: 'OPEN' as const,
    createdAt: at.toISOString(),
    resolvedAt: null,
    listing,
    plate,
    samePhotos: [],
    reporterId: actor?.id ?? null,
    sellerId: ownerId,
    ...(!isRow && { countedBy }),
  }
  try {
    await stores.insertReport(row, person)
  } catch (error) {
    // Another has just written it.
    if (isRow || !(error instanceof ConditionsFailed)) throw error
    await add()
  }
  return received
}
