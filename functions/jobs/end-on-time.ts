import { now, retryConflict } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { afterUserStatus, changeUserStatus } from '#functions/commands/change-user-status.ts'
import { featuredAs } from '#functions/commands/feature-offer.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { logger } from '#functions/core/logger.ts'
import { getListingById, replaceListing } from '#functions/data/listings.ts'
import { getPlateById, replacePlate } from '#functions/data/plates.ts'
import { deleteTimedEnd, listDueEnds, type TimedEnd } from '#functions/data/timed-ends.ts'
import { getUserById } from '#functions/data/users.ts'

const live = {
  listDueEnds,
  deleteTimedEnd,
  getUserById,
  changeUserStatus,
  afterUserStatus,
  getListingById,
  replaceListing,
  getPlateById,
  replacePlate,
  newId,
  now,
}

// Whose act it is in the audit log.
const actorId = 'system'

const endSuspension = async ({ id, dueAt }: TimedEnd, deps: typeof live): Promise<void> => {
  const user = await deps.getUserById(id)
  if (user?.status !== 'SUSPENDED' || user.suspension?.until !== dueAt) return
  await deps.changeUserStatus(user, { status: 'ACTIVE' }, actorId)
  await deps.afterUserStatus(id)
}

/** Ends what is due: an admin who was faster has ended it, or moved its end. */
const endOne = async (end: TimedEnd, deps: typeof live): Promise<void> => {
  const { what, id, dueAt } = end
  const act = { id: deps.newId('audit'), at: deps.now().toISOString(), actorId }
  const none = { isFeatured: false, featuredUntil: null }
  if (what === 'USER') await endSuspension(end, deps)
  if (what === 'LISTING') {
    const seen = await deps.getListingById(id)
    if (seen?.featuredUntil === dueAt) {
      const { offer, record } = featuredAs(seen, none, { ...act, action: 'listing.featured' })
      await deps.replaceListing(offer, seen, [record])
    }
  }
  if (what === 'PLATE') {
    const seen = await deps.getPlateById(id)
    if (seen?.featuredUntil === dueAt) {
      const { offer, record } = featuredAs(seen, none, { ...act, action: 'plate.featured' })
      await deps.replacePlate(offer, seen, [record])
    }
  }
  await deps.deleteTimedEnd(end)
}

/** Ends the suspensions and the featuring of cars and plates whose time is over. One that fails stops no other and is tried again. */
export const endOnTime = async (deps = live): Promise<void> => {
  for (const end of await deps.listDueEnds(deps.now())) {
    try {
      await retryConflict(() => endOne(end, deps))
    } catch (error) {
      logger.error('something that is over cannot be ended', error, { id: end.id })
    }
  }
}

/** Schedule → Lambda, every minute. */
export const handler = jobHandler('endOnTime', () => endOnTime())
