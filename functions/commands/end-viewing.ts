import { newId } from '#functions/adapters/ids.ts'
import { notifyWrites } from '#functions/commands/notify.ts'
import { hasCode } from '#functions/core/app-error.ts'
import { now } from '#functions/core/time.ts'
import { messageWrite, type MessageRecord } from '#functions/data/lead-messages.ts'
import { changeLead, type LeadRecord, reminderWrites } from '#functions/data/leads.ts'
import { getListingById, unchangedCheck } from '#functions/data/listings.ts'
import type { Write } from '#functions/data/transact.ts'
import { getUserById } from '#functions/data/users.ts'
import { goneAs } from '#functions/data/viewings-ends.ts'
import { timeOfMessage, withMessage } from './message-rules.ts'
import { findReader } from './read-assignees.ts'
import { otherSide } from '#shared/rules/status-moves.ts'
import { openTimes } from '#shared/rules/viewing.ts'
import type { LeadSide } from '#shared/schemas/lead.ts'
import type { LeadEvent, ViewingEnd } from '#shared/schemas/lead-event.ts'

const live = { changeLead, getListingById, getUserById, findReader, notifyWrites, newId, now }

/** What was to come of a viewing, as the event that says why it does not; undefined where nothing is. */
const endOf = ({ viewing }: LeadRecord, end: ViewingEnd, at: Date) => {
  const coming = viewing ? openTimes(viewing).filter((time) => Date.parse(time) > at.getTime()) : []
  const [first] = coming
  if (!viewing || first === undefined) return undefined
  const times = viewing.state === 'ACCEPTED' ? { time: first } : { time: null, times: coming }
  const event = { kind: 'VIEWING_CANCELLED', ...times, end } satisfies LeadEvent
  return { event, viewing: { ...viewing, state: 'CANCELLED' as const, remindAt: null } }
}

/**
 * `isNobodysAct`: neither side has done anything, so both are told. `isLast`: the conversation is deleted next, so no news promises it, or
 * counts among its messages.
 */
type Ended = { to: LeadSide; end: ViewingEnd; isNobodysAct?: boolean; isLast?: boolean }

/**
 * A conversation whose viewing does not take place, and the writes that go with it: its reminder, the message, and what tells a side or both,
 * however lately they were told of something else. Who has left says nothing any more. The notification names nobody: it outlives accounts.
 */
const ended = async (seen: LeadRecord, how: Ended, deps: typeof live) => {
  const { to, end, isNobodysAct = false, isLast = false } = how
  const present = deps.now()
  const result = endOf(seen, end, present)
  if (!result) return undefined
  const { event, viewing } = result
  const at = timeOfMessage(seen, present)
  const from = otherSide(to)
  const together: Write[] = []
  for (const side of isNobodysAct ? [to, from] : [to]) {
    const found = await deps.findReader(seen, side)
    if (!found) continue
    const about = {
      ...(seen.listing && { listing: seen.listing }),
      ...(!isLast && { lead: { id: seen.id, from: '', side } }),
      event,
    }
    together.push(...(await deps.notifyWrites(found.reader, { kind: 'LEAD_REPLY', about }, at)))
  }
  let lead: LeadRecord = { ...seen, viewing }
  if (end !== 'LEFT') {
    const createdAt = at.toISOString()
    const message: MessageRecord = {
      id: deps.newId('message'),
      leadId: seen.id,
      from,
      text: '',
      createdAt,
      event,
    }
    const added = withMessage(lead, { from, text: '', event, at })
    lead = {
      ...added,
      // A message of theirs that they have not written is new to them, too.
      unread: isNobodysAct ? { ...added.unread, [from]: added.unread[from] + 1 } : added.unread,
      toldAt: { ...seen.toldAt, [to]: createdAt, ...(isNobodysAct && { [from]: createdAt }) },
    }
    together.push(messageWrite(message))
  }
  return { lead, together: [...together, ...reminderWrites(seen, lead)] }
}

/** Changes a conversation; one that is deleted by now has no viewing. */
const unlessDeleted = async (change: Promise<unknown>): Promise<void> => {
  try {
    await change
  } catch (error) {
    if (!hasCode(error, 'LEAD_NOT_FOUND')) throw error
  }
}

/**
 * Cancels a viewing that is still to come, proposed or agreed, and tells one side or both why, once: the cancelled viewing, the notification and the
 * end of the reminder are one transaction. No effect on one that is over or was answered.
 */
export const endViewing = (leadId: string, how: Ended, deps = live): Promise<void> =>
  unlessDeleted(deps.changeLead(leadId, (seen) => ended(seen, how, deps)))

/**
 * The same for a car that is gone, at this moment too: its buyer is told, and who sells it knows, unless an admin took it off the market, or it
 * was paused without their answer or by a feed. `gone.end`: what became of a car of which nothing is left. A seller who has left took all of
 * theirs along.
 */
export const endViewingOfCar = (
  leadId: string,
  gone: { end: Exclude<ViewingEnd, 'LEFT'>; isByFeed?: boolean | undefined },
  deps = live,
): Promise<void> =>
  unlessDeleted(
    deps.changeLead(leadId, async (seen) => {
      if (!seen.listing) return undefined
      const [listing, seller] = await Promise.all([
        deps.getListingById(seen.listing.id),
        seen.sellerId ? deps.getUserById(seen.sellerId) : undefined,
      ])
      const why = listing ? goneAs(listing) : gone.end
      if (!why) return undefined
      const hasLeft = !seller || seller.status === 'DELETED'
      const end = hasLeft ? 'LEFT' : why
      const isByAdmin = listing?.status === 'REJECTED' || listing?.isHidden === true
      const isNobodysAct =
        !hasLeft && (isByAdmin || listing?.isPausedBySilence === true || gone.isByFeed === true)
      const change = await ended(seen, { to: 'buyer', end, isNobodysAct }, deps)
      // Back on sale since it was read: the next reading says so.
      return change && { ...change, together: [...change.together, unchangedCheck(seen.listing.id, listing)] }
    }),
  )
