import type { Actor } from '#functions/core/caller.ts'
import type { DealerRecord } from '#functions/data/dealers.ts'
import { findEmployment } from '#functions/data/employments.ts'
import { listSentLeads, type LeadRecord } from '#functions/data/leads.ts'
import { readReputation } from '#functions/data/reputation.ts'
import { listSharedBrowsers } from '#functions/data/shared-browsers.ts'
import { readTeam } from '#functions/data/teams.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { limits } from '#shared/constants/limits.ts'
import { dealerReviewRightOf, type DealerReviewRight } from '#shared/rules/dealer-review.ts'
import { mailboxOf, type Reputation } from '#shared/rules/reputation.ts'

const live = { findEmployment, readTeam, listSharedBrowsers, listSentLeads, readReputation }

/** Whether somebody belongs to a dealership: its owner, its staff, or who shares a mailbox, a number or a browser with one of them. */
const belongsTo = async (
  actor: Actor,
  dealer: DealerRecord,
  owner: UserRecord | undefined,
  deps: typeof live,
): Promise<boolean> => {
  if (actor.id === dealer.id) return true
  const numbers = [dealer.phoneNumber, dealer.whatsappNumber, owner?.phoneNumber]
  // One that is not confirmed is what somebody typed.
  if (actor.phoneConfirmedAt !== null && numbers.includes(actor.phoneNumber)) return true
  if (owner && mailboxOf(owner.email) === mailboxOf(actor.email)) return true
  const [employment, { members }, others] = await Promise.all([
    deps.findEmployment(actor.id),
    deps.readTeam(dealer.id),
    deps.listSharedBrowsers(actor.id, limits.dealerReview.linked),
  ])
  const people = new Set([dealer.id, ...members])
  return employment?.dealershipId === dealer.id || others.some((other) => people.has(other))
}

type Found = { right: DealerReviewRight; reputation: Reputation; lead: LeadRecord | undefined }

/** Whether the caller may review a dealership, with their newest conversation that gives them the right. */
export const findReviewRight = async (
  {
    actor,
    ip,
    dealer,
    owner,
  }: { actor: Actor; ip: string; dealer: DealerRecord; owner: UserRecord | undefined },
  at: Date,
  deps = live,
): Promise<Found> => {
  const [isOwn, sent, reputation] = await Promise.all([
    belongsTo(actor, dealer, owner, deps),
    deps.listSentLeads(actor.id),
    deps.readReputation(actor, ip, at),
  ])
  const answered = sent.filter(
    ({ sellerId, listing, respondedAt }) =>
      sellerId === dealer.id && listing !== null && respondedAt !== null,
  )
  const isEmailConfirmed = actor.emailConfirmedAt !== null
  const contacts = answered.map(({ createdAt }) => createdAt)
  return {
    right: dealerReviewRightOf({ isOwn, answered: contacts, isEmailConfirmed, reputation }, at),
    reputation,
    lead: answered[0],
  }
}
