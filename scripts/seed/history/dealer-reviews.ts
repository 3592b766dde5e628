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
import { withAround } from '#functions/dealers/list-admin-dealer-reviews.ts'
import { readDealer } from '#functions/dealers/read-dealer.ts'
import { saveDealerReview } from '#functions/dealers/save-dealer-review.ts'
import type { CarConversation } from '#scripts/seed/market/conversations.ts'
import type { Market } from '#scripts/seed/market/market.ts'
import { type ReviewText, reviewTexts } from '#scripts/seed/market/review-texts.ts'
import type { Random } from '#scripts/seed/random.ts'
import { type Action, idsFrom, noRequest } from './actions.ts'

const hourMs = 3_600_000
// Showrooms with conversations enough for an average; the others show what is there before the third review.
const mostOfOne = 6

type Written = {
  conversation: CarConversation
  leadId: string
  owner: UserRecord
  said: ReviewText
  at: Date
}

const call = { query: undefined, request: noRequest }

/** The acts around one review: it is written, read by an admin, answered, and the answer is read. */
const actsOf = (
  { conversation: { buyer }, leadId, owner, said: { answer, ...form }, at }: Written,
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
          ...call,
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
      { ...call, actor: buyer, params: { id: owner.id }, body: form },
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
      { ...call, actor: owner, params: { id: (await find()).id }, body: { text: answer ?? '' } },
      { readReviewOfCaller, replaceDealerReview, getUserById, now: () => after(9) },
    )
  const acts = [
    { at, run: write },
    decide('REVIEW', 5),
    ...(answer ? [{ at: after(9), run: reply }, decide('ANSWER', 12)] : []),
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
  const written = dealerships.flatMap(({ user: owner }) => {
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
    return [...once.values()].slice(0, mostOfOne).map(([conversation, leadId]) => ({
      conversation,
      leadId,
      owner,
      at: new Date(conversation.at.getTime() + (25 + random.next() * 5) * hourMs),
    }))
  })
  return written.flatMap((each, place) =>
    actsOf({ ...each, said: reviewTexts[place % reviewTexts.length]! }, admin, now, random.fork(each.leadId)),
  )
}
