import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { addMessage, messageStores } from './add-message.ts'
import { changeConversation, conversationStores, refuseClosed } from './change-conversation.ts'
import { timeOfMessage } from '#functions/commands/message-rules.ts'
import { checkTimes, newViewing, readViewable, viewingStores } from './viewings.ts'
import { toViewing } from './views.ts'
import { proposeViewing as route } from '#shared/api/viewings.ts'
import type { Viewing } from '#shared/schemas/lead.ts'

const live = { ...messageStores, ...viewingStores, ...conversationStores, newId }

const isSame = (before: Viewing, times: readonly string[], note: string): boolean =>
  before.note === note && before.times.join() === times.toSorted().join()

/** Proposes times to view a car. An open proposal of either side is replaced; the caller's own of these times just stays. */
export const proposeViewing = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const { note } = body
  const id = deps.newId('message')
  return changeConversation({ actor, id: params.id }, deps, async ({ seen, side: by, topic, at: now }) => {
    const before = toViewing(seen, topic, now)
    if (before?.state === 'PROPOSED' && before.by === by && isSame(before, body.times, note)) return undefined
    refuseClosed(seen)
    if (before?.state === 'ACCEPTED') throw new AppError('VIEWING_AGREED')
    const listing = readViewable(topic, seen)
    const times = await checkTimes(body.times, listing, { at: now, path: 'times' }, deps)
    const at = timeOfMessage(seen, now)
    const { viewing, event } = newViewing({ by, times, note, before }, { id, at })
    const added = await addMessage(seen, { id, from: by, actor, text: '', event, now: at }, deps)
    return { lead: { ...added.lead, viewing }, together: added.together }
  })
}

export const handler = routeHandler(route, proposeViewing)
