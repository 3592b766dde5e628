import { newId } from '#functions/adapters/ids.ts'
import { AppError } from '#functions/core/app-error.ts'
import { routeHandler, type Input } from '#functions/core/route-handler.ts'
import { addMessage, messageStores } from './add-message.ts'
import { changeConversation, conversationStores, refuseClosed } from './change-conversation.ts'
import { timeOfMessage } from '#functions/commands/message-rules.ts'
import { checkAmount, newOffer, readAsking } from './price-offers.ts'
import { toPriceOffer } from './views.ts'
import { makePriceOffer as route } from '#shared/api/leads.ts'
import { mayOffer } from '#shared/rules/price-offer.ts'

const live = { ...messageStores, ...conversationStores, newId }

/** Offers a price in a conversation. An open offer of either side is replaced; the caller's own of this amount just stays. */
export const makePriceOffer = async ({ actor, params, body }: Input<typeof route>, deps = live) => {
  const { amountQAR } = body
  const id = deps.newId('message')
  return changeConversation({ actor, id: params.id }, deps, async ({ seen, side: by, topic, at: now }) => {
    const before = toPriceOffer(seen, topic, now)
    if (before?.state === 'OPEN' && before.by === by && before.amountQAR === amountQAR) return undefined
    refuseClosed(seen)
    if (!mayOffer(by, before)) throw new AppError('NO_OFFER_YET')
    const at = timeOfMessage(seen, now)
    const { offer, event } = newOffer({ by, amountQAR, before }, { id, at })
    checkAmount({ by, amountQAR, before, asking: readAsking(topic, seen.plate !== null) }, 'amountQAR')
    const added = await addMessage(seen, { id, from: by, actor, text: '', event, now: at }, deps)
    return { lead: { ...added.lead, offer }, together: added.together }
  })
}

export const handler = routeHandler(route, makePriceOffer)
