import type { Actor } from '#functions/core/caller.ts'
import type { DealerRecord } from '#functions/data/dealers.ts'
import { findEmployment } from '#functions/data/employments.ts'
import { listFormerEmployments } from '#functions/data/former-employments.ts'
import { listSentLeads, type LeadRecord } from '#functions/data/leads.ts'
import { readReputation } from '#functions/data/reputation.ts'
import { listSharedBrowsers } from '#functions/data/shared-browsers.ts'
import { readTeam } from '#functions/data/teams.ts'
import { getUsersById, type UserRecord } from '#functions/data/users.ts'
import { limits } from '#shared/constants/limits.ts'
import { dealerReviewRightOf, type DealerReviewRight } from '#shared/rules/dealer-review.ts'
import { mailboxOf, type Reputation } from '#shared/rules/reputation.ts'

const live = {
  findEmployment,
  listFormerEmployments,
  readTeam,
  getUsersById,
  listSharedBrowsers,
  listSentLeads,
  readReputation,
}

/** Whether an account has a mailbox or number that one of the staff has confirmed. What they only typed would bar whom they please. */
const sharesAddress = (
  actor: Actor,
  { email, emailConfirmedAt, phoneNumber, phoneConfirmedAt }: UserRecord,
): boolean =>
  (emailConfirmedAt !== null && mailboxOf(email) === mailboxOf(actor.email)) ||
  (phoneConfirmedAt !== null && phoneNumber === actor.phoneNumber)

/**
 * Whether somebody belongs to a dealership: its owner, its staff and who was until lately, or who shares a mailbox, a number or a browser with
 * its owner or staff.
 */
const belongsTo = async (
  actor: Actor,
  dealer: DealerRecord,
  owner: UserRecord | undefined,
  at: Date,
  deps: typeof live,
): Promise<boolean> => {
  if (actor.id === dealer.id) return true
  const numbers = [dealer.phoneNumber, dealer.whatsappNumber, owner?.phoneNumber]
  // One that is not confirmed is what somebody typed.
  if (actor.phoneConfirmedAt !== null && numbers.includes(actor.phoneNumber)) return true
  if (owner && mailboxOf(owner.email) === mailboxOf(actor.email)) return true
  const [employment, former, { members }, others] = await Promise.all([
    deps.findEmployment(actor.id),
    deps.listFormerEmployments([{ userId: actor.id, dealershipId: dealer.id }], at),
    deps.readTeam(dealer.id),
    deps.listSharedBrowsers(actor.id, limits.dealerReview.linked),
  ])
  if (employment?.dealershipId === dealer.id || former.length > 0) return true
  const people = new Set([dealer.id, ...members])
  if (others.some((other) => people.has(other))) return true
  const staff = await deps.getUsersById(members)
  return [...staff.values()].some((person) => sharesAddress(actor, person))
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
    belongsTo(actor, dealer, owner, at, deps),
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
