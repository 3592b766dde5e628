import { type Actor, isOwnerOrAdmin } from '#functions/core/caller.ts'
import { findEmployment } from '#functions/data/employments.ts'

const live = { findEmployment }

type Offer = { ownerId: string }

/** Whether somebody belongs to the seller of an offer: its owner, or staff of theirs, who need not act for them at the moment. */
export const belongsToSeller = async ({ ownerId }: Offer, userId: string, deps = live): Promise<boolean> =>
  userId === ownerId || (await deps.findEmployment(userId))?.dealershipId === ownerId

/** Whether a caller counts in the figures of an offer: its seller's people never do, nor admins. */
export const countsFor = async (offer: Offer, actor: Actor | undefined, deps = live): Promise<boolean> =>
  !actor || !(isOwnerOrAdmin(offer, actor) || (await belongsToSeller(offer, actor.id, deps)))
