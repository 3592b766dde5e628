import { eachAtOnce } from '#functions/core/time.ts'
import { getListingsById } from '#functions/data/listings.ts'
import { getUsersById } from '#functions/data/users.ts'
import { drawDocuments } from '#scripts/seed/documents.ts'
import type { Market } from '#scripts/seed/market/market.ts'
import { messages } from '#scripts/seed/market/reports.ts'
import type { CarConversation } from '#scripts/seed/market/conversations.ts'
import { createRandom, type Random } from '#scripts/seed/random.ts'
import { type StoredMarket, runInOrder, type Action } from './actions.ts'
import { addReport, addAppeals, decisionActions, messageActions } from './moderation.ts'
import { applicationActions } from './applications.ts'
import { dealActions } from './deals.ts'
import { dealerReviewActions } from './dealer-reviews.ts'
import { quoteActions } from './quotes.ts'
import { planPlateActions, addPlateConversations } from './plates.ts'
import { askStillAvailable } from './still-available.ts'
import { readAllBut, addMatchNotifications, notifyDecisions, addSaverNotifications } from './notifications.ts'
import { addConversation } from './conversations.ts'
import { addSavedSearches } from './saved-searches.ts'

const sellersAtOnce = 6

const readStoredMarket = async ({ accounts, listings }: Market): Promise<StoredMarket> => {
  const { buyer, seller, sellers, dealerships } = accounts
  const users = [buyer, seller, ...sellers, ...dealerships.map(({ user }) => user)].map(({ id }) => id)
  return {
    users: await getUsersById(users),
    listings: await getListingsById(listings.map(({ record }) => record.id)),
  }
}

/** All actions that appear in the log of admins' acts, and the actions they depend on. */
const overseen = async (
  market: Market,
  storedMarket: StoredMarket,
  now: Date,
  random: Random,
): Promise<Action[]> => {
  const { admin, applying } = market.accounts
  const { registrationCard: jpeg } = await drawDocuments()
  return [
    ...[...storedMarket.listings.values()].flatMap((listing) =>
      decisionActions(listing, random.fork(listing.id)),
    ),
    ...applying.flatMap(({ applicant, user }) =>
      applicationActions(applicant, user, admin, { now, jpeg, random: random.fork(applicant.username) }),
    ),
    ...messages.flatMap((message) => messageActions(message, admin, now, random.fork(message.subject))),
  ]
}

/** One seller's conversations follow each other: each answer is noted beside the earlier ones. */
const bySeller = (conversations: readonly CarConversation[]): (readonly [string, CarConversation[]])[] => [
  ...Map.groupBy(conversations, ({ listing }) => listing.ownerId),
]

/**
 * Plays what people did before a newcomer opens the demo: conversations, saved searches and what they found, news of saved
 * cars, decisions, reports. By the product's own acts, each at its time, so that everything is as they leave it.
 */
export const seedHistory = async (market: Market, now: Date): Promise<void> => {
  const storedMarket = await readStoredMarket(market)
  const { accounts, conversations, favorites, reports } = market
  const dealer = accounts.dealerships[0]!.user
  const random = createRandom('past')
  await addSavedSearches(accounts, now, random.fork('wishes'))
  const leads = new Map<CarConversation, string>()
  await eachAtOnce(bySeller(conversations), sellersAtOnce, async ([sellerId, own]) => {
    for (const [index, conversation] of own.entries())
      leads.set(
        conversation,
        await addConversation(conversation, storedMarket, random.fork(`${sellerId}/${index}`)),
      )
  })
  const plates = planPlateActions(market, random.fork('plates'))
  await runInOrder([
    ...plates.actions,
    ...(await overseen(market, storedMarket, now, random.fork('overseen'))),
    ...dealerReviewActions(market, leads, now, random.fork('reviews')),
    ...quoteActions(market, storedMarket, now, random.fork('quotes')),
    ...dealActions(market, leads, storedMarket, now, random.fork('deals')),
  ])
  await addPlateConversations(market, plates.ids, storedMarket, random.fork('plates'))
  await addMatchNotifications(storedMarket, now, random.fork('alerts'))
  const saved = favorites.map(({ listingId }) => listingId)
  await addSaverNotifications(storedMarket, saved, random.fork('saved'))
  for (const owner of [accounts.seller, dealer])
    await notifyDecisions(owner, storedMarket, random.fork(owner.id))
  for (const [index, report] of reports.entries())
    await addReport(report, storedMarket, random.fork(`complaint/${index}`))
  await addAppeals(accounts.sellers, storedMarket, now, random.fork('appeals'))
  for (const owner of [accounts.seller, dealer])
    await askStillAvailable(owner, storedMarket, now, random.fork(`questions/${owner.id}`))
  await readAllBut(accounts.buyer, 3)
  await readAllBut(accounts.seller, 1)
  await readAllBut(dealer, 4)
}
