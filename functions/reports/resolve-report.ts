import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { moderatorWrites } from '#functions/data/counters.ts'
import { auditWrite } from '#functions/data/transact.ts'
import { upheldWrites } from '#functions/data/reputation.ts'
import { getListingsById } from '#functions/data/listings.ts'
import { closeReport, getReportById, type ReportRecord } from '#functions/data/reports.ts'
import { getUsersById } from '#functions/data/users.ts'
import { withContext } from './views.ts'
import { resolveReport as route } from '#shared/api/reports.ts'
import { canCloseReport } from '#shared/rules/status-moves.ts'
import type { ReportView } from '#shared/schemas/report.ts'

const live = { getReportById, closeReport, withContext, getListingsById, getUsersById, newId, now }

/**
 * The accounts against which a report that was dealt with counts. It is the seller, also when what they offered is gone: to delete it is no
 * way out. A report of the same photo does not say who took it: it counts for those of its sellers whose car is taken down by now, and where
 * none is and the reported car is gone, for the seller of that.
 */
const upheldAbout = async (
  { reason, listing, samePhotos, sellerId }: ReportRecord,
  seller: ReportView['seller'] | undefined,
  deps: typeof live,
): Promise<string[]> => {
  if (reason !== 'SAME_PHOTO') return seller ? [seller.id] : []
  const named = await deps.getListingsById([listing.id, ...samePhotos.map((same) => same.listing.id)])
  const refused = [...named.values()].filter(({ status }) => status === 'REJECTED')
  const isGone = refused.length === 0 && !named.has(listing.id)
  const sellers = new Set(isGone && sellerId ? [sellerId] : refused.map(({ ownerId }) => ownerId))
  const people = await deps.getUsersById([...sellers])
  return [...people.values()].filter(({ status }) => status !== 'DELETED').map(({ id }) => id)
}

/** Closes a report; the decision and its audit record are one transaction. Two admins at once: one wins. */
export const resolveReport = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const seen = await deps.getReportById(params.id)
  if (!seen) throw new AppError('NOT_FOUND')
  if (!canCloseReport(seen)) throw new AppError('ILLEGAL_STATUS_MOVE')
  const { listing, plate } = seen
  const at = deps.now().toISOString()
  const report = { ...seen, status: body.status, resolvedAt: at }
  const record = auditWrite({
    id: deps.newId('audit'),
    at,
    actorId: actor.id,
    action: 'report.status',
    subject: seen.id,
    detail: {
      from: seen.status,
      to: body.status,
      ...(plate ? { plate: plate.id } : { listing: listing.id }),
    },
  })
  // Read before the act: a response that fails afterwards would make an admin repeat an act that is done.
  const [view] = await deps.withContext([report])
  const upheld = body.status === 'RESOLVED' ? await upheldAbout(seen, view?.seller, deps) : []
  await deps.closeReport(report, seen, [
    ...upheld.flatMap(upheldWrites),
    // Without the time that it was open: the times of a moderator are those of decisions.
    ...moderatorWrites(actor.id, 'reports', new Date(at)),
    record,
  ])
  return view!
}

export const handler = provenHandler(route, resolveReport)
