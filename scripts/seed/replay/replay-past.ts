import { eachAtOnce } from '#functions/core/each-at-once.ts'
import { getListingsById } from '#functions/data/listings.ts'
import { getUsersById } from '#functions/data/users.ts'
import type { Market } from '../market/market.ts'
import type { Talk } from '../market/talks.ts'
import { createRandom } from '../random.ts'
import type { Props } from './props.ts'
import { replayComplaint } from './replay-complaint.ts'
import { replayPlates } from './replay-plates.ts'
import { replayQuestions } from './replay-questions.ts'
import { readAllBut, replayAlerts, replayDecisions, replaySavedNews } from './replay-news.ts'
import { replayTalk } from './replay-talk.ts'
import { replayWishes } from './replay-wishes.ts'

const sellersAtOnce = 6

const findProps = async ({ accounts, listings }: Market): Promise<Props> => {
  const { buyer, seller, sellers, dealerships } = accounts
  const users = [buyer, seller, ...sellers, ...dealerships.map(({ user }) => user)].map(({ id }) => id)
  return {
    users: await getUsersById(users),
    listings: await getListingsById(listings.map(({ record }) => record.id)),
  }
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
  await replayPlates(market, props, random.fork('plates'))
  await replayAlerts(props, now, random.fork('alerts'))
  const saved = favorites.map(({ listingId }) => listingId)
  await replaySavedNews(props, saved, random.fork('saved'))
  for (const owner of [accounts.seller, dealer]) await replayDecisions(owner, props, random.fork(owner.id))
  for (const [index, complaint] of complaints.entries())
    await replayComplaint(complaint, props, random.fork(`complaint/${index}`))
  for (const owner of [accounts.seller, dealer])
    await replayQuestions(owner, props, now, random.fork(`questions/${owner.id}`))
  await readAllBut(accounts.buyer, 3)
  await readAllBut(accounts.seller, 1)
  await readAllBut(dealer, 4)
}
