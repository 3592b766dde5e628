import { getUsersById, type UserRecord } from './users.ts'
import { confirmedMarksOf } from '#shared/rules/reach.ts'
import { fullName } from '#shared/rules/user.ts'
import type { AdminUser, CurrentUser } from '#shared/schemas/user.ts'
import type { DecisionView } from '#shared/schemas/moderation.ts'
import type { DealerRecord } from './dealers.ts'

/** The user as they see themselves. */
export const toCurrentUser = (user: UserRecord): CurrentUser => ({
  id: user.id,
  username: user.username,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  phoneNumber: user.phoneNumber,
  city: user.city,
  country: user.country,
  companyName: user.companyName,
  role: user.role,
  isVerified: user.isVerified,
  verificationStatus: user.verificationStatus,
  ...(user.revokedAt && { revokedAt: user.revokedAt }),
  emailConfirmedAt: user.emailConfirmedAt,
  phoneConfirmedAt: user.phoneConfirmedAt,
  pendingEmail: user.pendingEmail,
  agreedVersion: user.agreedVersion,
  createdAt: user.createdAt,
})

/** The user as admins see them. */
export const toAdminUser = (user: UserRecord): AdminUser => ({
  ...toCurrentUser(user),
  status: user.status,
  suspension: user.suspension,
  version: user.version,
})

/** An admin as the other admins see them; null once the account is gone. */
export const toAdminName = (admin: Pick<UserRecord, 'id' | 'username' | 'status'> | undefined) =>
  admin && admin.status !== 'DELETED' ? { id: admin.id, username: admin.username } : null

/** A decision with the name of the admin who made it. */
export const toDecision = (
  decision: { status: string; at: string } | null,
  admin: UserRecord | undefined,
): DecisionView | null => decision && { status: decision.status, at: decision.at, by: toAdminName(admin) }

/**
 * A seller as the page of a listing shows them. A dealership is reached by the numbers of its page alone, since the account's may be
 * its owner's private one: one that it leaves empty is not offered. A private person's number is shown only while they are
 * `isReachable` about the thing on sale.
 */
export const toSeller = (owner: UserRecord, dealer: DealerRecord | undefined, isReachable: boolean) => {
  const ownNumber = isReachable ? owner.phoneNumber || null : null
  const { phoneNumber, whatsappNumber } = dealer ?? { phoneNumber: ownNumber, whatsappNumber: ownNumber }
  return {
    name: dealer?.businessName ?? owner.firstName,
    memberSince: owner.createdAt,
    ...confirmedMarksOf(owner, dealer?.phoneNumber),
    phoneNumber,
    whatsappNumber,
  }
}

/** The owner of something under review, as the reviewer sees them. */
export const toOwner = (user: UserRecord) => ({
  id: user.id,
  username: user.username,
  name: fullName(user),
  role: user.role,
})

const live = { getUsersById }

type Offer = { ownerId: string; decision: { by: string } | null }

/**
 * A page of offers as admins see them, each with its owner and with the admin who decided about it last. An offer without an
 * owner is left out: it is about to be deleted too.
 */
export const withOwners = async <T extends Offer, View>(
  offers: readonly T[],
  toView: (offer: T, owner: UserRecord, admin: UserRecord | undefined) => View,
  deps = live,
): Promise<View[]> => {
  const ids = offers.flatMap(({ ownerId, decision }) => (decision ? [ownerId, decision.by] : [ownerId]))
  const users = await deps.getUsersById([...new Set(ids)])
  return offers.flatMap((offer) => {
    const owner = users.get(offer.ownerId)
    return owner ? [toView(offer, owner, users.get(offer.decision?.by ?? ''))] : []
  })
}
