import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { moderatorWrites } from '#functions/data/counters.ts'
import { auditWrite } from '#functions/data/transact.ts'
import { upheldWrites } from '#functions/data/reputation.ts'
import { closeReport, getReportById } from '#functions/data/reports.ts'
import { withContext } from './views.ts'
import { resolveReport as route } from '#shared/api/reports.ts'
import { canCloseReport } from '#shared/rules/status-moves.ts'

const live = { getReportById, closeReport, withContext, newId, now }

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
  // Also when what they offered is gone: to delete it is no way out.
  const upheldAbout = body.status === 'RESOLVED' ? view?.seller : null
  await deps.closeReport(report, seen, [
    ...(upheldAbout ? upheldWrites(upheldAbout.id) : []),
    // Without the time that it was open: the times of a moderator are those of decisions.
    ...moderatorWrites(actor.id, 'reports', new Date(at)),
    record,
  ])
  return view!
}

export const handler = provenHandler(route, resolveReport)
