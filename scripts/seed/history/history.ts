import { eachAtOnce } from '#functions/core/each-at-once.ts'
import { getListingsById } from '#functions/data/listings.ts'
import { getUsersById } from '#functions/data/users.ts'
import { drawDocuments } from '#scripts/seed/documents.ts'
import type { Market } from '#scripts/seed/market/market.ts'
import { messages } from '#scripts/seed/market/messages.ts'
import type { Talk } from '#scripts/seed/market/conversations.ts'
import { createRandom, type Random } from '#scripts/seed/random.ts'
import { type Props, playInOrder, type Act } from './actions.ts'
import { replayComplaint } from './complaint.ts'
import { replayAppeals } from './appeals.ts'
import { applicationActs } from './applications.ts'
import { decisionActs } from './moderation.ts'
import { messageActs } from './messages.ts'
import { lifeOfPlates, replayPlateTalks } from './plates2.ts'
import { replayQuestions } from './still-available.ts'
import { readAllBut, replayAlerts, replayDecisions, replaySavedNews } from './notifications.ts'
import { replayTalk } from './talk.ts'
import { replayWishes } from './saved-searches.ts'

const sellersAtOnce = 6

const findProps = async ({ accounts, listings }: Market): Promise<Props> => {
  const { buyer, seller, sellers, dealerships } = accounts
  const users = [buyer, seller, ...sellers, ...dealerships.map(({ user }) => user)].map(({ id }) => id)
  return {
    users: await getUsersById(users),
    listings: await getListingsById(listings.map(({ record }) => record.id)),
  }
}

/** All that has its place in the log of admins' acts, and what must have happened before. */
const overseen = async (market: Market, props: Props, now: Date, random: Random): Promise<Act[]> => {
  const { admin, applying } = market.accounts
  const { registrationCard: jpeg } = await drawDocuments()
  return [
    ...[...props.listings.values()].flatMap((listing) => decisionActs(listing, random.fork(listing.id))),
    ...applying.flatMap(({ applicant, user }) =>
      applicationActs(applicant, user, admin, { now, jpeg, random: random.fork(applicant.username) }),
    ),
    ...messages.flatMap((message) => messageActs(message, admin, now, random.fork(message.subject))),
  ]
}

/** One seller's conversations follow each other: each answer is noted beside the earlier ones. */
const bySeller = (talks: readonly Talk[]): (readonly [string, Talk[]])[] => [
  ...Map.groupBy(talks, ({ listing }) => listing.ownerId),
]

/**
 * Plays what people did before a newcomer opens the demo: conversations, saved searches and what they found, news of saved
 * cars, decisions, reports. By the product's own acts, each at its time, so that everything is as they leave it.
 */
export const replayPast = async (market: Market, now: Date): Promise<void> => {
  const props = await findProps(market)
  const { accounts, talks, favorites, complaints } = market
  const dealer = accounts.dealerships[0]!.user
  const random = createRandom('past')
  await replayWishes(accounts, now, random.fork('wishes'))
  await eachAtOnce(bySeller(talks), sellersAtOnce, async ([sellerId, own]) => {
    for (const [index, talk] of own.entries())
      await replayTalk(talk, props, random.fork(`${sellerId}/${index}`))
  })
  const plates = lifeOfPlates(market, random.fork('plates'))
  await playInOrder([...plates.acts, ...(await overseen(market, props, now, random.fork('overseen')))])
  await replayPlateTalks(market, plates.ids, props, random.fork('plates'))
  await replayAlerts(props, now, random.fork('alerts'))
  const saved = favorites.map(({ listingId }) => listingId)
  await replaySavedNews(props, saved, random.fork('saved'))
  for (const owner of [accounts.seller, dealer]) await replayDecisions(owner, props, random.fork(owner.id))
  for (const [index, complaint] of complaints.entries())
    await replayComplaint(complaint, props, random.fork(`complaint/${index}`))
  await replayAppeals(accounts.sellers, props, now, random.fork('appeals'))
  for (const owner of [accounts.seller, dealer])
    await replayQuestions(owner, props, now, random.fork(`questions/${owner.id}`))
  await readAllBut(accounts.buyer, 3)
  await readAllBut(accounts.seller, 1)
  await readAllBut(dealer, 4)
}
