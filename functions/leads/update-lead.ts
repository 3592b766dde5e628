import { now } from '#functions/core/time.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { changeLead, reminderWrites } from '#functions/data/leads.ts'
import { firstAnswerWrites } from './first-answer.ts'
import { withAnswer } from './message-rules.ts'
import { readingOf, readTopics } from './read-topics.ts'
import { toLeadView } from '#functions/leads/views.ts'
import { updateLead as route } from '#shared/api/leads.ts'
import { limits } from '#shared/constants/limits.ts'
import { canMoveLead } from '#shared/rules/status-moves.ts'

const live = { changeLead, firstAnswerWrites, readTopics, readingOf, now }

const dayMs = 86_400_000

/** @throws AppError BAD_REQUEST for a time that has passed, or is too far away to mean anything */
const checkReminder = (time: string, at: Date): void => {
  const inMs = Date.parse(time) - at.getTime()
  if (inMs > 0 && inMs <= limits.lead.reminderDays * dayMs) return
  const message =
    inMs > 0 ? 'Please choose a time within a year' : 'Please choose a time that is still to come'
  throw new AppError('BAD_REQUEST', { issues: [{ path: 'reminder.at', message }] })
}

/** Changes a seller's note, reminder and status of a lead. CONTACTED says that they answered, by phone for instance. */
export const updateLead = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const at = deps.now()
  if (body.reminder) checkReminder(body.reminder.at, at)
  const lead = await deps.changeLead(params.id, async (seen) => {
    if (seen.sellerId !== actor.id) throw new AppError('LEAD_NOT_FOUND')
    const { status = seen.status, note = seen.note } = body
    if (!canMoveLead(seen.status, status)) throw new AppError('ILLEGAL_STATUS_MOVE')
    const { reminder = seen.reminder } = body
    const edited = { ...seen, status, note: note || null, reminder }
    const reminded = reminderWrites(seen, edited)
    if (body.status !== 'CONTACTED') return { lead: edited, together: reminded }
    return {
      lead: withAnswer(edited, at),
      together: [...reminded, ...(await deps.firstAnswerWrites(seen, actor.id, at))],
    }
  })
  const topicNow = await deps.readTopics([lead])
  const reading = await deps.readingOf(actor.id, [lead.lastMessage])
  return toLeadView(lead, 'seller', topicNow(lead), reading)
}

export const handler = routeHandler(route, updateLead)
