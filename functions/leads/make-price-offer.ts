import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { personBehind } from '#functions/core/caller.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { changeLead } from '#functions/data/leads.ts'
import { addMessage, messageStores } from './add-message.ts'
import { timeOfMessage } from '#functions/commands/message-rules.ts'
import { checkAmount, newOffer, readAsking, refuseClosed } from './price-offers.ts'
import { readingOf, readTopics } from './read-topics.ts'
import { sideOfCaller, toLeadView, toPriceOffer, type TopicNow } from './views.ts'
import { makePriceOffer as route } from '#shared/api/leads.ts'
import { mayOffer } from '#shared/rules/price-offer.ts'

const live = { ...messageStores, changeLead, readTopics, readingOf, newId, now }

/** Offers a price in a conversation. An open offer of either side is replaced; the caller's own of this amount just stays. */
export const makePriceOffer = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const { amountQAR } = body
  const id = deps.newId('message')
  let topic: TopicNow = {}
  const lead = await deps.changeLead(params.id, async (seen) => {
    const by = sideOfCaller(seen, actor)
    topic = (await deps.readTopics([seen]))(seen)
    const present = deps.now()
    const before = toPriceOffer(seen, topic, present)
    if (before?.state === 'OPEN' && before.by === by && before.amountQAR === amountQAR) return undefined
    refuseClosed(seen)
    if (!mayOffer(by, before)) throw new AppError('NO_OFFER_YET')
    const at = timeOfMessage(seen, present)
    const { offer, event } = newOffer({ by, amountQAR, before }, { id, at })
    checkAmount({ by, amountQAR, before, asking: readAsking(topic, seen.plate !== null) }, 'amountQAR')
    const added = await addMessage(seen, { id, from: by, actor, text: '', event, now: at }, deps)
    return { lead: { ...added.lead, offer }, together: added.together }
  })
  const reading = await deps.readingOf(personBehind(actor).id, [lead.lastMessage])
  return toLeadView(lead, sideOfCaller(lead, actor), topic, reading)
}

export const handler = routeHandler(route, makePriceOffer)
