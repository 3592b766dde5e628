import { findDealer } from '#functions/data/dealers.ts'
import { changeLead } from '#functions/data/leads.ts'
import { messageStores } from '#functions/leads/add-message.ts'
import { answerViewing } from '#functions/leads/answer-viewing.ts'
import { makePriceOffer } from '#functions/leads/make-price-offer.ts'
import { proposeViewing } from '#functions/leads/propose-viewing.ts'
import { readTopics } from '#functions/leads/read-topics.ts'
import { viewingDays, viewingTimes } from '#shared/rules/viewing.ts'
import type { CarConversation } from '#scripts/seed/market/conversations.ts'
import type { Market } from '#scripts/seed/market/market.ts'
import type { Random } from '#scripts/seed/random.ts'
import { type Action, idsFrom, noQuery, notifyInAppOnly, type StoredMarket } from './actions.ts'

const hourMs = 3_600_000

/** What is under way about cars of dealerships: a viewing that the demo account `buyer` has agreed on, another that is proposed, and an offer. */
export const dealActions = (
  { accounts: { buyer, dealerships } }: Market,
  leads: ReadonlyMap<CarConversation, string>,
  { listings, users }: StoredMarket,
  now: Date,
  random: Random,
): Action[] => {
  const dealer = dealerships[0]!.user
  const underWay = [...leads].flatMap(
    ([
      {
        buyer: by,
        listing: { id },
        outcome,
      },
      leadId,
    ]) => {
      const listing = listings.get(id)
      const seller = listing && users.get(listing.ownerId)
      const isFree = listing?.status === 'APPROVED' && listing.availability === 'AVAILABLE'
      if (!seller || !isFree || outcome?.status === 'CLOSED') return []
      return [{ by, seller, listing, params: { id: leadId } }]
    },
  )
  const own = underWay.find(({ by, seller }) => by.id === buyer.id && seller.role === 'SELLER_DEALERSHIP')
  const [asker, bidder] = underWay.filter(({ by, seller }) => by.id !== buyer.id && seller.id === dealer.id)
  const depsAt = (at: Date) => ({
    ...messageStores,
    findDealer,
    changeLead,
    readTopics,
    readAssignees: async () => () => undefined,
    notifyWrites: notifyInAppOnly(random),
    readingOf: async () => ({ language: 'en' as const, at }),
    newId: idsFrom(random),
    now: () => at,
  })
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs)
  /** Asks for the middle of the day on three of the next days. */
  const propose = async ({ by, seller, params }: (typeof underWay)[number], at: Date) => {
    const hours = (await findDealer(seller.id))?.hours ?? null
    const times = viewingDays(at)
      .slice(2)
      .map((day) => viewingTimes(day, hours, at))
      .flatMap((free) => free[Math.floor(free.length / 2)] ?? [])
      .slice(0, 3)
    return proposeViewing({ ...noQuery, params, body: { times, note: '' }, actor: by }, depsAt(at))
  }
  const agree = async (deal: (typeof underWay)[number]) => {
    const { viewing } = await propose(deal, hoursAgo(9))
    if (!viewing) return
    const params = { ...deal.params, viewingId: viewing.id }
    const body = { state: 'ACCEPTED' as const, time: viewing.times[0] }
    await answerViewing({ ...noQuery, params, body, actor: deal.seller }, depsAt(hoursAgo(7)))
  }
  const offer = ({ by, listing, params }: (typeof underWay)[number]) => {
    const amountQAR = Math.round((0.94 * (listing.car.priceQAR ?? 0)) / 500) * 500
    return makePriceOffer({ ...noQuery, params, body: { amountQAR }, actor: by }, depsAt(hoursAgo(3)))
  }
  return [
    ...(own ? [{ at: hoursAgo(9), run: () => agree(own) }] : []),
    ...(asker ? [{ at: hoursAgo(5), run: () => propose(asker, hoursAgo(5)) }] : []),
    ...(bidder ? [{ at: hoursAgo(3), run: () => offer(bidder) }] : []),
  ]
}
