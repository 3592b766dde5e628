import { now, retryConflict, withinRequestTime } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { afterUserStatus, changeUserStatus } from '#functions/commands/change-user-status.ts'
import { featuredAs } from '#functions/commands/feature-offer.ts'
import { jobHandler } from '#functions/core/job-handler.ts'
import { getListingById, replaceListing } from '#functions/data/listings.ts'
import { getPlateById, replacePlate } from '#functions/data/plates.ts'
import { getLeadById, type LeadRecord } from '#functions/data/leads.ts'
import { notifyWrites } from '#functions/commands/notify.ts'
import { transact, type Write } from '#functions/data/transact.ts'
import { aboutLead } from '#functions/commands/about-lead.ts'
import { endViewingOfCar } from '#functions/commands/end-viewing.ts'
import { findReader } from '#functions/commands/read-assignees.ts'
import { deleteTimedEnd, endedWrite, listDueEnds, type TimedEnd } from '#functions/data/timed-ends.ts'
import { getUserById } from '#functions/data/users.ts'
import { goneAs } from '#functions/data/viewings-ends.ts'
import { startAttempts } from './attempts.ts'
import { endViewings } from './end-viewings.ts'
import { leadSides } from '#shared/schemas/lead.ts'

/** The dependencies of this job; tests replace its clock. */
export const endOnTimeParts = {
  listDueEnds,
  deleteTimedEnd,
  getUserById,
  changeUserStatus,
  afterUserStatus,
  getListingById,
  replaceListing,
  getPlateById,
  replacePlate,
  getLeadById,
  findReader,
  endViewingOfCar,
  notifyWrites,
  transact,
  newId,
  now,
}

// Whose act it is in the audit log.
const actorId = 'system'

const endSuspension = async ({ id, dueAt }: TimedEnd, deps: typeof endOnTimeParts): Promise<void> => {
  const user = await deps.getUserById(id)
  if (user?.status !== 'SUSPENDED' || user.suspension?.until !== dueAt) return
  await deps.changeUserStatus(user, { status: 'ACTIVE' }, actorId)
  await deps.afterUserStatus(id)
}

/** Who is reminded of a lead: who asked for it, or who looks after it where they have left or nobody knows. */
const findReminded = async (lead: LeadRecord, deps: typeof endOnTimeParts) => {
  const by = lead.reminder?.by
  // Found as if the lead were theirs: while they are the seller or of the team, not once they have left.
  const asked = by && (await deps.findReader({ ...lead, assigneeId: by }, 'seller'))
  return asked && asked.reader.id === by ? asked : deps.findReader(lead, 'seller')
}

/** Reminds of a lead, once: the notification and the end of the wait are one transaction. */
const remind = async (end: TimedEnd, deps: typeof endOnTimeParts): Promise<void> => {
  const lead = await deps.getLeadById(end.id)
  const reminder = lead?.reminder
  if (!lead || reminder?.at !== end.dueAt) return deps.deleteTimedEnd(end)
  const found = await findReminded(lead, deps)
  if (!found) return deps.deleteTimedEnd(end)
  // What is typed may name the buyer, too: staff read it in the conversation.
  const note = found.isStaff ? '' : reminder.note
  const about = { ...aboutLead(lead, 'seller', found.isStaff), reminder: { note } }
  // Of a kind that the release before knows, too.
  const writes = await deps.notifyWrites(found.reader, { kind: 'LEAD_REPLY', about }, deps.now())
  await deps.transact([...writes, endedWrite(end)])
}

/** Reminds both sides of a viewing, once, while both are there. Mail goes to confirmed addresses alone, as all news do. */
const remindOfViewing = async (end: TimedEnd, deps: typeof endOnTimeParts): Promise<void> => {
  const lead = await deps.getLeadById(end.id)
  const viewing = lead?.viewing
  if (!lead || viewing?.state !== 'ACCEPTED' || viewing.time === null || viewing.remindAt !== end.dueAt)
    return deps.deleteTimedEnd(end)
  const { time, place } = viewing
  // A run that comes too late reminds of nothing.
  if (Date.parse(time) <= deps.now().getTime()) return deps.deleteTimedEnd(end)
  const gone = goneAs(lead.listing ? await deps.getListingById(lead.listing.id) : undefined)
  // The reminder goes with it.
  if (gone) return deps.endViewingOfCar(lead.id, { end: gone })
  const [buyer, seller] = await Promise.all([deps.findReader(lead, 'buyer'), deps.findReader(lead, 'seller')])
  // Nobody is sent to meet somebody who is suspended.
  if (!buyer || !seller) return deps.deleteTimedEnd(end)
  const readers = { buyer, seller }
  const writes: Write[] = []
  for (const side of leadSides) {
    const found = readers[side]
    const about = { ...aboutLead(lead, side, found.isStaff), viewing: { time } }
    const told = { kind: 'LEAD_REPLY' as const, about, place: place ?? undefined }
    writes.push(...(await deps.notifyWrites(found.reader, told, deps.now())))
  }
  await deps.transact([...writes, endedWrite(end)])
}

/** Ends what is due: an admin who was faster has ended it, or moved its end. */
const endOne = async (end: TimedEnd, deps: typeof endOnTimeParts): Promise<void> => {
  const { what, id, dueAt } = end
  const act = { id: deps.newId('audit'), at: deps.now().toISOString(), actorId }
  const none = { isFeatured: false, featuredUntil: null }
  if (what === 'LEAD') return remind(end, deps)
  if (what === 'VIEWING') return remindOfViewing(end, deps)
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

/** Within the time that the change feed gives a change, but for a suspension: its end goes on to all offers of its person. */
const endInTime = (due: TimedEnd, deps: typeof endOnTimeParts): Promise<void> => {
  const work = () => retryConflict(() => endOne(due, deps))
  return due.what === 'USER' ? work() : withinRequestTime(work)
}

/**
 * Ends the suspensions and the featuring of cars and plates whose time is over, and reminds people of leads and viewings. One that fails stops no other and is tried again.
 * @throws the last failure, when nothing succeeded
 */
export const endOnTime = async (deps = endOnTimeParts): Promise<void> => {
  const { attempt, end } = startAttempts('something that is over cannot be ended')
  for (const due of await deps.listDueEnds(deps.now()))
    await attempt({ id: due.id }, () => endInTime(due, deps))
  end()
}

/** Schedule → Lambda, every minute. */
export const handler = jobHandler('endOnTime', async () => {
  // Neither waits for the other, or stops it.
  const runs = await Promise.allSettled([endOnTime(), endViewings()])
  for (const run of runs) if (run.status === 'rejected') throw run.reason
})
