import { signDocumentRead } from '#functions/adapters/upload-storage.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { getLeadById } from '#functions/data/leads.ts'
import { getListingById } from '#functions/data/listings.ts'
import { getUploadById } from '#functions/data/uploads.ts'
import { sideOfCaller, toReportAccess } from './views.ts'
import { openInspectionReport as route } from '#shared/api/uploads.ts'
import { limits } from '#shared/constants/limits.ts'

const live = { getLeadById, getListingById, getUploadById, signDocumentRead, now }

/** Hands the inspection report of a conversation's car to its seller, or to a buyer whom the seller has answered. It is saved as a file. */
export const openInspectionReport = async ({ actor, params }: Input<typeof route>, deps = live) => {
  const lead = await deps.getLeadById(params.id)
  if (!lead) throw new AppError('LEAD_NOT_FOUND')
  const side = sideOfCaller(lead, actor)
  const listing = lead.listing && (await deps.getListingById(lead.listing.id))
  const attached = listing?.inspectionReport
  const report = attached && (await deps.getUploadById(attached.id))
  // A later scan may refuse a file that is attached.
  if (!listing || report?.state !== 'READY') throw new AppError('DOCUMENT_NOT_FOUND')
  if (side === 'buyer') {
    const access = toReportAccess(lead, listing)
    if (access === 'AFTER_ANSWER') throw new AppError('NOT_ANSWERED_YET')
    if (!access) throw new AppError(lead.status === 'CLOSED' ? 'INQUIRY_CLOSED' : 'LISTING_UNAVAILABLE')
  }
  const { id: documentId, contentType } = report
  return {
    url: await deps.signDocumentRead({ documentId, contentType, saveAs: 'inspection-report' }),
    contentType,
    expiresAt: new Date(deps.now().getTime() + limits.documentUrlSeconds * 1000).toISOString(),
  }
}

export const handler = routeHandler(route, openInspectionReport)
