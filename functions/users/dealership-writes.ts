import { newSlugSuffix } from '#functions/adapters/ids.ts'
import { newDealer } from '#functions/commands/new-dealer.ts'
import {
  dealerChangeWrite,
  findDealer,
  newDealerWrites,
  removeDealerWrites,
} from '#functions/data/dealers.ts'
import { removeFeedWrites } from '#functions/data/stock-feeds.ts'
import { deleteSubmissionWrites, getOwnSubmission, unsentWrite } from '#functions/data/submissions.ts'
import type { Write } from '#functions/data/transact.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { isDealershipSeller } from '#shared/rules/user.ts'

const live = { findDealer, getOwnSubmission, deleteSubmissionWrites, newSlugSuffix }

/** The new dealership's `createdAt` is now, not the user's registration. */
const opened = (user: UserRecord, at: Date, deps: typeof live): Write[] =>
  newDealerWrites({
    ...newDealer(user, deps.newSlugSuffix()),
    createdAt: at.toISOString(),
    isSuspended: user.status === 'SUSPENDED',
  })

const closed = async (userId: string, deps: typeof live): Promise<Write[]> => {
  const [dealer, submission] = await Promise.all([deps.findDealer(userId), deps.getOwnSubmission(userId)])
  return [
    ...(dealer ? removeDealerWrites(dealer) : []),
    // Only a dealership can switch its feed off.
    ...removeFeedWrites(userId),
    // An application that it begins at this very moment must not remain with a user who has no dealership.
    ...(submission ? await deps.deleteSubmissionWrites(submission) : [unsentWrite(userId, undefined)]),
  ]
}

/** Its new name and city. Its address stays, since links must last; its area goes with the city that it was in. */
const changed = async (before: UserRecord, after: UserRecord, deps: typeof live): Promise<Write[]> => {
  const { id, companyName, city } = after
  const isRenamed = companyName && companyName !== before.companyName
  const isMoved = city && city !== before.city
  const dealer = isDealershipSeller(after) && (isRenamed || isMoved) ? await deps.findDealer(id) : undefined
  if (!dealer) return []
  const names = { ...(isRenamed && { businessName: companyName }), ...(isMoved && { city, area: '' }) }
  return [dealerChangeWrite(dealer, names)]
}

/** The writes, for the transaction of an edit, that open or close the user's dealership, or change its name and city. */
export const dealershipWrites = async (
  before: UserRecord,
  after: UserRecord,
  at: Date,
  deps = live,
): Promise<Write[]> => {
  if (before.role !== after.role)
    return isDealershipSeller(after) ? opened(after, at, deps) : closed(before.id, deps)
  return changed(before, after, deps)
}
