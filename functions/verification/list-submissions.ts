import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { dealershipFinder } from '#functions/data/sought-users.ts'
import { searchSubmissions } from '#functions/data/submissions.ts'
import { withOwners } from '#functions/data/user-views.ts'
import { ownedBy, toAdminSubmission } from '#functions/verification/views.ts'
import { listSubmissions as route } from '#shared/api/verification.ts'
import { sentStatuses } from '#shared/schemas/verification.ts'

const live = { dealershipFinder, searchSubmissions, withOwners }

/** The applications of one status, or all that were ever sent. */
export const listSubmissions = async ({ query }: Pick<Input<typeof route>, 'query'>, deps = live) => {
  const isSought = await deps.dealershipFinder(query.search)
  const { submissions, nextCursor } = await deps.searchSubmissions(
    query.status ? [query.status] : sentStatuses,
    query,
    ({ id, userId, answers }) => id === query.search || isSought({ userId, names: [answers.businessName] }),
  )
  return { submissions: await deps.withOwners(submissions.map(ownedBy), toAdminSubmission), nextCursor }
}

export const handler = provenHandler(route, listSubmissions)
