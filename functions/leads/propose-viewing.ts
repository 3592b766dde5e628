import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { personBehind } from '#functions/core/caller.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { changeLead } from '#functions/data/leads.ts'
import { addMessage, messageStores } from './add-message.ts'
import { timeOfMessage } from '#functions/commands/message-rules.ts'
import { refuseClosed } from './price-offers.ts'
import { readingOf, readTopics } from './read-topics.ts'
import { checkTimes, newViewing, readViewable, viewingStores } from './viewings.ts'
import { sideOfCaller, toLeadView, toViewing, type TopicNow } from './views.ts'
import { proposeViewing as route } from '#shared/api/viewings.ts'
import type { Viewing } from '#shared/schemas/lead.ts'

const live = { ...messageStores, ...viewingStores, changeLead, readTopics, readingOf, newId, now }

const isSame = (before: Viewing, times: readonly string[], note: string): boolean =>
  before.note === note && before.times.join() === times.toSorted().join()

/** Proposes times to view a car. An open proposal of either side is replaced; the caller's own of these times just stays. */
export const proposeViewing = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const { note } = body
  const id = deps.newId('message')
  let topic: TopicNow = {}
  const lead = await deps.changeLead(params.id, async (seen) => {
    const by = sideOfCaller(seen, actor)
    topic = (await deps.readTopics([seen]))(seen)
    const present = deps.now()
    const before = toViewing(seen, topic, present)
    if (before?.state === 'PROPOSED' && before.by === by && isSame(before, body.times, note)) return undefined
    refuseClosed(seen)
    if (before?.state === 'ACCEPTED') throw new AppError('VIEWING_AGREED')
    const listing = readViewable(topic, seen)
    const times = await checkTimes(body.times, listing, { at: present, path: 'times' }, deps)
    const at = timeOfMessage(seen, present)
    const { viewing, event } = newViewing({ by, times, note, before }, { id, at })
    const added = await addMessage(seen, { id, from: by, actor, text: '', event, now: at }, deps)
    return { lead: { ...added.lead, viewing }, together: added.together }
  })
  const reading = await deps.readingOf(personBehind(actor).id, [lead.lastMessage])
  return toLeadView(lead, sideOfCaller(lead, actor), topic, reading)
}

export const handler = routeHandler(route, proposeViewing)
