import { now } from '#functions/core/time.ts'
import { newId } from '#functions/adapters/ids.ts'
import { personBehind } from '#functions/core/caller.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { changeLead, forSaleCheck } from '#functions/data/leads.ts'
import { addMessage, messageStores } from './add-message.ts'
import { refuseClosed } from './price-offers.ts'
import { readingOf, readTopics } from './read-topics.ts'
import { sideOfCaller, toLeadView, toPriceOffer, type TopicNow } from './views.ts'
import { answerPriceOffer as route } from '#shared/api/leads.ts'
import { offerAnswers } from '#shared/rules/price-offer.ts'

const live = { ...messageStores, changeLead, readTopics, readingOf, newId, now }

/**
 * Accepts, declines or withdraws an open offer of a price. An acceptance holds only if the car or plate can still be bought at that moment;
 * the same answer again changes nothing.
 */
export const answerPriceOffer = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const { state } = body
  const id = deps.newId('message')
  let topic: TopicNow = {}
  const lead = await deps.changeLead(params.id, async (seen) => {
    const side = sideOfCaller(seen, actor)
    topic = (await deps.readTopics([seen]))(seen)
    const present = deps.now()
    const offer = toPriceOffer(seen, topic, present)
    if (offer?.id !== params.offerId) throw new AppError('OFFER_OVER')
    const isOwn = offer.by === side
    if (offer.state === state && isOwn === (state === 'WITHDRAWN')) return undefined
    refuseClosed(seen)
    if (!offerAnswers(offer, side).includes(state)) throw new AppError('OFFER_OVER')
    const { amountQAR } = offer
    const event = { kind: `OFFER_${state}` as const, amountQAR }
    const added = await addMessage(seen, { id, from: side, actor, text: '', event, now: present }, deps)
    // Sold or made cheaper since it was read: the next reading says so.
    const check = state === 'ACCEPTED' ? [forSaleCheck(seen, amountQAR)] : []
    return { lead: { ...added.lead, offer: { ...offer, state } }, together: [...added.together, ...check] }
  })
  const reading = await deps.readingOf(personBehind(actor).id, [lead.lastMessage])
  return toLeadView(lead, sideOfCaller(lead, actor), topic, reading)
}

export const handler = routeHandler(route, answerPriceOffer)
