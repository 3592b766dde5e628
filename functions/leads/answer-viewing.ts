import { newId } from '#functions/adapters/ids.ts'
import { AppError, invalid } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { type LeadRecord, reminderWrites, viewableCheck } from '#functions/data/leads.ts'
import type { Body } from '#shared/api/contract.ts'
import { addMessage, messageStores } from './add-message.ts'
import { changeConversation, conversationStores, refuseClosed } from './change-conversation.ts'
import { readPlace, readViewable, viewingStores } from './viewings.ts'
import { toViewing, type TopicNow } from './views.ts'
import { answerViewing as route } from '#shared/api/viewings.ts'
import { viewingAnswersOf, viewingReminderAt } from '#shared/rules/viewing.ts'
import type { LeadSide, Viewing } from '#shared/schemas/lead.ts'
import type { LeadEvent } from '#shared/schemas/lead-event.ts'

const live = { ...messageStores, ...viewingStores, ...conversationStores, newId }

type Answer = Body<typeof route>

/** Whether an answer has been given already. That a viewing is cancelled, either side may have said. */
const isSaid = ({ state, by, time }: Viewing, answer: Answer, side: LeadSide): boolean =>
  state === answer.state && (state === 'CANCELLED' || by !== side) && (!answer.time || answer.time === time)

const eventOf = ({ time: agreed }: Viewing, { state, time, note }: Answer): LeadEvent => {
  if (state === 'ACCEPTED' && time) return { kind: 'VIEWING_ACCEPTED', time }
  const said = note ? { note } : {}
  return state === 'DECLINED'
    ? { kind: 'VIEWING_DECLINED', ...said }
    : { kind: 'VIEWING_CANCELLED', time: agreed, ...said }
}

/** @throws AppError VIEWING_OVER where this side cannot give this answer any more, BAD_REQUEST for a time that was not proposed */
const checkAnswer = (viewing: Viewing, { state, time }: Answer, side: LeadSide, at: Date): void => {
  if (!viewingAnswersOf(viewing, side).includes(state)) throw new AppError('VIEWING_OVER')
  if (time === undefined) return
  if (!viewing.times.includes(time)) throw invalid('time', 'Please choose one of the proposed times')
  if (Date.parse(time) <= at.getTime()) throw new AppError('VIEWING_OVER')
}

/** What is agreed: when, where, and when both sides are reminded of it. */
const agreedParts = async (
  time: string,
  { seen, topic, at }: { seen: LeadRecord; topic: TopicNow; at: Date },
  deps: typeof live,
) => {
  const listing = readViewable(topic, seen)
  const place = await readPlace(listing, deps)
  return { parts: { time, place, remindAt: viewingReminderAt(time, at) }, check: viewableCheck(listing.id) }
}

/**
 * Accepts one of the proposed times, declines them, or cancels: a proposal of one's own, or a viewing that is agreed. An acceptance holds only
 * if the car can still be bought at that moment; the same answer again changes nothing.
 */
export const answerViewing = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const id = deps.newId('message')
  return changeConversation({ actor, id: params.id }, deps, async ({ seen, side, topic, at }) => {
    const before = toViewing(seen, topic, at)
    if (!seen.viewing || before?.id !== params.viewingId) throw new AppError('VIEWING_OVER')
    if (isSaid(before, body, side)) return undefined
    // Somebody may be on their way: an agreed viewing is cancelled in an inquiry that is closed, too.
    if (before.state !== 'ACCEPTED' || seen.orphanedBy !== null) refuseClosed(seen)
    checkAnswer(before, body, side, at)
    const agreed = body.time ? await agreedParts(body.time, { seen, topic, at }, deps) : undefined
    const event = eventOf(before, body)
    const place = agreed?.parts.place
    const added = await addMessage(seen, { id, from: side, actor, text: '', event, place, now: at }, deps)
    const viewing = { ...seen.viewing, state: body.state, remindAt: null, ...agreed?.parts }
    const changed = { ...added.lead, viewing }
    return {
      lead: changed,
      together: [
        ...added.together,
        ...reminderWrites(seen, changed),
        // Sold since it was read: the next reading says so.
        ...(agreed ? [agreed.check] : []),
      ],
    }
  })
}

export const handler = routeHandler(route, answerViewing)
