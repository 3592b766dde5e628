import { newSlugSuffix } from '#functions/adapters/ids.ts'
import { newDealer } from '#functions/commands/new-dealer.ts'
import {
  findDealer,
  newDealerWrites,
  removeDealerWrites,
  dealerChangeWrite,
} from '#functions/data/dealers.ts'
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
    // An application that it begins at this very moment must not remain with a user who has no dealership.
    ...(submission ? await deps.deleteSubmissionWrites(submission) : [unsentWrite(userId, undefined)]),
  ]
}

/** Its address stays: links must last. */
const renamed = async ({ id, companyName }: UserRecord, deps: typeof live): Promise<Write[]> => {
  const dealer = await deps.findDealer(id)
  return dealer && companyName ? [dealerChangeWrite(dealer, { businessName: companyName })] : []
}

/** The writes, for the transaction of an edit, that open, close or rename the user's dealership. */
export const dealershipWrites = async (
  before: UserRecord,
  after: UserRecord,
  at: Date,
  deps = live,
): Promise<Write[]> => {
  if (before.role !== after.role)
    return isDealershipSeller(after) ? opened(after, at, deps) : closed(before.id, deps)
  return before.companyName === after.companyName ? [] : renamed(after, deps)
}
