import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { setSubmissionStatus, verifyDealership } from '#shared/api/verification.ts'
import { call } from '#web/api/client.ts'
import type { Refusal } from '#web/features/review-applications/refusal.ts'

/** What is decided about: a dealership, by its application as it was looked at, or where none was by how it stood then. */
export type Target =
  | { userId: string; application: { id: string; version: number } }
  | { userId: string; application: null; standing: number }

export type Verdict =
  | { status: 'UNDER_REVIEW' }
  | { status: 'APPROVED' }
  | { status: 'REJECTED'; refusal: Refusal }

const reasonsOf = ({ codes, text }: Refusal) => {
  const rejectionReason = text.trim()
  return { reasonCodes: [...codes], ...(rejectionReason && { rejectionReason }) }
}

const restOf = ({ fields, notes }: Refusal) => ({
  rejectionFields: [...fields],
  adminNotes: notes.trim(),
})

/** The version sent is the one that was looked at, so that nobody approves what its dealership has changed since. */
const decide = async ({ target, verdict }: { target: Target; verdict: Verdict }): Promise<unknown> => {
  const { status } = verdict
  const refusal = status === 'REJECTED' ? verdict.refusal : undefined
  if (target.application)
    return call<typeof setSubmissionStatus>('POST /api/admin/verification-submissions/{id}/status', {
      params: { id: target.application.id },
      body: {
        status,
        version: target.application.version,
        ...(refusal && { ...reasonsOf(refusal), ...restOf(refusal) }),
        // What was noted at a refusal means nothing after it.
        ...(status === 'APPROVED' && { adminNotes: '' }),
      },
    })
  return call<typeof verifyDealership>('POST /api/admin/verify-dealership/{userId}', {
    params: { userId: target.userId },
    body: {
      approved: status === 'APPROVED',
      standing: target.standing,
      ...(refusal && reasonsOf(refusal)),
    },
  })
}

/**
 * Decides about a dealership. Whatever the answer, all that admins see is asked for again: its lists, the users, the
 * counts; and what everybody sees of dealers.
 */
export const useDecide = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: decide,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['dealers'] })
      return client.invalidateQueries({ queryKey: ['account', 'admin'] })
    },
  })
}
