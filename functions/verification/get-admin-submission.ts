import { dealershipsLike } from '#functions/commands/check-name.ts'
import { AppError } from '#functions/core/app-error.ts'
import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { getSubmissionById } from '#functions/data/submissions.ts'
import { withOwners } from '#functions/data/user-views.ts'
import { ownedBy, toAdminSubmission } from '#functions/verification/views.ts'
import { getAdminSubmission as route } from '#shared/api/verification.ts'

const live = { getSubmissionById, withOwners, dealershipsLike }

/** One application for review. A draft is its dealership's own business. */
export const getAdminSubmission = async ({ params }: Pick<Input<typeof route>, 'params'>, deps = live) => {
  const record = await deps.getSubmissionById(params.id)
  if (!record || record.status === 'DRAFT') throw new AppError('NOT_FOUND')
  const [view] = await deps.withOwners([ownedBy(record)], toAdminSubmission)
  if (!view) throw new AppError('NOT_FOUND')
  const looksLike = await deps.dealershipsLike(view.businessName ?? '', record.userId)
  return { ...view, looksLike }
}

export const handler = provenHandler(route, getAdminSubmission)
