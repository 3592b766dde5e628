import { provenHandler } from '#functions/core/proven-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { now } from '#functions/core/time.ts'
import { readCounts } from '#functions/data/counters.ts'
import { findDealer } from '#functions/data/dealers.ts'
import {
  dealerReviewCounts,
  type DealerReviewRecord,
  searchDealerReviews,
} from '#functions/data/dealer-reviews.ts'
import { listEmployments } from '#functions/data/employments.ts'
import { listFormerEmployments } from '#functions/data/former-employments.ts'
import { getLeadById } from '#functions/data/leads.ts'
import { findSoughtUsers } from '#functions/data/sought-users.ts'
import { getUsersById } from '#functions/data/users.ts'
import { toAdminReview } from './review-views.ts'
import { listAdminDealerReviews as route } from '#shared/api/dealer-reviews.ts'
import { matchesSearch } from '#shared/rules/normalise.ts'

const liveAround = {
  getUsersById,
  findDealer,
  getLeadById,
  listEmployments,
  listFormerEmployments,
  now,
}

const distinct = (ids: readonly (string | undefined)[]): string[] => [
  ...new Set(ids.filter((id) => id !== undefined)),
]

/** A page of reviews as admins see them: a read for each dealership and conversation on it, and one each for all people and their employments. */
export const withAround = async (reviews: readonly DealerReviewRecord[], deps = liveAround) => {
  const dealerIds = distinct(reviews.map(({ dealerId }) => dealerId))
  const authorIds = distinct(reviews.map(({ authorId }) => authorId))
  const places = reviews.map(({ authorId, dealerId }) => ({ userId: authorId, dealershipId: dealerId }))
  const [people, dealers, leads, employments, former] = await Promise.all([
    deps.getUsersById(distinct(reviews.flatMap(({ authorId, decision }) => [authorId, decision?.by]))),
    Promise.all(dealerIds.map((dealerId) => deps.findDealer(dealerId))),
    Promise.all(reviews.map(({ leadId }) => deps.getLeadById(leadId))),
    deps.listEmployments(authorIds),
    deps.listFormerEmployments(places, deps.now()),
  ])
  const isAmong = (among: typeof places, { authorId, dealerId }: DealerReviewRecord) =>
    among.some(({ userId, dealershipId }) => userId === authorId && dealershipId === dealerId)
  return reviews.flatMap((review, place) => {
    const view = toAdminReview(review, {
      author: people.get(review.authorId),
      admin: people.get(review.decision?.by ?? ''),
      dealer: dealers.find((dealer) => dealer?.id === review.dealerId),
      lead: leads[place],
      authorIsStaff: isAmong(employments, review) ? 'NOW' : isAmong(former, review) ? 'BEFORE' : undefined,
    })
    return view ? [view] : []
  })
}

const live = { findSoughtUsers, searchDealerReviews, readCounts, withAround }

/** Reviews of dealerships for admins: by default those about which something is to be decided, the oldest first. */
export const listAdminDealerReviews = async ({ query }: Pick<Input<typeof route>, 'query'>, deps = live) => {
  const { search, status } = query
  const sought = await deps.findSoughtUsers(search)
  const [{ reviews, nextCursor }, counts] = await Promise.all([
    deps.searchDealerReviews(
      status,
      query,
      ({ id, authorId, dealerId, text, answer, report }) =>
        id === search ||
        sought.has(authorId) ||
        sought.has(dealerId) ||
        matchesSearch(search, [text, answer?.text, report?.text]),
    ),
    deps.readCounts(dealerReviewCounts),
  ])
  return {
    reviews: await deps.withAround(reviews),
    ...(status === 'OPEN' && { total: counts['OPEN'] ?? 0 }),
    nextCursor,
  }
}

export const handler = provenHandler(route, listAdminDealerReviews)
