import { now } from '#functions/core/time.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { changeLead } from '#functions/data/leads.ts'
import { firstAnswerWrites } from './first-answer.ts'
import { withAnswer } from './message-rules.ts'
import { readTopics } from './read-topics.ts'
import { toLeadView } from '#functions/leads/views.ts'
import { updateLead as route } from '#shared/api/leads.ts'
import { canMoveLead } from '#shared/rules/status-moves.ts'

const live = { changeLead, firstAnswerWrites, readTopics, now }

/** Changes a seller's note and status of a lead. CONTACTED says that they answered, by phone for instance. */
export const updateLead = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const lead = await deps.changeLead(params.id, async (seen) => {
    if (seen.sellerId !== actor.id) throw new AppError('LEAD_NOT_FOUND')
    const { status = seen.status, note = seen.note } = body
    if (!canMoveLead(seen.status, status)) throw new AppError('ILLEGAL_STATUS_MOVE')
    const edited = { ...seen, status, note: note || null }
    if (body.status !== 'CONTACTED') return { lead: edited }
    const at = deps.now()
    return { lead: withAnswer(edited, at), together: await deps.firstAnswerWrites(seen, actor.id, at) }
  })
  const topicNow = await deps.readTopics([lead])
  return toLeadView(lead, 'seller', topicNow(lead))
}

export const handler = routeHandler(route, updateLead)
