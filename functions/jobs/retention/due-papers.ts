import { auditWrite, type Write } from '#functions/data/transact.ts'
import { forgetRetention, type Retention } from '#functions/data/retention.ts'
import { getUploads, type UploadRecord } from '#functions/data/uploads.ts'

const live = { forgetRetention, getUploads }

/**
 * Whether what was found to be due is so by what it is now: `end` is when its papers end, null when they do not. What should
 * wait no more is taken from the list.
 */
export const isStillDue = async (
  due: Retention,
  end: Date | null,
  at: Date,
  deps: Pick<typeof live, 'forgetRetention'> = live,
): Promise<boolean> => {
  // Later than the list says: the index was late.
  if (end) return end <= at
  await deps.forgetRetention(due)
  return false
}

/** Those of these papers that are there and still belong to it. */
export const readPapers = async (
  ids: readonly string[],
  usedBy: string,
  deps: Pick<typeof live, 'getUploads'> = live,
): Promise<UploadRecord[]> => (await deps.getUploads(ids)).filter(({ attachedTo }) => attachedTo === usedBy)

type Expired = { id: string; status: string; documents: readonly string[] }

/** The audit record of papers that are removed, for the transaction that does it. */
export const expiryRecord = (auditId: string, { id, status, documents }: Expired, at: Date): Write =>
  auditWrite({
    id: auditId,
    at: at.toISOString(),
    actorId: 'system',
    action: 'document.expire',
    subject: id,
    detail: { documents: documents.join(' '), status },
  })
