import { newId } from '#functions/adapters/ids.ts'
import { newDealer } from '#functions/commands/new-dealer.ts'
import type { Actor } from '#functions/core/caller.ts'
import * as offers from '#functions/commands/sync-offers.ts'
import * as stored from '#functions/data/dealer-reviews.ts'
import { starsWrites } from '#functions/data/dealers.ts'
import { keys } from '#functions/data/keys.ts'
import { transact } from '#functions/data/transact.ts'
import * as answering from '#functions/dealers/answer-dealer-review.ts'
import * as deciding from '#functions/dealers/decide-dealer-review.ts'
import * as listing from '#functions/dealers/list-dealer-reviews.ts'
import * as reporting from '#functions/dealers/report-dealer-review.ts'
import * as views from '#functions/dealers/review-views.ts'
import { aReview as aStoredReview } from '#functions/testing/dealer-reviews.ts'
import { aUser } from '#functions/testing/builders.ts'
import { at, fitsOnly, put, read, refuses, same } from '#functions/trust/guards/store.ts'

const buyer = aUser({ id: 'usr_00000000000000000000000002', email: 'buyer@example.com' })
const owner = aUser({
  role: 'SELLER_DEALERSHIP',
  isVerified: true,
  verificationStatus: 'APPROVED',
  email: 'dealer@example.com',
})
const dealer = { ...newDealer(owner, 'x'), phoneNumber: '+97444000000', whatsappNumber: '+97444000001' }

const time = at.toISOString()

const aReview = (parts: Partial<stored.DealerReviewRecord> = {}) =>
  aStoredReview({ dealerId: dealer.id, authorId: buyer.id, createdAt: time, editedAt: time, ...parts })

const ofCaller = (review: stored.DealerReviewRecord | undefined, actor: Actor = owner) =>
  answering.readReviewOfCaller(actor, 'rev', { getDealerReviewById: async () => review })

const parts = (review: stored.DealerReviewRecord) => ({
  readReviewOfCaller: async () => review,
  replaceDealerReview: async () => {},
  getUserById: async () => buyer,
  now: () => at,
})

const decide = (
  review: stored.DealerReviewRecord | undefined,
  body: object,
  found: object[] = [{ id: 'r' }],
) =>
  deciding.decideDealerReview(
    { actor: owner, params: { id: 'r' }, body } as never,
    {
      getDealerReviewById: async () => review,
      replaceDealerReview: async () => {},
      withAround: async () => found,
      getUsersById: async () =>
        new Map([
          [buyer.id, buyer],
          [dealer.id, { ...owner, id: dealer.id }],
        ]),
      findDealer: async () => dealer,
      notifyWrites: async () => [],
      newId,
      now: () => at,
    } as never,
  )

const list = async (author: object | undefined, actor?: object) =>
  (
    await listing.listDealerReviews(
      { params: { id: dealer.id }, query: { limit: 10 }, actor } as never,
      {
        readDealer: async () => ({ dealer, owner }),
        listShownReviews: async () => ({ reviews: [aReview()], nextCursor: undefined }),
        getUsersById: async () => new Map(author ? [[buyer.id, author]] : []),
      } as never,
    )
  ).reviews

