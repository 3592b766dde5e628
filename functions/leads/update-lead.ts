import { now } from '#functions/core/time.ts'
import { aboutLead } from '#functions/commands/about-lead.ts'
import { notifyWrites } from '#functions/commands/notify.ts'
import { AppError, invalid } from '#functions/core/app-error.ts'
import { personBehind } from '#functions/core/caller.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { changeLead, leadKeptUntil, type LeadRecord, reminderWrites } from '#functions/data/leads.ts'
import type { Write } from '#functions/data/transact.ts'
import type { Body } from '#shared/api/contract.ts'
import { firstAnswerWrites } from './first-answer.ts'
import { withAnswer } from '#functions/commands/message-rules.ts'
import { readAssignees } from '#functions/commands/read-assignees.ts'
import { withTopics } from './read-topics.ts'
import { updateLead as route } from '#shared/api/leads.ts'
import { canMoveLead } from '#shared/rules/status-moves.ts'

const live = { changeLead, firstAnswerWrites, notifyWrites, readAssignees, withTopics, now }

/** @throws AppError BAD_REQUEST for a time that has passed, or at which the lead will have expired */
const checkReminder = (seen: LeadRecord, time: string, at: Date): void => {
  const dueMs = Date.parse(time)
  const isToCome = dueMs > at.getTime()
  if (isToCome && dueMs < leadKeptUntil(seen.lastActivityAt) * 1000) return
  const message = isToCome
    ? 'Please choose a time within a year of the last message'
    : 'Please choose a time that is still to come'
  throw invalid('reminder.at', message)
}

/**
 * The writes that notify who is given a lead, unless they take it themselves.
 * @throws AppError EDIT_CONFLICT when it is no longer with whom it was seen; BAD_REQUEST for somebody outside of the team
 */
const assignWrites = async (
  seen: LeadRecord,
  { from, to }: NonNullable<Body<typeof route>['assignee']>,
  giver: string,
  at: Date,
  deps: typeof live,
): Promise<Write[]> => {
  const given = { ...seen, assigneeId: to }
  const assigneeOf = await deps.readAssignees([seen, given])
  if ((assigneeOf(seen)?.id ?? null) !== from) throw new AppError('EDIT_CONFLICT')
  const assignee = assigneeOf(given)
  if (to !== null && !assignee) throw invalid('assignee.to', 'This person is not in your team')
  if (!assignee || assignee.id === giver) return []
  const about = { ...aboutLead(seen, 'seller', assignee.id !== seen.sellerId), assigned: true }
  return deps.notifyWrites(assignee, { kind: 'LEAD_REPLY', about }, at)
}

/**
 * A note can be a team's, so it is changed as it was seen only; a web of before says nothing of it. Saving once more what is stored changes
 * nothing, such as after an answer that was lost.
 * @throws AppError EDIT_CONFLICT
 */
const checkNote = ({ note: stored }: LeadRecord, { note, noteSeen }: Body<typeof route>): void => {
  if (note === undefined || noteSeen === undefined) return
  if (stored !== (noteSeen || null) && stored !== (note || null)) throw new AppError('EDIT_CONFLICT')
}

type Reminder = Body<typeof route>['reminder'] | LeadRecord['reminder']

const isSameReminder = (one: Reminder, other: Reminder): boolean =>
  one?.at === other?.at && one?.note === other?.note

/**
 * A colleague's reminder is replaced or taken away by who has seen it only; one's own always.
 * @throws AppError EDIT_CONFLICT
 */
const checkReminderSeen = (
  { reminder: stored }: LeadRecord,
  { reminder, reminderSeen }: Body<typeof route>,
  person: string,
): void => {
  if (reminder === undefined || reminderSeen === undefined || !stored || stored.by === person) return
  if (!isSameReminder(stored, reminderSeen) && !isSameReminder(stored, reminder))
    throw new AppError('EDIT_CONFLICT')
}

/** Who is reminded: who chose the time, however others change the words. */
const remindedAt = ({ reminder: stored }: LeadRecord, at: string, person: string): string =>
  (stored?.at === at && stored.by) || person

/**
 * Changes who looks after a lead, and a seller's note, reminder and status of a lead. CONTACTED says that they answered, by phone for
 * instance, unless it reopens a closed one.
 */
export const updateLead = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const at = deps.now()
  const person = personBehind(actor).id
  const lead = await deps.changeLead(params.id, async (seen) => {
    // Who asked does not handle their own request, also where they work for its seller.
    if (seen.sellerId !== actor.id || seen.buyerId === person) throw new AppError('LEAD_NOT_FOUND')
    const { status = seen.status, note = seen.note } = body
    if (!canMoveLead(seen.status, status)) throw new AppError('ILLEGAL_STATUS_MOVE')
    checkNote(seen, body)
    if (body.reminder) checkReminder(seen, body.reminder.at, at)
    checkReminderSeen(seen, body, person)
    const reminder = body.reminder && {
      ...body.reminder,
      by: remindedAt(seen, body.reminder.at, person),
    }
    const assigneeId = body.assignee ? body.assignee.to : seen.assigneeId
    const edited = {
      ...seen,
      status,
      note: note || null,
      reminder: reminder === undefined ? seen.reminder : reminder,
      assigneeId,
    }
    const assigned = body.assignee ? await assignWrites(seen, body.assignee, person, at, deps) : []
    const together = [...reminderWrites(seen, edited), ...assigned]
    // Reopening answers nobody.
    if (body.status !== 'CONTACTED' || seen.status === 'CLOSED') return { lead: edited, together }
    return {
      lead: withAnswer(edited, at),
      together: [...together, ...(await deps.firstAnswerWrites(seen, actor.id, at))],
    }
  })
  const [view] = await deps.withTopics([lead], 'seller', person)
  return view!
}

export const handler = routeHandler(route, updateLead)
