import {
  getDealerReviewById,
  findOwnDealerReview,
  insertDealerReview,
  replaceDealerReview,
} from '#functions/data/dealer-reviews.ts'
import { findDealer } from '#functions/data/dealers.ts'
import { getUserById, getUsersById, type UserRecord } from '#functions/data/users.ts'
import { answerDealerReview, readReviewOfCaller } from '#functions/dealers/answer-dealer-review.ts'
import { decideDealerReview } from '#functions/dealers/decide-dealer-review.ts'
import { reportDealerReview } from '#functions/dealers/report-dealer-review.ts'
import { withAround } from '#functions/dealers/list-admin-dealer-reviews.ts'
import { readDealer } from '#functions/dealers/read-dealer.ts'
import { saveDealerReview } from '#functions/dealers/save-dealer-review.ts'
import type { CarConversation } from '#scripts/seed/market/conversations.ts'
import type { Market } from '#scripts/seed/market/market.ts'
import { type ReviewText, reviewTexts } from '#scripts/seed/market/review-texts.ts'
import type { Random } from '#scripts/seed/random.ts'
import { type Action, idsFrom, noQuery } from './actions.ts'

const hourMs = 3_600_000
// Showrooms with conversations enough for an average; the others show what is there before the third review.
const mostOfOne = 6
// Showrooms whose newest review was written within the last hours: an admin who opens the demo has something to read.
const waiting = 3

type Written = {
  conversation: CarConversation
  leadId: string
  owner: UserRecord
  said: ReviewText
  at: Date
  /** The dealership has just reported it. */
  isReported: boolean
}

/** The acts around one review: it is written, read by an admin, answered, and the answer is read. */
const actsOf = (
  { conversation: { buyer }, leadId, owner, said: { answer, report, ...form }, at, isReported }: Written,
  admin: UserRecord,
  now: Date,
  random: Random,
): Action[] => {
  const [newId, after] = [idsFrom(random), (hours: number) => new Date(at.getTime() + hours * hourMs)]
  const find = async () => (await findOwnDealerReview(buyer.id, owner.id))!
  const decide = (part: 'REVIEW' | 'ANSWER', hours: number): Action => ({
    at: after(hours),
    run: async () =>
      decideDealerReview(
        {
          ...noQuery,
          actor: admin,
          params: { id: (await find()).id },
          body: { part, status: 'APPROVED' },
        },
        {
          getDealerReviewById,
          replaceDealerReview,
          withAround,
          getUsersById,
          findDealer,
          // What happened days ago is no news.
          notifyWrites: async () => [],
          newId,
          now: () => after(hours),
        },
      ),
  })
  const write = () =>
    saveDealerReview(
      { ...noQuery, actor: buyer, params: { id: owner.id }, body: form },
      {
        readDealer,
        findReviewRight: async () => ({ right: 'YES', reputation: 'known', lead: { id: leadId } as never }),
        findOwnDealerReview,
        // Days ago no limit was near.
        insertDealerReview: (review) => insertDealerReview(review, []),
        replaceDealerReview,
        newId,
        now: () => at,
      },
    )
  const reply = async () =>
    answerDealerReview(
      { ...noQuery, actor: owner, params: { id: (await find()).id }, body: { text: answer ?? '' } },
      { readReviewOfCaller, replaceDealerReview, getUserById, now: () => after(9) },
    )
  const complain = async () =>
    reportDealerReview(
      { ...noQuery, actor: owner, params: { id: (await find()).id }, body: { text: report ?? '' } },
      { readReviewOfCaller, replaceDealerReview, getUserById, now: () => reportedAt },
    )
  const reportedAt = new Date(now.getTime() - 2 * hourMs)
  const acts = [
    { at, run: write },
    decide('REVIEW', 5),
    ...(answer ? [{ at: after(9), run: reply }, decide('ANSWER', 12)] : []),
    ...(isReported ? [{ at: reportedAt, run: complain }] : []),
  ]
  return acts.filter((act) => act.at < now)
}

/** Reviews by people whom showrooms of the demo have answered; the newest still wait for an admin. */
export const dealerReviewActions = (
  { accounts: { admin, buyer, seller, dealerships } }: Market,
  leads: ReadonlyMap<CarConversation, string>,
  now: Date,
  random: Random,
): Action[] => {
  const written = dealerships.flatMap(({ user: owner }, showroom) => {
    const answered = [...leads].filter(
      ([{ listing, lines, at, buyer: by }]) =>
        listing.ownerId === owner.id &&
        // The demo's own people have yet to write theirs.
        by.id !== buyer.id &&
        by.id !== seller.id &&
        lines.some(({ from }) => from === 'seller') &&
        now.getTime() - at.getTime() > 30 * hourMs,
    )
    const once = new Map(answered.map((each) => [each[0].buyer.id, each]))
    const chosen = [...once.values()].slice(-mostOfOne)
    return chosen.map(([conversation, leadId], place) => {
      const hours = 25 + random.next() * 5
      const isWaiting = showroom > 0 && showroom <= waiting && place === chosen.length - 1
      const at = isWaiting ? now.getTime() - showroom * hourMs : conversation.at.getTime() + hours * hourMs
      // Neighbours among the texts, so that both languages wait.
      const said = isWaiting ? reviewTexts.at(-1 - showroom) : undefined
      return { conversation, leadId, owner, at: new Date(at), said }
    })
  })
  const said = written.map((each, place) => each.said ?? reviewTexts[place % reviewTexts.length]!)
  const reported = said.findIndex(({ report }) => report)
  return written.flatMap((each, place) =>
    actsOf(
      { ...each, said: said[place]!, isReported: place === reported },
      admin,
      now,
      random.fork(each.leadId),
    ),
  )
}
