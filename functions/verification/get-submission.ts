import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { getOwnSubmission } from '#functions/data/submissions.ts'
import { toOwnSubmission } from '#functions/verification/views.ts'
import { getSubmission as route } from '#shared/api/verification.ts'

const live = { getOwnSubmission }

/** Returns the caller's application with its answers so far, or null. */
export const getSubmission = async ({ actor }: Pick<Input<typeof route>, 'actor'>, deps = live) => {
  const record = await deps.getOwnSubmission(actor.id)
  return record ? toOwnSubmission(record) : null
}

export const handler = routeHandler(route, getSubmission)
