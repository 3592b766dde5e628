import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { forSaleCheck } from '#functions/data/leads.ts'
import { addMessage, messageStores } from './add-message.ts'
import { changeConversation, conversationStores, refuseClosed } from './change-conversation.ts'
import { toPriceOffer } from './views.ts'
import { answerPriceOffer as route } from '#shared/api/leads.ts'
import { offerAnswers } from '#shared/rules/price-offer.ts'

const live = { ...messageStores, ...conversationStores, newId }

/**
 * Accepts, declines or withdraws an open offer of a price. An acceptance holds only if the car or plate can still be bought at that moment;
 * the same answer again changes nothing.
 */
export const answerPriceOffer = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const { state } = body
  const id = deps.newId('message')
  return changeConversation({ actor, id: params.id }, deps, async ({ seen, side, topic, at }) => {
    const offer = toPriceOffer(seen, topic, at)
    if (offer?.id !== params.offerId) throw new AppError('OFFER_OVER')
    const isOwn = offer.by === side
    if (offer.state === state && isOwn === (state === 'WITHDRAWN')) return undefined
    refuseClosed(seen)
    if (!offerAnswers(offer, side).includes(state)) throw new AppError('OFFER_OVER')
    const { amountQAR } = offer
    const event = { kind: `OFFER_${state}` as const, amountQAR }
    const added = await addMessage(seen, { id, from: side, actor, text: '', event, now: at }, deps)
    // Sold or made cheaper since it was read: the next reading says so.
    const check = state === 'ACCEPTED' ? [forSaleCheck(seen, amountQAR)] : []
    return { lead: { ...added.lead, offer: { ...offer, state } }, together: [...added.together, ...check] }
  })
}

export const handler = routeHandler(route, answerPriceOffer)
