import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { signDocumentRead } from '#functions/adapters/upload-storage.ts'
import { AppError } from '#functions/core/app-error.ts'
import { countMetric } from '#functions/core/logger.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { appendAudit } from '#functions/data/transact.ts'
import { takeNamed } from '#functions/data/rate-limits.ts'
import { getUploadById } from '#functions/data/uploads.ts'
import { readDocument as route } from '#shared/api/uploads.ts'
import { limits } from '#shared/constants/limits.ts'

const live = { getUploadById, appendAudit, signDocumentRead, takeNamed, newId, now }

/** Counts a read; one that is beyond what an admin opens in an hour of ordinary work is not refused but makes an alarm ring. */
const notePace = async (adminId: string, at: Date, deps: typeof live): Promise<void> => {
  const wait = await deps.takeNamed('documentReads', adminId, at)
  if (wait !== undefined) countMetric('DocumentReadsBeyondPace')
}

/**
 * Shows an admin a document for a minute. The audit record is written first, with its owner, its item and the place of the
 * request: no read goes unrecorded.
 */
export const readDocument = async ({ actor, params, request }: Input<typeof route>, deps = live) => {
  const document = await deps.getUploadById(params.name)
  if (!document || document.purpose !== 'document' || document.state !== 'READY')
    throw new AppError('DOCUMENT_NOT_FOUND')
  const at = deps.now()
  await deps.appendAudit({
    id: deps.newId('audit'),
    at: at.toISOString(),
    actorId: actor.id,
    action: 'document.read',
    subject: document.id,
    detail: {
      owner: document.ownerId,
      ...(document.attachedTo && { purpose: document.attachedTo }),
      requestId: request.id,
      address: request.ip,
    },
  })
  await notePace(actor.id, at, deps)
  return {
    url: await deps.signDocumentRead({ documentId: document.id, contentType: document.contentType }),
    contentType: document.contentType,
    expiresAt: new Date(at.getTime() + limits.documentUrlSeconds * 1000).toISOString(),
  }
}

export const handler = provenHandler(route, readDocument)
