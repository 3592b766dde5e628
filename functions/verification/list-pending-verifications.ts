import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { searchDealers } from '#functions/data/dealers.ts'
import { dealershipFinder } from '#functions/data/sought-users.ts'
import { getOwnSubmissions } from '#functions/data/submissions.ts'
import { toAdminUser } from '#functions/data/user-views.ts'
import { getUsersById } from '#functions/data/users.ts'
import { toSubmission } from '#functions/verification/views.ts'
import { listPendingVerifications as route } from '#shared/api/verification.ts'

const live = { dealershipFinder, searchDealers, getUsersById, getOwnSubmissions }

/** The dealerships that wait for verification, each with the application that it has sent, if it has. */
export const listPendingVerifications = async (
  { query }: Pick<Input<typeof route>, 'query'>,
  deps = live,
) => {
  const isSought = await deps.dealershipFinder(query.search)
  const { dealers, nextCursor } = await deps.searchDealers(['PENDING'], query, (dealer) =>
    isSought({ userId: dealer.id, names: [dealer.businessName, dealer.businessNameAr, dealer.city] }),
  )
  const ids = dealers.map(({ id }) => id)
  const [users, submissions] = await Promise.all([deps.getUsersById(ids), deps.getOwnSubmissions(ids)])
  const pendingDealerships = dealers.flatMap(({ id, standing }) => {
    const user = users.get(id)
    const submission = submissions.get(id)
    const isSent = submission && submission.status !== 'DRAFT'
    if (!user) return []
    return [{ ...toAdminUser(user), standing, submission: isSent ? toSubmission(submission) : null }]
  })
  return { pendingDealerships, nextCursor }
}

export const handler = provenHandler(route, listPendingVerifications)