export const catchers = {
  'a review of another dealership, or that nobody sees': async () => {
    same((await ofCaller(aReview())).dealerId, dealer.id)
    await refuses('NOT_FOUND', () => ofCaller(undefined))
    await refuses('NOT_FOUND', () => ofCaller(aReview({ dealerId: newId('user') })))
    await refuses('NOT_FOUND', () => ofCaller(aReview({ isHidden: true })))
    await refuses('FORBIDDEN', () => ofCaller(aReview(), { ...owner, person: buyer }))
    await refuses('DEALERSHIP_NOT_VERIFIED', () => ofCaller(aReview(), { ...owner, isVerified: false }))
  },
  'a second answer or report': async () => {
    const answer = { text: 'Thanks', language: 'en' as const, at: time, status: 'PENDING' as const }
    const answered = aReview({ answer: { ...answer, reasonCodes: [], rejectionReason: null } })
    const reported = aReview({ report: { text: 'Never here.', at: time, isOpen: false } })
    const say = (review: stored.DealerReviewRecord) =>
      answering.answerDealerReview(
        { actor: owner, params: { id: 'r' }, body: { text: 'Thank you.' } } as never,
        parts(review) as never,
      )
    const report = (review: stored.DealerReviewRecord) =>
      reporting.reportDealerReview(
        { actor: owner, params: { id: 'r' }, body: { text: 'Never here.' } } as never,
        parts(review) as never,
      )
    same((await say(aReview())).dealership?.canAnswer, false)
    same((await report(aReview())).dealership?.canReport, false)
    await refuses('ILLEGAL_STATUS_MOVE', () => say(answered))
    await refuses('ILLEGAL_STATUS_MOVE', () => report(reported))
    for (const status of ['PENDING', 'REJECTED'] as const) {
      await refuses('ILLEGAL_STATUS_MOVE', () => say(aReview({ status })))
      await refuses('ILLEGAL_STATUS_MOVE', () => report(aReview({ status })))
    }
  },
  'a decision about what has changed, or was decided so': async () => {
    const [waiting, publish] = [
      aReview({ status: 'PENDING' }),
      { part: 'REVIEW', status: 'APPROVED', version: 1 },
    ]
    same((await decide(waiting, publish)).id, 'r')
    await refuses('NOT_FOUND', () => decide(undefined, publish))
    await refuses('NOT_FOUND', () => decide(waiting, publish, []))
    await refuses('EDIT_CONFLICT', () => decide(waiting, { ...publish, version: 2 }))
    await refuses('ILLEGAL_STATUS_MOVE', () => decide(aReview(), publish))
    await refuses('ILLEGAL_STATUS_MOVE', () => decide(aReview(), { ...publish, part: 'ANSWER' }))
    const answer = {
      text: 'Thanks',
      language: 'en' as const,
      at: time,
      reasonCodes: [],
      rejectionReason: null,
    }
    const answered = (status: 'PENDING' | 'APPROVED') => aReview({ answer: { ...answer, status } })
    same((await decide(answered('PENDING'), { ...publish, part: 'ANSWER' })).id, 'r')
    await refuses('ILLEGAL_STATUS_MOVE', () => decide(answered('APPROVED'), { ...publish, part: 'ANSWER' }))
  },
  'reviews of who is suspended or gone': async () => {
    same((await list(buyer)).length, 1)
    same((await list({ ...buyer, status: 'SUSPENDED' })).length, 0)
    same((await list(undefined)).length, 0)
    same((await list(buyer))[0]?.dealership ?? null, null)
    same((await list(buyer, owner))[0]?.dealership?.canAnswer, true)
    same((await list(buyer, { ...owner, person: buyer }))[0]?.dealership ?? null, null)
    const around = { author: buyer, admin: undefined, dealer, lead: undefined }
    same(views.toAdminReview(aReview(), around)?.dealer.id, dealer.id)
    same(views.toAdminReview(aReview(), { ...around, author: undefined }) ?? null, null)
    same(views.toAdminReview(aReview(), { ...around, dealer: undefined }) ?? null, null)
    const hidden = (status: 'ACTIVE' | 'SUSPENDED') =>
      offers.reviewForAuthor(aReview(), { user: { ...buyer, status }, dealer: undefined })?.isHidden ?? null
    same([hidden('ACTIVE'), hidden('SUSPENDED')], [null, true])
  },
  'stars of a dealership that is gone': async () => {
    const id = newId('user')
    const [write] = starsWrites(id, null, 5)
    await fitsOnly(write!, { ...dealer, id }, ['absent'])
  },
  'a review that another has changed meanwhile, or a second one': async () => {
    const profile = newDealer(aUser({ id: newId('user') }), 'x')
    await put(keys.dealer(profile.id), profile)
    const review = aReview({ dealerId: profile.id, authorId: newId('user') })
    await stored.insertDealerReview(review, [])
    const other = { ...review, id: newId('dealerReview') }
    await refuses('EDIT_CONFLICT', () => stored.insertDealerReview(other, []))
    const stale = { ...review, version: 7 }
    await refuses('EDIT_CONFLICT', () => stored.replaceDealerReview({ ...review, stars: 1 }, stale))
    await stored.replaceDealerReview({ ...review, stars: 1 }, review)
    const kept = await read(keys.dealer(profile.id))
    same([kept?.['stars1'], kept?.['stars4']], [1, 0])
    const asBefore = { getDealerReviewById: async () => review }
    await refuses('EDIT_CONFLICT', () => stored.deleteReview(review.id, asBefore))
    await stored.deleteReview(review.id)
    same((await read(keys.dealer(profile.id)))?.['stars1'], 0)
  },
  'a review that is written or changes as its author joins the dealership': async () => {
    const place = { userId: newId('user'), dealershipId: newId('user') }
    const none = await stored.withholdReviewWrites(place, at)
    await transact(none)
    const of = { authorId: place.userId, dealerId: place.dealershipId }
    await stored.insertDealerReview(aReview(of), [])
    await refuses('EDIT_CONFLICT', () => transact(none))
    for (const status of ['APPROVED', 'REJECTED'] as const) {
      const seen = (await stored.findOwnDealerReview(of.authorId, of.dealerId))!
      await stored.replaceDealerReview({ ...seen, status }, seen)
      const writes = await stored.withholdReviewWrites(place, at)
      await transact(writes)
      const kept = (await stored.findOwnDealerReview(of.authorId, of.dealerId))!
      same(kept.status, status === 'APPROVED' ? 'PENDING' : 'REJECTED')
      await stored.replaceDealerReview(kept, kept)
      await refuses('EDIT_CONFLICT', () => transact(writes))
    }
  },
  'stars of a review that nobody sees': async () => {
    const profile = newDealer(aUser({ id: newId('user') }), 'x')
    await put(keys.dealer(profile.id), profile)
    const insert = (parts: Partial<stored.DealerReviewRecord>) =>
      stored.insertDealerReview(aReview({ dealerId: profile.id, authorId: newId('user'), ...parts }), [])
    for (const parts of [{ status: 'PENDING' as const }, { isHidden: true }]) await insert(parts)
    same((await read(keys.dealer(profile.id)))?.['stars5'], 0)
    await insert({})
    same((await read(keys.dealer(profile.id)))?.['stars5'], 1)
  },
}
