import { type Actor, isOwnerOrAdmin } from '#functions/core/caller.ts'
import { findEmployment } from '#functions/data/employments.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { canBeStaff, canEmploy } from '#shared/rules/user.ts'

const live = { findEmployment }

type Offer = { ownerId: string }

/** Whether somebody belongs to the seller of an offer: its owner, or staff of theirs, who need not act for them at the moment. */
export const belongsToSeller = async ({ ownerId }: Offer, userId: string, deps = live): Promise<boolean> =>
  userId === ownerId || (await deps.findEmployment(userId))?.dealershipId === ownerId

/**
 * Whether a caller may act for a seller as staff now, of any role, by the rules that let in who says with a call that they do (`admit`).
 * Their role allows them to see all that the seller offers.
 */
export const isStaffOf = async (
  seller: UserRecord,
  actor: Actor | undefined,
  deps = live,
): Promise<boolean> =>
  actor !== undefined &&
  canBeStaff(actor) &&
  canEmploy(seller) &&
  (await deps.findEmployment(actor.id))?.dealershipId === seller.id

/** Whether a caller counts in the figures of an offer: its seller's people never do, nor admins. */
export const countsFor = async (offer: Offer, actor: Actor | undefined, deps = live): Promise<boolean> =>
  !actor || !(isOwnerOrAdmin(offer, actor) || (await belongsToSeller(offer, actor.id, deps)))
